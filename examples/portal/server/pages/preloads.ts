import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { sessionIdOf } from '../http/visit';
import type { Html } from './html';

/** Path of the built widgets. */
export const WIDGETS = '/widgets/';

/**
 * The files that each element loads until its first screen is there, as the build lists them, and those that the screen of a path
 * needs besides.
 */
export type Elements = Readonly<
  Record<string, { files: readonly string[]; screens?: Readonly<Record<string, readonly string[]>> }>
>;

export type Preloads = {
  /** Requests the files of the elements on a page by a `Link` header. */
  announce(c: Context, page: Html): Promise<void>;
  /**
   * Sends the header that a page had the last time as 103 Early Hints, before the page is drawn. Only for navigations, as
   * browsers use it for nothing else, and not to a proxy of HTTP/1.0, which would take it for the page.
   */
  hint(c: Context): void;
};

/** @param hasEarlyHints whether every proxy in front of the portal passes a 103 on */
export function preloadsOf(elements: Elements, hasEarlyHints: boolean): Preloads {
  /** Links by route, for viewers with and without a session. */
  const last = new Map<string, string[]>();
  const keyOf = (c: Context) => `${routePath(c)} ${sessionIdOf(c) !== null}`;
  return {
    async announce(c, page) {
      const links = linksOf(elements, String(await page), c.req.path);
      if (links.length === 0) return;
      last.set(keyOf(c), links);
      c.header('Link', links.join(', '));
    },
    hint(c) {
      const links = last.get(keyOf(c));
      const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
      const isNavigation = c.req.header('sec-fetch-mode') === 'navigate';
      if (hasEarlyHints && links && isNavigation && incoming?.httpVersion !== '1.0')
        outgoing?.writeEarlyHints({ link: links });
    },
  };
}

/** Reads the list from the folder of the built widgets; it is empty before the first build. */
export function readElements(folder: string): Elements {
  try {
    return JSON.parse(readFileSync(join(folder, 'snippet.json'), 'utf8')) as Elements;
  } catch {
    return {};
  }
}

/** Returns links to the script, which comes first, and to the files of the elements; none without an element. */
function linksOf(elements: Elements, page: string, path: string): string[] {
  // Printed elements wait for a touch, apart from the login, which asks who is signed in; others until they are opened.
  const shown = page.replace(/<details.*?<\/details>/gs, '');
  const found = [...shown.matchAll(/<(cntv-[\w-]+)[^>]*>(<template)?/g)].filter(
    ([, tag, print]) => tag === 'cntv-login' || !print,
  );
  const tags = new Set(found.map(([, tag = '']) => tag));
  const files = new Set(
    [...tags].flatMap((tag) => [...(elements[tag]?.files ?? []), ...(elements[tag]?.screens?.[path] ?? [])]),
  );
  if (files.size === 0) return [];
  return [preload('cntv-widgets.js', 'high'), ...[...files].map((file) => preload(file, 'low'))];
}

function preload(file: string, priority: 'high' | 'low'): string {
  return `<${WIDGETS}${file}>; rel=modulepreload; crossorigin; fetchpriority=${priority}`;
}
