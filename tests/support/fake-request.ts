type Page = Pick<typeof globalThis, 'EventTarget' | 'Event'>;

/**
 * Returns an `XMLHttpRequest` of a page whose responses come from the test. As in a browser, an aborted request has none.
 * @param base the URL that relative URLs refer to
 */
export function fakeRequestClass({ EventTarget, Event }: Page, base: string) {
  return class extends EventTarget {
    status = 0;
    statusText = '';
    response: unknown = '';
    responseText = '';
    responseType = '';
    responseURL = '';
    readyState = 0;
    timeout = 0;
    withCredentials = false;
    upload = new EventTarget();
    onloadend: ((event: Event) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onabort: ((event: Event) => void) | null = null;
    ontimeout: ((event: Event) => void) | null = null;
    onreadystatechange: ((event: Event) => void) | null = null;
    /** What the page has set. */
    method = '';
    url = new URL(base);
    body: string | FormData | null = null;
    readonly headers: Record<string, string> = {};
    isAborted = false;
    private answerHeaders = '';

    open(method: string, url: string): void {
      this.method = method;
      this.url = new URL(url, base);
      this.readyState = 1;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name.toLowerCase()] = value;
    }

    getAllResponseHeaders(): string {
      return this.answerHeaders;
    }

    send(body: string | FormData | null = null): void {
      this.body = body;
    }

    abort(): void {
      this.isAborted = true;
      this.onabort?.(new Event('abort'));
    }

    /** Responds with text, a file, or an object as JSON. */
    answer(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): void {
      if (this.isAborted) return;
      this.status = status;
      this.responseURL = this.url.href;
      if (!(body instanceof Blob)) this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
      this.response = body instanceof Blob ? body : this.responseText;
      this.answerHeaders = Object.entries(headers)
        .map((header) => header.join(': '))
        .join('\r\n');
      this.readyState = 4;
      this.onreadystatechange?.(new Event('readystatechange'));
      this.onloadend?.(new Event('loadend'));
    }

    /** Ends without a response, as when the connection is lost. */
    fail(): void {
      if (!this.isAborted) this.onerror?.(new Event('error'));
    }

    timeOut(): void {
      if (!this.isAborted) this.ontimeout?.(new Event('timeout'));
    }
  };
}

/** Returns the fields of a form, encoded or as `FormData`, which may be of another window. */
export function formFields(body: string | FormData | null): URLSearchParams {
  return new URLSearchParams((body ?? '') as string);
}
