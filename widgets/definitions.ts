import type { Widget } from './define-widget';

const modules = import.meta.glob<Widget>('./*/index.ts', { eager: true, import: 'widget' });

/** The definitions of all elements. Not by `Object.values`, which Prototype.js replaces with one that lists inherited values. */
export const WIDGETS = Object.keys(modules).map((path) => modules[path] as Widget);
