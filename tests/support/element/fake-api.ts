/** A request of the page. */
export type Call = {
  method: string;
  path: string;
  /** Query parameters and form fields. */
  fields: Record<string, string>;
  url: string;
  /** FormData for a file. */
  body: string | FormData | null;
  withCredentials: boolean;
};

export type Answer = { code?: number; message?: string; data?: unknown } | Fault;

/** Faults of the network. `pending` never responds. */
export type Fault =
  | { fault: 'offline' | 'pending' }
  | { fault: 'http'; status: number; body?: string; headers?: Record<string, string> };

export type Handler = Answer | ((call: Call) => Answer | Promise<Answer>);

/** The back end of one host page: responses by `METHOD /path`, and the received calls. */
export class FakeApi {
  readonly calls: Call[] = [];

  constructor(readonly answers: Record<string, Handler> = {}) {}

  /** The calls to one endpoint. */
  to(endpoint: string): Call[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === endpoint);
  }

  async answer(call: Call): Promise<Answer> {
    this.calls.push(call);
    const handler = this.answers[`${call.method} ${call.path}`] ?? { code: -10001, message: 'not logged in' };
    return typeof handler === 'function' ? handler(call) : handler;
  }

  /** Returns an XMLHttpRequest class for the page's window that sends to this back end. */
  requestClass(page: Window): typeof XMLHttpRequest {
    const api = this;
    const EventTargetOfPage = (page as unknown as { EventTarget: typeof EventTarget }).EventTarget;
    const EventOfPage = (page as unknown as { Event: typeof Event }).Event;

    class FakeRequest extends EventTargetOfPage {
      status = 0;
      statusText = '';
      responseText = '';
      response = '';
      responseURL = '';
      responseType = '';
      readyState = 0;
      timeout = 0;
      withCredentials = false;
      upload = new EventTargetOfPage();
      onloadend: (() => void) | null = null;
      onerror: ((event: Event) => void) | null = null;
      onabort: (() => void) | null = null;
      ontimeout: (() => void) | null = null;
      onreadystatechange: (() => void) | null = null;
      private method = '';
      private headers: Record<string, string> = {};
      private isOver = false;

      open(method: string, url: string) {
        this.method = method;
        this.responseURL = new URL(url, page.location.href).href;
        this.readyState = 1;
      }
      setRequestHeader() {}
      getAllResponseHeaders() {
        return Object.entries(this.headers)
          .map((pair) => pair.join(': '))
          .join('\r\n');
      }
      abort() {
        this.isOver = true;
        this.onabort?.();
      }
      async send(body: string | FormData | null = null) {
        const url = new URL(this.responseURL);
        // The FormData may be of the page's window.
        const sent = new URLSearchParams((body ?? '') as string);
        const fields = Object.fromEntries([...url.searchParams, ...sent]);
        const { method, withCredentials } = this;
        const answer = await api.answer({
          method,
          path: url.pathname,
          fields,
          url: url.href,
          body,
          withCredentials,
        });
        if (!this.isOver) this.finish(answer);
      }
      private finish(answer: Answer) {
        if ('fault' in answer && answer.fault === 'pending') return;
        this.isOver = true;
        if ('fault' in answer && answer.fault === 'offline') {
          this.onerror?.(new EventOfPage('error'));
          return;
        }
        this.status = 'fault' in answer && answer.fault === 'http' ? answer.status : 200;
        this.headers = 'fault' in answer && answer.fault === 'http' ? (answer.headers ?? {}) : {};
        this.response = this.responseText =
          'fault' in answer
            ? (answer.fault === 'http' && answer.body) || ''
            : JSON.stringify({ code: 0, message: '', ...answer });
        this.readyState = 4;
        this.onreadystatechange?.();
        this.onloadend?.();
      }
    }
    return FakeRequest as unknown as typeof XMLHttpRequest;
  }
}
