/**
 * Makes a release the one that a channel serves: copies its files, to the byte, into the folder of the channel beside it.
 * Files of earlier releases in `c/` stay, for pages that are still open.
 *
 * npm run promote -- <version> stable|rc [--off]
 *
 * `--off` puts the file that switches the elements off in the loader's place. The same command with an earlier version
 * goes back.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const SUFFIXES = { stable: '', rc: '-rc' };
const LOADER = 'cntv-widgets.js';
const COPIES = ['', '.br', '.gz'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    off: { type: 'boolean' },
    // The folder with the releases, for tests.
    folder: { type: 'string', default: fileURLToPath(new URL('../../release', import.meta.url)) },
  },
});
const [version = '', channel = ''] = positionals;
const release = join(values.folder, version);
if (!(channel in SUFFIXES)) end('Write: npm run promote -- <version> stable|rc [--off]');
if (!version || !existsSync(join(release, LOADER)))
  end(`There is no release ${version} in ${values.folder}: npm run release writes it.`);
const served = join(values.folder, version.split('.')[0] + SUFFIXES[channel]);

for (const file of files().filter((name) => !name.startsWith(LOADER))) copy(file, file);
// At the end: all that the loader requests is there.
for (const ending of COPIES) copy(`${values.off ? 'off.js' : LOADER}${ending}`, LOADER + ending);
console.log(`${served}: ${version}${values.off ? ', switched off' : ''}`);

/** Copies a file in one step, so that none is served in half. */
function copy(from, to) {
  const target = join(served, to);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(release, from), `${target}.new`);
  renameSync(`${target}.new`, target);
}

function files() {
  const entries = readdirSync(release, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(release.length + 1));
}

function end(message) {
  console.error(message);
  process.exit(1);
}
