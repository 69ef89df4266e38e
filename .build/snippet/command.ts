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
import {
  configurationLine,
  type Elements,
  elementLine,
  FOLDER,
  filesOf,
  type Hashes,
  LOADER,
  loaderLine,
  preloadLines,
} from './lines.ts';

const USAGE =
  'usage: node snippet.mjs [--headers | --integrity] <folder> <tag> …, for example: node snippet.mjs /widgets/ cntv-login';
const CONFIGURATION = '{"appid": "demo", "signing": {"publicKey": "MIIBIjANBg…"}, "portalHome": "/"}';

const elements: Elements = JSON.parse(readFileSync(new URL('snippet.json', import.meta.url), 'utf8'));

try {
  console.log(lines(process.argv.slice(2)).join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

function lines(parameters: readonly string[]): string[] {
  const { headers, integrity, folder, tags } = read(parameters);
  const files = filesOf(elements, tags);
  if (headers) return [header(folder + LOADER, 'high'), ...files.map((file) => header(folder + file, 'low'))];
  const hashes = integrity ? readHashes() : undefined;
  return [
    loaderLine(folder, hashes),
    ...preloadLines(folder, files, hashes),
    configurationLine(CONFIGURATION),
    ...tags.map((tag) => elementLine({ tag, attributes: [], fallback: fallbackOf(tag) })),
  ];
}

function fallbackOf(tag: string) {
  return elements[tag]?.fallback ?? { text: '' };
}

function readHashes(): Hashes {
  const url = new URL('integrity.json', import.meta.url);
  if (!existsSync(url))
    throw new Error(
      '--integrity: there is no integrity.json here; run the copy in the folder of `npm run release`',
    );
  return JSON.parse(readFileSync(url, 'utf8'));
}

function header(url: string, priority: 'high' | 'low'): string {
  return `Link: <${url}>; rel=modulepreload; crossorigin; fetchpriority=${priority}`;
}

/** @throws Error with a sentence for the person who has typed the parameters */
function read(parameters: readonly string[]) {
  const { folder, tags, ...options } = parsed(parameters);
  const isClear = !(options.headers && options.integrity);
  if (!FOLDER.test(folder) || tags.length === 0 || !isClear) throw new Error(USAGE);
  const unknown = tags.filter((tag) => !Object.hasOwn(elements, tag));
  if (unknown.length > 0)
    throw new Error(`unknown: ${unknown.join(', ')}; the elements are ${Object.keys(elements).join(', ')}`);
  return { ...options, folder, tags };
}

function parsed(args: readonly string[]) {
  try {
    const options = { headers: { type: 'boolean' }, integrity: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [folder = '', ...tags] = positionals;
    return { ...values, folder, tags };
  } catch {
    throw new Error(USAGE);
  }
}
