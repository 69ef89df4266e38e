/// <reference types="mocha" />

import { expect } from '@esm-bundle/chai';
import { EVENTS } from '#config/events';
import { CONDITION_LIMIT_MS } from '../time-limits.mjs';
import { declared } from './declared';
import type { FakeApi } from './fake-api';
import './faults/sendable-failures';

type Options = {
  /** The body of the page. */
  html: string;
  config?: Record<string, unknown> | string;
  api?: FakeApi;
  /** URLs of the loader; the built one by default. */
  scripts?: readonly string[];
  /** Style sheets and classic scripts in the page's head, before the loader. */
  assets?: readonly string[];
  /** Classic scripts that run between the loader and its chunks. */
  later?: readonly string[];
  title?: string;
  /** Further query parameters of the page. */
  query?: Record<string, string>;
  width?: number;
  height?: number;
  /** Runs in the page before all other scripts. */
  prepare?(page: Window): void;
};

export type HostPage = {
  window: Window & typeof globalThis;
  document: Document;
  frame: HTMLIFrameElement;
  violations: string[];
  console: string[];
  errors: string[];
  /** Returns the first element with this tag. */
  widget(tag: string): HTMLElement;
  close(): void;
  /** Expects neither a CSP violation nor an uncaught error, and closes the page. */
  closeWithoutErrors(): void;
};

const pages = new Map<string, object>();
(window as unknown as { hostPages: typeof pages }).hostPages = pages;
let count = 0;

/** Parts, slots and events of the elements of the current test, as `tag name`. */
export const seen = {
  parts: new Set<string>(),
  slots: new Set<string>(),
  events: new Set<string>(),
};

/** Removes what other tests have left: an open page would move the next one out of the viewport. */
beforeEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  pages.clear();
  localStorage.clear();
  sessionStorage.clear();
  seen.parts.clear();
  seen.slots.clear();
  seen.events.clear();
});

/** Expects that all parts, slots and events of a test are declared in the element's contract. */
afterEach(async () => {
  const { isDeclared } = await declared();
  const isOfWidget = (name: string) => name.startsWith('cntv-');
  expect([...seen.parts].filter((part) => !isDeclared('cssParts', part))).to.deep.equal([]);
  expect([...seen.slots].filter((slot) => !isDeclared('slots', slot))).to.deep.equal([]);
  expect([...seen.events].filter(isOfWidget).filter((event) => !isDeclared('events', event))).to.deep.equal(
    [],
  );
});

/**
 * Opens a CMS page with the strict policy in a frame of the test; resolves when it is parsed and its scripts have
 * run. Does not wait for `load`, which Firefox and WebKit delay for chunks that a test may delay.
 */
export async function openPage(options: Options): Promise<HostPage> {
  const name = `host-${count++}`;
  const eventNames = new Set([...Object.values(EVENTS), ...(await declared()).eventNames]);
  const frame = document.createElement('iframe');
  const record = {
    violations: [] as string[],
    console: [] as string[],
    errors: [] as string[],
  };
  const parsed = new Promise<void>((onParsed) => {
    pages.set(name, {
      ...record,
      seen: { ...seen, eventNames },
      api: options.api,
      prepare: options.prepare,
      onParsed,
    });
  });
  const query = new URLSearchParams({
    html: options.html,
    title: options.title ?? 'A page',
    ...options.query,
  });
  const { config } = options;
  if (config) query.set('config', typeof config === 'string' ? config : JSON.stringify(config));
  for (const script of options.scripts ?? []) query.append('script', script);
  for (const asset of options.assets ?? []) query.append('asset', asset);
  for (const script of options.later ?? []) query.append('later', script);
  frame.name = name;
  frame.width = String(options.width ?? 1000);
  frame.height = String(options.height ?? 900);
  frame.src = `/host?${query}`;
  // The focus in an earlier page can have scrolled the runner's page. A widget that is out of sight does not load.
  window.scrollTo(0, 0);
  document.body.append(frame);
  await parsed;
  const view = frame.contentWindow as HostPage['window'];
  const close = () => {
    frame.remove();
    pages.delete(name);
  };
  return {
    ...record,
    frame,
    window: view,
    document: view.document,
    // Not document.querySelector, which a form of the page may hide.
    widget: (tag) => view.document.getElementsByTagName(tag)[0] as HTMLElement,
    close,
    closeWithoutErrors() {
      expect(record.violations).to.deep.equal([]);
      expect(record.errors).to.deep.equal([]);
      close();
    },
  };
}

/** Waits until a condition is truthy and returns its value. Checks every 10 ms; throws after `ms`. */
export async function until<Value>(
  condition: () => Value,
  what = String(condition),
  ms = CONDITION_LIMIT_MS,
): Promise<NonNullable<Value>> {
  const end = performance.now() + ms;
  for (;;) {
    const value = condition();
    if (value) return value;
    if (performance.now() > end) throw new Error(`Waited ${ms} ms for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Returns the state that `:state()` tells. */
export function stateOf(widget: Element): string | undefined {
  return ['loading', 'ready', 'error'].find((state) => widget.matches(`:state(${state})`));
}

/** Whether a widget shows its prerender and waits for a touch. */
export function isAtRest(widget: HTMLElement): boolean {
  return stateOf(widget) === 'ready' && Boolean(widget.shadowRoot?.querySelector('[data-print]'));
}

/** Touches a widget as a pointer does. */
export function touch(widget: HTMLElement): void {
  inside(widget, 'div').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
}

/** Whether a widget shows its view. One that waits for a touch gets it. */
export function isReady(widget: HTMLElement): boolean {
  if (isAtRest(widget)) touch(widget);
  return stateOf(widget) === 'ready' && !isAtRest(widget);
}

/** Returns the URLs of the files that a page has loaded or preloads. */
export function requestedFiles({ document, window }: HostPage): string[] {
  const preloads = [...document.head.querySelectorAll('link')].map(({ href }) => href);
  return [...preloads, ...window.performance.getEntriesByType('resource').map(({ name }) => name)];
}

/** Returns an element inside a widget by selector. */
export function inside<Found extends HTMLElement = HTMLElement>(
  widget: HTMLElement,
  selector: string,
): Found {
  const found = widget.shadowRoot?.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} is not in <${widget.localName}>`);
  return found;
}

export function submitForm(widget: HTMLElement): void {
  inside<HTMLFormElement>(widget, 'form').requestSubmit();
}

/** Types into a field letter by letter, as a viewer does. */
export function type(field: HTMLInputElement, text: string): void {
  const view = field.ownerDocument.defaultView as HostPage['window'];
  field.focus();
  for (const letter of text) {
    Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      field.value + letter,
    );
    field.dispatchEvent(new view.InputEvent('input', { bubbles: true, composed: true, data: letter }));
  }
}
