import { act, type ReactNode } from 'react';
import { unload } from 'swr';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addConfigLayer } from '../../../src/page-config/scripts';
import { type Route, type Router, RouterProvider } from '../../../src/shared/navigation/route';
import { HostProvider } from '../../../src/ui/host';
import { ToastProvider } from '../../../src/ui/toast/toast';
import { FakeXhr } from '../fakes/fake-xhr';
import { CODE_ROWS } from '../i18n/code-rows';
import { mount, press, type } from '../ui/mount';

export const BUSY = '系统繁忙！请稍后重试！';
const NOT_LOGGED_IN = -10001;
/** Of "not logged in", before the viewer is sent to sign in (ERR-02). */
const SIGN_IN_MS = 3_000;
const TOAST_MS = 5_000;

type Refusal = { code: number; message?: string; words: string };

/** Every negative code of the dictionary, and two that are in none: with words of the server's, and without (ERR-06). */
export const REFUSALS: readonly Refusal[] = [
  ...CODE_ROWS.filter(({ code }) => code !== 0).map(({ code, zh }) => ({ code, words: zh })),
  { code: -99999, message: '账号风控中', words: '账号风控中' },
  { code: -99998, words: BUSY },
];

/** A screen of the portal over a service whose answers are given by path. */
export class ScreenUnderTest {
  /** By the end of a path; any other call is answered by code 0 and no more. */
  readonly answers: Record<string, (request: FakeXhr) => void> = {};
  readonly told: { name: string; detail: unknown }[] = [];
  private view: ReturnType<typeof mount>;

  constructor(screen: ReactNode, route: Partial<Route> = {}, answers: Readonly<Record<string, object>> = {}) {
    for (const [path, answer] of Object.entries(answers))
      this.answers[path] = (request) => request.answer(answer);
    vi.useFakeTimers({ now: Date.now() });
    unload({ revalidate: false });
    sessionStorage.clear();
    FakeXhr.reset();
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    FakeXhr.autoAnswer = (request) => {
      const path = Object.keys(this.answers).find((end) => request.url.pathname.endsWith(end));
      if (path) this.answers[path]?.(request);
      else request.answer({ code: 0 });
    };
    addConfigLayer({ appid: 'demo', signing: { mode: 'off' } });
    const element = document.createElement('div');
    const emit = (name: string, detail: unknown) => {
      this.told.push({ name, detail });
      // The page keeps the viewer: what a navigation leads to is another test's.
      return !/navigate|login-required/.test(name);
    };
    const router: Router = {
      route: { name: 'Login' as const, params: {}, query: new URLSearchParams(), state: undefined, ...route },
      go: () => false,
      hrefOf: (to) => to,
    };
    this.view = mount(
      <HostProvider value={{ element, emit }}>
        <ToastProvider>
          <RouterProvider value={router}>{screen}</RouterProvider>
        </ToastProvider>
      </HostProvider>,
    );
  }

  close(): void {
    this.view.unmount();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }

  get = (selector: string) => this.view.get(selector);
  has = (selector: string) => this.view.has(selector);
  value = (name: string) => (this.get(`#${name}`) as HTMLInputElement).value;
  message = (name: string) => this.get(`#${name}-message`).textContent;
  pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  /** React draws when a stretch of time is over; what it draws has timers of its own. */
  async settle(): Promise<void> {
    for (let step = 0; step < 3; step += 1) await this.pass(100);
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(values)) type(this.get(`#${name}`), text);
    await this.settle();
  }

  async press(selector: string): Promise<void> {
    press(this.get(selector));
    await this.settle();
  }

  async submit(selector: string): Promise<void> {
    const form = (this.get(selector) as HTMLInputElement).form;
    await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await this.settle();
  }

  toasts(): string[] {
    return this.view.all('[part=toast]').map((toast) => toast.textContent ?? '');
  }

  async toastsGo(): Promise<void> {
    await this.pass(TOAST_MS + 1_000);
    expect(this.toasts()).toEqual([]);
  }

  callsTo(path: string): FakeXhr[] {
    return FakeXhr.sent.filter(({ url }) => url.pathname.endsWith(path));
  }
}

export type Inline = { at: string; words: string; toasts?: boolean };

