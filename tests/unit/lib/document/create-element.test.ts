import { afterEach, expect, it } from 'vitest';
import { createElement } from '#lib/document/create-element';

afterEach(() => Reflect.deleteProperty(document, 'createElement'));

it('creates an element where a form hides document.createElement', () => {
  const value = document.createElement('form');
  Object.defineProperty(document, 'createElement', { value, configurable: true });
  const link = createElement('link');
  expect(link.localName).toBe('link');
  expect(link.ownerDocument).toBe(document);
});
