import { token } from './tokens';

/** What the elements of a widget inherit from the page, beside custom properties: language, colour scheme, and states. */
export const INHERITED: readonly string[] = [
  '-webkit-locale',
  'color-scheme',
  'visibility',
  'pointer-events',
  'forced-color-adjust',
  'print-color-adjust',
  '-webkit-print-color-adjust',
  '-webkit-text-size-adjust',
];

/** Style of the boxes of `root-box.ts`. Resets all other properties, except `direction`, which is an attribute. */
export const ROOT_RULE = `.root{all:initial;${INHERITED.join(':inherit;')}:inherit;display:block;box-sizing:border-box;overflow-wrap:break-word;color:${token('color-text')};font:${token('text-m')}/${token('leading')} ${token('font')}}`;
