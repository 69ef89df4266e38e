import type { Printable } from '../stamp';

/** What changes the tree of a form. */
export const tree = {
  properties: ['form', 'declarations', 'messages', 'consent', 'closes'],
  config: ['texts', 'portalBase', 'links', 'options', 'fields'],
} satisfies Printable;
