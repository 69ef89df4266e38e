/**
 * Prints the lines of a page that shows certain elements: the script, one line for each file that these elements load, so
 * that the browser requests all of them at once, the configuration and the elements. Or, with `--headers`, the same requests
 * as `Link` headers. In the folder of a release, `--integrity` adds hashes to the lines, and names the loader that checks
 * all other files as well. The lines are those of this version: print them again for the next. A release with the configuration
 * of the site needs none in the page.
 *
 * With `--static`, it prints elements for the template of a page, with their form, and the hashes of their styles for the policy;
 * with `--link`, they have a style sheet of the folder instead. A tag may have attributes, as in the links of `embedLinks`.
 *
 * `cntv-portal` may be followed by the path of its page, whose screen is requested too, or printed.
 *
 * node snippet.mjs [--headers | --integrity] <folder of cntv-widgets.js> <tag> [<path>] …
 * node snippet.mjs --static [--link] [--config <file>] <folder> <tag>[?<attribute>=<value>&…] [<path>] …
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isRecord } from '../../src/config/is-record.ts';
import { merged, type Raw } from '../../src/config/merged.ts';
import { splitEmbed } from '../../src/lib/text/embed-fragment.ts';
import { acceptedParts } from '../../src/page-config/accepted-parts.ts';
import type { printRoot, printSheet } from '../print/render-print.tsx';
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

type Options = ReturnType<typeof read>;

const USAGE =
  'usage: node snippet.mjs [--headers | --integrity | --static [--link] [--config <file>]] <folder> <tag> …, for example: node snippet.mjs /widgets/ cntv-login';
const CONFIGURATION =
  '{"appid": "demo", "signing": {"publicKey": "MIIBIjANBg…"}, "portalHome": "/index.html"}';

const elements: Elements = JSON.parse(readFileSync(new URL('snippet.json', import.meta.url), 'utf8'));
/** The configuration of the site, which a release can have in its loader. */
const SITE_FILE = new URL('site.json', import.meta.url);
const site: object | null = existsSync(SITE_FILE) ? JSON.parse(readFileSync(SITE_FILE, 'utf8')) : null;

try {
  console.log((await lines(process.argv.slice(2))).join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function lines(parameters: readonly string[]): Promise<string[]> {
  const { headers, integrity, folder, tags, ...options } = read(parameters);
  if (options.static) return printed(folder, tags, options);
  const files = filesOf(elements, tags);
  if (headers) return [header(folder + LOADER, 'high'), ...files.map((file) => header(folder + file, 'low'))];
  const hashes = integrity ? readHashes() : undefined;
  return [
    loaderLine(folder, hashes),
    ...preloadLines(folder, files, hashes),
    ...(site ? [] : [configurationLine(CONFIGURATION)]),
    ...tags
      .filter((tag) => !isPath(tag))
      .map((tag) => elementLine({ tag, attributes: [], fallback: fallbackOf(tag) })),
  ];
}

function fallbackOf(tag: string) {
  return elements[tag]?.fallback ?? { text: '' };
}

/** The elements, and below them the hashes as a comment, so that all of it may stand in a template. */
async function printed(
  folder: string,
  specs: readonly string[],
  { link, config }: Options,
): Promise<string[]> {
  const url = new URL('cntv-print.mjs', import.meta.url);
  // Not loadChunk: this runs on Node, and React only for this option.
  const print: { printRoot: typeof printRoot; printSheet: typeof printSheet } = await import(url.href);
  const sheet = link ? folder + print.printSheet().file : undefined;
  const own = config === undefined ? [] : [readConfig(config)];
  const pageConfig = site
    ? acceptedParts([site, ...own])
        .filter(isRecord)
        .reduce<Raw>(merged, {})
    : (own[0] ?? {});
  const hashes = new Set<string>();
  const elementLines: string[] = [];
  for (const [index, spec] of specs.entries()) {
    if (isPath(spec)) continue;
    const { written: tag, values } = splitEmbed(`#${spec}`);
    const path = specs.slice(index + 1, index + 2).find(isPath);
    const { root, hash, title } = await print.printRoot(tag, values, pageConfig, sheet, path);
    hashes.add(hash);
    elementLines.push(elementLine({ tag, attributes: values, fallback: fallbackOf(tag), root }));
    if (title) elementLines.push(`<!-- title ${title.replaceAll('--', '')} -->`);
  }
  return link ? elementLines : [...elementLines, `<!-- style-src ${[...hashes].join(' ')} -->`];
}

/** Whether a parameter is the path of a page, and not a tag. */
function isPath(parameter: string): boolean {
  return parameter.startsWith('/');
}

function hasScreen(tag: string, path: string): boolean {
  return Object.hasOwn(elements[tag]?.screens ?? {}, path);
}

function readConfig(path: string): object {
  try {
    const config: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof config === 'object' && config && !Array.isArray(config)) return config;
  } catch {
    // The sentence is the same.
  }
  throw new Error(`--config: ${path} is no file with a JSON object like {"texts": {…}}`);
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
  const kinds = [options.headers, options.integrity, options.static].filter(Boolean);
  const isClear = kinds.length < 2 && (options.static || !(options.link || options.config));
  if (!FOLDER.test(folder) || tags.length === 0 || !isClear) throw new Error(USAGE);
  const stray = tags.find((tag, index) => isPath(tag) && !tags[index - 1]?.startsWith('cntv-'));
  if (stray) throw new Error(`${stray} must follow the tag of its element`);
  const path = tags.find((tag, index) => isPath(tag) && !hasScreen(tags[index - 1] ?? '', tag));
  if (!options.static && path) throw new Error(`${path} is no path of a screen of cntv-portal`);
  const unknown = tags
    .filter((tag) => !isPath(tag))
    .map((tag) => (options.static ? splitEmbed(`#${tag}`).written : tag))
    .filter((tag) => !Object.hasOwn(elements, tag));
  if (unknown.length > 0)
    throw new Error(`unknown: ${unknown.join(', ')}; the elements are ${Object.keys(elements).join(', ')}`);
  return { ...options, folder, tags };
}

function parsed(args: readonly string[]) {
  try {
    const options = {
      headers: { type: 'boolean' },
      integrity: { type: 'boolean' },
      static: { type: 'boolean' },
      link: { type: 'boolean' },
      config: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [folder = '', ...tags] = positionals;
    // Also `'cntv-portal /regist.html'`, as one parameter.
    return { ...values, folder, tags: tags.flatMap((tag) => tag.split(/ (?=\/)/)) };
  } catch {
    throw new Error(USAGE);
  }
}
