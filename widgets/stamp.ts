import { VERSION } from '#config/version.build-time';
import type { PageConfig } from '#page-config/types';
import type { Values } from './attributes';

/** What the printed tree of a view depends on, besides the language. */
export type Printable = {
  /** The screen, for an element that shows the one of the page's address; undefined where it has no print. */
  screen?: string | undefined;
  /** Names of properties of the element. */
  properties: readonly string[];
  config: readonly (keyof PageConfig)[];
  /** Loads what the view would suspend for. */
  load?(values: Values, pageConfig: PageConfig): Promise<unknown>;
  /** Returns the title that the view gives the page. */
  titleOf?(values: Values, pageConfig: PageConfig): Promise<string | undefined>;
};

/** What can be printed of an element: always the same, or by its attributes and the address of the page. */
export type PrintOf = Printable | ((values: Values) => Printable);

export function readPrint(print: PrintOf, values: Values): Printable {
  return typeof print === 'function' ? print(values) : print;
}

/**
 * Returns the stamp of a print: the version of the release, and a hash of what changes the tree. With another stamp, the view
 * cannot hydrate the print.
 */
export function stampOf(tag: string, print: PrintOf, values: Values, pageConfig: PageConfig): string {
  const { screen, properties, config } = readPrint(print, values);
  const read = [
    tag,
    screen,
    values.lang,
    properties.map((name) => values[name]),
    config.map((key) => pageConfig[key]),
  ];
  return `${VERSION}-${hashOf(JSON.stringify(read))}`;
}

/** Returns a 32-bit FNV-1a hash. An equal hash of another text would only leave an outdated form in place. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
