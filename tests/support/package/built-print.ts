import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Print from '../../../.build/print/render-print';
import { root } from '../source/text';

/** Imports what renders prints from the built files, as the server of a page does. */
export function builtPrint(): Promise<typeof Print> {
  return import(pathToFileURL(join(root, 'dist/cntv-print.mjs')).href);
}
