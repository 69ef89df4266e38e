import type { Printable } from '../stamp';

/** What changes the tree of the login. */
export const tree = {
  properties: ['variant'],
  config: ['texts', 'portalBase', 'registrationHost'],
} satisfies Printable;
