import { type Finding, finding } from './finding';
import { type Markup, placeOfElement } from './markup';

/** An element in the HTML of a page that loads the polyfill of scoped registries twice. Its second copy cannot create any. */
export function registryMistakes({ notCreated }: Markup): Finding[] {
  if (!notCreated) return [];
  const place = { ...placeOfElement(notCreated), instead: '' };
  return [finding('polyfilledTwice', place, { tag: notCreated.name })];
}
