import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { CSP, policyOf } from '../http/security-headers';
import type { Html } from './html';

/** What `cntv-print.mjs` of the built widgets returns. */
type Printed = { root: string; hash: string };

/** Elements that pages show at once, besides the screens of the portal: a tag with attributes, as in links. */
const ELEMENTS = ['cntv-login', 'cntv-apply-form?form=poetry'];

export type Prints = {
  /**
   * The shadow root of an element, which stands first between its tags; nothing before the first build. The spec is a tag with
   * attributes, or `cntv-portal` and the path of a page.
   */
  rootOf(spec: string): Html | '';
  /** Allows the styles of the prints on a page. */
  allow(c: Context, page: Html): Promise<void>;
};

/**
 * Prints the elements once, because they are the same for all viewers.
 * @param folder folder of the built widgets
 * @param config page configuration of the pages
 */
export async function readPrints(folder: string, config: object): Promise<Prints> {
  const printed = new Map<string, Printed>();
  const file = join(folder, 'cntv-print.mjs');
  if (existsSync(file)) {
    const { printRoot, PRINTABLE_PATHS } = await import(pathToFileURL(file).href);
    const screens = PRINTABLE_PATHS.map((path: string) => `cntv-portal ${path}`);
    for (const spec of [...ELEMENTS, ...screens]) {
      const [element = '', path] = spec.split(' ');
      const [tag, query] = element.split('?');
      printed.set(spec, await printRoot(tag, new URLSearchParams(query), config, undefined, path));
    }
  }
  return {
    rootOf(spec) {
      const print = printed.get(spec);
      return print ? html`<template shadowrootmode="open">${raw(print.root)}</template>` : '';
    },
    async allow(c, page) {
      const text = String(await page);
      const shown = [...printed.values()].filter(({ root }) => text.includes(root));
      if (shown.length > 0) c.header(CSP, policyOf({ styles: shown.map(({ hash }) => hash) }));
    },
  };
}
