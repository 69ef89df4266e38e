import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll } from 'vitest';
import type { Catalogue } from '#i18n/catalogue';
import { loadChunk } from '#lib/chunk';
import { loadFormEngine } from '#ui/forms/use-form-engine';
import { LanguageProvider } from '#ui/language';
import { catalogueIn } from '../texts/catalogue-in';

// Loaded before the tests, because chunks cannot be loaded under fake timers.
await loadChunk(loadFormEngine);

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const roots: Root[] = [];
// A root that stays mounted schedules work for answers that come after its file.
afterAll(() =>
  act(() => {
    for (const root of roots) root.unmount();
  }),
);

/** Renders into a shadow root of the document, as a widget does, with the Chinese texts. */
export function mount(node: ReactNode, texts: Catalogue = catalogueIn('zh-CN')) {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  shadow.append(box);
  const root = createRoot(box);
  roots.push(root);
  const render = (next: ReactNode) =>
    act(() => root.render(<LanguageProvider value={texts}>{next}</LanguageProvider>));
  render(node);
  return {
    shadow,
    render,
    /** Returns the first element with this part or test ID; throws if there is none. */
    part: (name: string) => found(shadow, `[part~="${name}"],[data-testid~="${name}"]`),
    get: (selector: string) => found(shadow, selector),
    has: (selector: string) => shadow.querySelector(selector) !== null,
    all: (selector: string) => [...shadow.querySelectorAll<HTMLElement>(selector)],
    unmount() {
      act(() => root.unmount());
      host.remove();
    },
  };
}

function found(shadow: ShadowRoot, selector: string): HTMLElement {
  const element = shadow.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`nothing matches ${selector} in ${shadow.innerHTML}`);
  return element;
}

/** Types as a viewer does. Sets the value through the prototype, because React ignores a change through the instance. */
export function type(input: Element, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    setter?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Waits for the frame in which live regions get their texts. */
export function nextFrame(): Promise<void> {
  return act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
}

export function press(element: Element): void {
  act(() =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })),
  );
}

/** @returns false if the default action of the key was prevented */
export function pressKey(element: Element, key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...more,
  });
  act(() => {
    element.dispatchEvent(event);
  });
  return !event.defaultPrevented;
}
