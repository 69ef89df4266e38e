import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { CSP, policyOf } from '../http/security-headers';
import type { Services } from '../http/services';
import { withConfiguration } from '../pages/examples';
import { WIDGETS } from '../pages/preloads';
import type { CallName } from './dev-console-pages';

/** Path of the gallery, beside the widgets. */
export const GALLERY = `${WIDGETS}gallery/`;
const CALLS = /(<script[^>]+id="portal">)[^<]*/;
/** The strict policy, with the frame of the preview. */
const POLICY = `${policyOf()}; frame-src 'self'`;

type Gallery = {
  /** Folder of the built widgets. */
  folder: string;
  /** The calls that have a fault switch. */
  calls: readonly CallName[];
};

/**
 * Serves the pages of the built gallery, which begins with this portal's page configuration. It is beside the widgets, as where
 * it is served as static files.
 */
export function mountGallery(app: Hono, services: Services, { folder, calls }: Gallery): void {
  const names = JSON.stringify(calls.map(({ method, path }) => `${method} ${path}`));
  const pageOf = (file: string) => readFile(join(folder, 'gallery', file), 'utf8');
  app.on('GET', ['/gallery', '/gallery/'], (c) => c.redirect(GALLERY));
  app.get(GALLERY, async (c) => {
    c.header('Cache-Control', 'no-cache');
    c.header(CSP, POLICY);
    const page = withConfiguration(await pageOf('index.html'), services);
    return c.html(page.replace(CALLS, (_, tag: string) => tag + names));
  });
  app.get(`${GALLERY}preview.html`, async (c) => {
    c.header('Cache-Control', 'no-cache');
    // The gallery configures the preview with what is in its code.
    return c.html(await pageOf('preview.html'));
  });
}
