/**
 * Prints the lines of a page that shows certain elements: the script, one line for each file that these elements load, so
 * that the browser requests all of them at once, the configuration and the elements. Or, with `--headers`, the same requests
 * as `Link` headers. The lines are those of this version: print them again for the next.
 *
 * node snippet.mjs [--headers] <folder of cntv-widgets.js> <tag> …
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const USAGE =
  'usage: node snippet.mjs [--headers] <folder> <tag> …, for example: node snippet.mjs /widgets/ cntv-login';
const FOLDER = /^[^\s"'<>&,;]*\/$/;
const LOADER = 'cntv-widgets.js';
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
  const { headers, folder, tags } = read(parameters);
  const files = [...new Set(tags.flatMap((tag) => elements[tag].files))];
  if (headers) return [header(folder + LOADER, 'high'), ...files.map((file) => header(folder + file, 'low'))];
  return [
    `<script type="module" src="${folder}${LOADER}"></script>`,
    ...files.map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${folder}${file}">`,
    ),
    CONFIGURATION,
    ...tags.map((tag) => `<${tag}>${elements[tag].content}</${tag}>`),
  ];
}

function header(url, priority) {
  return `Link: <${url}>; rel=modulepreload; crossorigin; fetchpriority=${priority}`;
}

/** @throws Error with a sentence for the person who has typed the parameters */
function read(parameters) {
  const { headers, folder, tags } = parsed(parameters);
  if (!FOLDER.test(folder) || tags.length === 0) throw new Error(USAGE);
  const unknown = tags.filter((tag) => !Object.hasOwn(elements, tag));
  if (unknown.length > 0)
    throw new Error(`unknown: ${unknown.join(', ')}; the elements are ${Object.keys(elements).join(', ')}`);
  return { headers, folder, tags };
}

function parsed(args) {
  try {
    const options = { headers: { type: 'boolean', default: false } };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder = '', ...tags] = positionals;
    return { ...values, folder, tags };
  } catch {
    throw new Error(USAGE);
  }
}