export type RefusedCall = {
  /** The end of its path. */
  path: string;
  open(): ReactNode;
  route?: Partial<Route>;
  /** What the service answers while the screen opens, by the end of a path. */
  before?: Readonly<Record<string, object>>;
  /** Field by field. */
  typed: Readonly<Record<string, string>>;
  /** What comes before the call can be made. */
  prepare?(screen: ScreenUnderTest): Promise<void>;
  /** What the screen shows is the viewer's own, so it goes when the session ends. */
  needsViewer?: true;
  /** Makes the call. */
  act(screen: ScreenUnderTest): Promise<void>;
  /** What makes the call, and must be there again afterwards. */
  button: string;
  /** What the form itself says, and where; without a toast unless `toasts`. */
  inline?(refusal: Refusal): Inline | null;
  /** Whether the button has to wait after this code, and how long. */
  waitMs?(code: number): number;
  /** Answers the call with a refusal, where that is not an answer like any other. */
  refuse?(request: FakeXhr, envelope: object): void;
};

/** The four sign-in codes stand in the form, under a field (ERR-04). */
export const signInCodesUnder =
  (field: string) =>
  ({ code, words }: Refusal): Inline | null =>
    [-21002, -21018, -21023, -21025].includes(code) ? { at: `#${field}-message`, words } : null;

/** A wrong or expired SMS code is also marked at its field, where it stays when the toast has gone. */
export const smsCodesMarked = ({ code, words }: Refusal): Inline | null =>
  [-21011, -21012].includes(code) ? { at: '#smsCode-message', words, toasts: true } : null;

/**
 * One form, refused with every code in turn: the words stand where the documents want them, what was typed stays, and
 * the next try is possible (ERR-04, ERR-05, ERR-06, ERR-12, ERR-15).
 * @param ids the requirements that the form itself proves by this
 */
export function standsEveryCode(ids: string, call: RefusedCall): void {
  let screen: ScreenUnderTest;
  async function open() {
    screen = new ScreenUnderTest(call.open(), call.route, call.before);
    await screen.settle();
    await screen.fill(call.typed);
    await call.prepare?.(screen);
    await screen.toastsGo();
  }
  beforeAll(open);
  afterAll(() => screen.close());

  it.each(REFUSALS)(`$code is told in its place, and the form stays (${ids})`, async (refusal) => {
    const { code, words, message = '' } = refusal;
    screen.answers[call.path] = (request) => {
      if (call.refuse) call.refuse(request, { code, message });
      else request.answer({ code, message });
    };
    const before = screen.callsTo(call.path).length;
    screen.told.length = 0;
    await call.act(screen);
    expect(screen.callsTo(call.path)).toHaveLength(before + 1);

    const inline = call.inline?.(refusal) ?? null;
    const toasts = inline && !inline.toasts ? [] : [words];
    expect(screen.toasts()).toEqual(toasts);
    expect(screen.has('[part=toast] [data-testid~=close]')).toBe(toasts.length > 0);
    if (inline) expect(screen.get(inline.at).textContent).toBe(inline.words);
    expect(screen.told.filter(({ name }) => name === 'cntv-error')).toEqual([
      { name: 'cntv-error', detail: { code, message: words } },
    ]);
    for (const [name, text] of Object.entries(call.typed)) expect(screen.value(name)).toBe(text);

    await screen.pass(SIGN_IN_MS);
    expect(screen.toasts()).toEqual(code === NOT_LOGGED_IN ? [] : toasts);
    const asked = screen.told.filter(({ name }) => name === 'cntv-login-required');
    expect(asked).toHaveLength(code === NOT_LOGGED_IN ? 1 : 0);
    if (code === NOT_LOGGED_IN && call.needsViewer) {
      expect(screen.has(call.button)).toBe(false);
      screen.close();
      return open();
    }
    const button = () => screen.get(call.button) as HTMLButtonElement;
    const waitMs = call.waitMs?.(code) ?? 0;
    expect(button().disabled).toBe(waitMs > 0);
    await screen.pass(waitMs);
    expect([button().disabled, button().getAttribute('aria-busy')]).toEqual([false, null]);
    await screen.toastsGo();
  });
}
