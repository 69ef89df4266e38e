import { afterEach, beforeEach, vi } from 'vitest';
import { fakeRequestClass, formFields } from '../fake-request';
import { freshBrowser } from './fresh-page';

const BASE = 'https://www.example.com';

/** Records the requests of all pages. Installed by `setUpFakeXhr`, or with `vi.stubGlobal('XMLHttpRequest', FakeXhr)`. */
export class FakeXhr extends fakeRequestClass(globalThis, BASE) {
  static sent: FakeXhr[] = [];
  /** Responds to each request as soon as it is sent. */
  static autoAnswer: ((request: FakeXhr) => void) | null = null;

  static reset(): void {
    FakeXhr.sent = [];
    FakeXhr.autoAnswer = null;
  }

  /** The only request, or the last one. */
  static get last(): FakeXhr {
    const request = FakeXhr.sent.at(-1);
    if (!request) throw new Error('nothing was sent');
    return request;
  }

  override send(body?: string | FormData): void {
    super.send(body);
    FakeXhr.sent.push(this);
    if (FakeXhr.autoAnswer) queueMicrotask(() => FakeXhr.autoAnswer?.(this));
  }

  /** The fields of the query or of the body, in the order in which they were sent. */
  get fields(): [string, string][] {
    return [...(this.method === 'GET' ? this.url.searchParams : formFields(this.body))];
  }
}

/** Starts each test of a file with a new page whose requests are made by `FakeXhr`, and hides its warnings. */
export function setUpFakeXhr(): void {
  beforeEach(() => {
    freshBrowser();
    FakeXhr.reset();
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Responds to each request with this envelope or file. */
export function answer(...response: Parameters<FakeXhr['answer']>): void {
  FakeXhr.autoAnswer = (request) => request.answer(...response);
}

/** Method, path and fields of a request, by default of the last one. */
export function sent(request = FakeXhr.last) {
  const { method, url, fields } = request;
  return { line: `${method} ${url.pathname}`, fields: Object.fromEntries(fields) };
}
