import { writeEmbed } from '../../src/lib/text/embed-fragment.ts';
import { jsonInScript, startTag } from '../../widgets/diagnostics/markup/markup.ts';

/** What stands between the tags of an element until it is ready: a link, a text, or nothing. */
export type Fallback = { text: string; href?: string };

/**
 * What is known of each element: its usual fallback, and the files that it loads until its first screen is there; of the portal
 * also those that the screen of a path needs besides.
 */
export type Elements = Readonly<
  Record<
    string,
    {
      fallback: Fallback;
      files: readonly string[];
      screens?: Readonly<Record<string, readonly string[]>>;
    }
  >
>;

/** SHA-384 hashes of the files of a release. */
export type Hashes = Readonly<Record<string, string>>;

/** An element to write. */
export type Written = {
  tag: string;
  attributes: Iterable<readonly [name: string, value: string]>;
  fallback: Fallback;
  /** Content of the shadow root, which the page prints. */
  root?: string;
};

/** The folder of the built files: a URL that ends with a slash. */
export const FOLDER = /^[^\s"'<>&,;]*\/$/;
export const LOADER = 'cntv-widgets.js';
/** The loader that checks the hashes of all files that it loads. */
const CHECKING_LOADER = 'cntv-widgets.integrity.js';

/** @param hashes adds the hash, and names the loader that checks all other files as well */
export function loaderLine(folder: string, hashes?: Hashes): string {
  const file = hashes ? CHECKING_LOADER : LOADER;
  const crossorigin = hashes ? ([['crossorigin', '']] as const) : [];
  return element('script', [
    ['type', 'module'],
    ['src', folder + file],
    ...crossorigin,
    ...integrity(file, hashes),
  ]);
}

/** Requests the files at once instead of when the loader has run. */
export function preloadLines(folder: string, files: readonly string[], hashes?: Hashes): string[] {
  return files.map((file) =>
    startTag('link', [
      ['rel', 'modulepreload'],
      ['crossorigin', ''],
      ['fetchpriority', 'low'],
      ['href', folder + file],
      ...integrity(file, hashes),
    ]),
  );
}

/** Returns the files of several elements, each once. A tag may be followed by the path of its page. */
export function filesOf(elements: Elements, tags: readonly string[]): string[] {
  const files = tags.flatMap((tag, index) => {
    const screens = elements[tags[index - 1] ?? '']?.screens;
    return elements[tag]?.files ?? screens?.[tag] ?? [];
  });
  return [...new Set(files)];
}

/** @param json the page configuration */
export function configurationLine(json: string): string {
  return element(
    'script',
    [
      ['type', 'application/json'],
      ['data-cntv-config', ''],
    ],
    `\n${jsonInScript(json).replace(/^/gm, '  ')}\n`,
  );
}

export function elementLine({ tag, attributes, fallback, root }: Written): string {
  const print = root === undefined ? '' : element('template', [['shadowrootmode', 'open']], root);
  return element(tag, attributes, print + fallbackHtml(fallback));
}

/** A link that becomes the element where the page configuration has `embedLinks`. */
export function linkLine({ tag, attributes, fallback: { text, href = '' } }: Written): string {
  const address = href.replace(/#.*/s, '') + writeEmbed(tag, attributes);
  return element('a', [['href', address]], escaped(text || tag));
}

function fallbackHtml({ text, href }: Fallback): string {
  if (href) return element('a', [['href', href]], escaped(text));
  return text && element('p', [], escaped(text));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function integrity(file: string, hashes: Hashes | undefined): [string, string][] {
  return hashes ? [['integrity', hashes[file] ?? '']] : [];
}

function element(name: string, attributes: Written['attributes'], content = ''): string {
  return `${startTag(name, attributes)}${content}</${name}>`;
}
