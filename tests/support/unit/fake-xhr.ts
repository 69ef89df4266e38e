import { afterEach, beforeEach, vi } from 'vitest';
import { freshBrowser } from './fresh-page';

/**
 * An `XMLHttpRequest` that records requests and takes its responses from the test. Installed by `setUpFakeXhr`, or with
 * `vi.stubGlobal('XMLHttpRequest', FakeXhr)`.
 */
export class FakeXhr {
  static sent: FakeXhr[] = [];
  /** Responds to each request as soon as it is sent. */
  static autoAnswer: ((request: FakeXhr) => void) | null = null;

  status = 0;
  statusText = '';
  responseText = '';
  response = '';
  responseURL = '';
  readyState = 0;
  timeout = 0;
  withCredentials = false;
  method = '';
  url = new URL('about:blank');
  body: string | null = null;
  isAborted = false;
  readonly headers: Record<string, string> = {};
  onloadend: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  ontimeout: (() => void) | null = null;
  onabort: (() => void) | null = null;
  private answerHeaders = '';

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

  open(method: string, url: string): void {
    this.method = method;
    this.url = new URL(url, 'https://www.example.com');
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }

  getAllResponseHeaders(): string {
    return this.answerHeaders;
  }

  send(body: string | null = null): void {
    this.body = body;
    FakeXhr.sent.push(this);
    if (FakeXhr.autoAnswer) queueMicrotask(() => FakeXhr.autoAnswer?.(this));
  }

  abort(): void {
    this.isAborted = true;
  }

  /** The fields of query and body, in the order in which they were sent. */
  get fields(): [string, string][] {
    return [...(this.method === 'GET' ? this.url.searchParams : new URLSearchParams(this.body ?? ''))];
  }

  answer(body: unknown, status = 200, headers: Record<string, string> = {}): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.answerHeaders = Object.entries(headers)
      .map((header) => header.join(': '))
      .join('\r\n');
    this.onloadend?.(new Event('loadend'));
  }

  fail(): void {
    this.onerror?.(new Event('error'));
  }

  timeOut(): void {
    this.ontimeout?.();
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

/** Responds to each request with this envelope. */
export function answer(body: unknown, status = 200): void {
  FakeXhr.autoAnswer = (request) => request.answer(body, status);
}

/** Method, path and fields of the last request. */
export function sent() {
  const { method, url, fields } = FakeXhr.last;
  return { line: `${method} ${url.pathname}`, fields: Object.fromEntries(fields) };
}
