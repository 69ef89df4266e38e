import type { Widget } from './define-widget';

/** The definitions of all elements. */
export const WIDGETS = Object.values(
  import.meta.glob<Widget>('./*/index.ts', { eager: true, import: 'widget' }),
);
