import { fakeRequestClass, formFields } from '../fake-request';

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

const LOGIN = 'POST /openapi/v2/user/login';
const CHECK = 'GET /openapi/v2/user/checkLogin';

/**
 * The back end of one host page: responses by `METHOD /path`, and the received calls. The browser keeps its cookie: after a
 * sign-in the login check confirms it, unless it has an answer of its own.
 */
export class FakeApi {
  readonly calls: Call[] = [];
  private hasSignedIn = false;

  constructor(readonly answers: Record<string, Handler> = {}) {}

  /** The calls to one endpoint. */
  to(endpoint: string): Call[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === endpoint);
  }

  async answer(call: Call): Promise<Answer> {
    this.calls.push(call);
    const endpoint = `${call.method} ${call.path}`;
    const isConfirmed = endpoint === CHECK && this.hasSignedIn;
    const other: Handler = isConfirmed
      ? { data: { is_login: 1 } }
      : { code: -10001, message: 'not logged in' };
    const handler = this.answers[endpoint] ?? other;
    const answer = await (typeof handler === 'function' ? handler(call) : handler);
    if (endpoint === LOGIN && !('fault' in answer) && !answer.code) this.hasSignedIn = true;
    return answer;
  }

  /** Returns an XMLHttpRequest class for the page's window that sends to this back end. */
  requestClass(page: Window & typeof globalThis): unknown {
    const api = this;
    return class extends fakeRequestClass(page, page.location.href) {
      override async send(body: string | FormData | null = null) {
        super.send(body);
        const { method, url, withCredentials } = this;
        const fields = Object.fromEntries([...url.searchParams, ...formFields(body)]);
        const call = { method, path: url.pathname, fields, url: url.href, body, withCredentials };
        const answer = await api.answer(call);
        if (!('fault' in answer)) this.answer({ code: 0, message: '', ...answer });
        else if (answer.fault === 'http') this.answer(answer.body ?? '', answer.status, answer.headers);
        else if (answer.fault === 'offline') this.fail();
      }
    };
  }
}
