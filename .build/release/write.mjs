/**
 * Writes the folder of a release: the built files, a loader that checks their hashes, one that switches the elements off, the
 * hashes of all of them, and a copy of each file for brotli and for gzip. The configuration of a site stands before the
 * loaders, which take it before that of the page. The gallery has a folder of its own beside it, which is not for viewers.
 *
 * node --import tsx .build/release/write.mjs [--site <file>] [folder of the built files] [folder of the release]
 */
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { readSite } from './read-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' } } });
const [dist = join(root, 'dist'), release = join(root, 'release', version)] = positionals;
const gallery = `${release}-gallery`;
/** What only the npm package needs, and the gallery. */
const NOT_SERVED = /^(types|package\.js|bundled\.js|gallery)$/;
/** What may be the first script of a page, or of the gallery. */
const FIRST_SCRIPTS = ['cntv-widgets.js', 'cntv-widgets.integrity.js', 'cntv-doctor.js'];

const site = values.site === undefined ? null : await readSite(values.site);
rmSync(release, { recursive: true, force: true });
cpSync(dist, release, { recursive: true, filter: (path) => !NOT_SERVED.test(relative(dist, path)) });
await build({ root, mode: 'integrity', logLevel: 'warn', build: { outDir: release } });
addHashes(join(release, 'cntv-widgets.integrity.js'));
if (site) addSite();
writeGallery();
writeOff();
writeFileSync(join(release, 'integrity.json'), `${JSON.stringify(hashes(/./), null, 2)}\n`);
for (const file of files()) {
  const content = readFileSync(join(release, file));
  writeFileSync(join(release, `${file}.br`), brotliCompressSync(content));
  writeFileSync(join(release, `${file}.gz`), gzipSync(content, { level: 9 }));
}
console.log(`${release}: ${files().length} files; the gallery is in ${gallery}`);

/** Adds the hashes of the files on demand to the loader, by name; to those of another release on the same page. */
function addHashes(loader) {
  const onDemand = Object.entries(hashes(/^c\//)).map(([file, hash]) => [basename(file), hash]);
  const table = JSON.stringify(Object.fromEntries(onDemand));
  const symbol = "Symbol.for('cntv-widgets.hashes')";
  prepend(loader, `Object.assign(globalThis[${symbol}]??={},${table});`);
}

/** Adds the configuration of the site to the loaders, as data, and for `snippet.mjs`. */
function addSite() {
  writeFileSync(join(release, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
  const symbol = "Symbol.for('cntv-widgets.site')";
  const line = `globalThis[${symbol}]??=${jsonInScript([['site', site]])};`;
  for (const file of FIRST_SCRIPTS) prepend(join(release, file), line);
}

/** Writes the gallery with the configuration of the site; it loads the files of the release beside it. */
function writeGallery() {
  rmSync(gallery, { recursive: true, force: true });
  cpSync(join(dist, 'gallery'), gallery, { recursive: true });
  for (const file of ['index.html', 'preview.html', 'preview.js'].map((name) => join(gallery, name))) {
    const text = readFileSync(file, 'utf8')
      .replace(/(["'])\.\.\//g, `$1../${basename(release)}/`)
      .replace(/(<script[^>]+id="site">)null/, (_, tag) => tag + jsonInScript(site));
    writeFileSync(file, text);
  }
}

/** Without signs that would end a script of a page, or a line in a text. */
function jsonInScript(value) {
  const escaped = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped);
}

function prepend(file, line) {
  writeFileSync(file, `${line}\n${readFileSync(file, 'utf8')}`);
}

/** Writes the file that operators put in the loader's place to switch the elements off. */
function writeOff() {
  const { modules } = JSON.parse(readFileSync(join(release, 'custom-elements.json'), 'utf8'));
  const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
  const source = readFileSync(new URL('off.js', import.meta.url), 'utf8');
  writeFileSync(join(release, 'off.js'), source.replace('TAGS = []', `TAGS = ${JSON.stringify(tags)}`));
}

function hashes(pattern) {
  const found = files().filter((file) => pattern.test(file));
  return Object.fromEntries(found.map((file) => [file, hashOf(readFileSync(join(release, file)))]));
}

function hashOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function files() {
  const entries = readdirSync(release, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(release, join(parentPath, name)).split(sep).join('/'))
    .sort();
}
