/**
 * Prints the lines of a page that shows certain elements: the script, one line for each file that these elements load, so
 * that the browser requests all of them at once, the configuration and the elements. Or, with `--headers`, the same requests
 * as `Link` headers. In the folder of a release, `--integrity` adds hashes to the lines, and names the loader that checks
 * all other files as well. The lines are those of this version: print them again for the next.
 *
 * node snippet.mjs [--headers | --integrity] <folder of cntv-widgets.js> <tag> …
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const USAGE =
  'usage: node snippet.mjs [--headers | --integrity] <folder> <tag> …, for example: node snippet.mjs /widgets/ cntv-login';
const FOLDER = /^[^\s"'<>&,;]*\/$/;
const LOADER = 'cntv-widgets.js';
const CHECKING_LOADER = 'cntv-widgets.integrity.js';
const CONFIGURATION = `<script type="application/json" data-cntv-config>
  {"appid": "demo", "signing": {"publicKey": "MIIBIjANBg…"}, "portalHome": "/"}
</script>`;

const elements = JSON.parse(readFileSync(new URL('snippet.json', import.meta.url), 'utf8'));

try {
  console.log(lines(process.argv.slice(2)).join('\n'));
} catch ({ message }) {
  console.error(message);
  process.exitCode = 2;
}

function lines(parameters) {
  const { headers, integrity, folder, tags } = read(parameters);
  const files = [...new Set(tags.flatMap((tag) => elements[tag].files))];
  if (headers) return [header(folder + LOADER, 'high'), ...files.map((file) => header(folder + file, 'low'))];
  const hashOf = integrity ? readHashes() : () => '';
  const loader = integrity ? CHECKING_LOADER : LOADER;
  return [
    `<script type="module" src="${folder}${loader}"${hashOf(loader, ' crossorigin')}></script>`,
    ...files.map(
      (file) =>
        `<link rel="modulepreload" crossorigin fetchpriority="low" href="${folder}${file}"${hashOf(file)}>`,
    ),
    CONFIGURATION,
    ...tags.map((tag) => `<${tag}>${elements[tag].content}</${tag}>`),
  ];
}

/** Returns a function that writes the attribute with the hash of a file. */
function readHashes() {
  const url = new URL('integrity.json', import.meta.url);
  if (!existsSync(url))
    throw new Error(
      '--integrity: there is no integrity.json here; run the copy in the folder of `npm run release`',
    );
  const hashes = JSON.parse(readFileSync(url, 'utf8'));
  return (file, before = '') => `${before} integrity="${hashes[file]}"`;
}

function header(url, priority) {
  return `Link: <${url}>; rel=modulepreload; crossorigin; fetchpriority=${priority}`;
}

/** @throws Error with a sentence for the person who has typed the parameters */
function read(parameters) {
  const { folder, tags, ...options } = parsed(parameters);
  const isClear = !(options.headers && options.integrity);
  if (!FOLDER.test(folder) || tags.length === 0 || !isClear) throw new Error(USAGE);
  const unknown = tags.filter((tag) => !Object.hasOwn(elements, tag));
  if (unknown.length > 0)
    throw new Error(`unknown: ${unknown.join(', ')}; the elements are ${Object.keys(elements).join(', ')}`);
  return { ...options, folder, tags };
}

function parsed(args) {
  try {
    const options = { headers: { type: 'boolean' }, integrity: { type: 'boolean' } };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder = '', ...tags] = positionals;
    return { ...values, folder, tags };
  } catch {
    throw new Error(USAGE);
  }
}
