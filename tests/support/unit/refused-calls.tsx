import { act, type ReactNode } from 'react';
import { unload } from 'swr';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addConfigLayer } from '#page-config/scripts';
import { ProofScope } from '#shared/identity/proof-scope';
import { type Route, type Router, RouterProvider } from '#shared/navigation/route';
import type { Elements } from '#ui/elements';
import { HostProvider } from '#ui/host';
import { ToastProvider } from '#ui/toast/toast';
import { CODE_ROWS } from '../code-rows';
import { FakeXhr } from './fake-xhr';
import { fakeHost } from './host';
import { mount, press, type } from './mount';

export const BUSY = '系统繁忙！请稍后重试！';
const NOT_LOGGED_IN = -10001;
/** The delay of the redirect to the sign-in page after "not logged in" (ERR-02). */
const SIGN_IN_MS = 3_000;
const TOAST_MS = 5_000;
const TOO_LONG = '提交的内容过长，请缩短后重新提交';

export type Refusal = { code: number; message?: string; words: string };

/** Every code of the dictionary, and two unknown ones: with a message of the server, and without (ERR-06). */
export const REFUSALS: readonly Refusal[] = [
  ...CODE_ROWS.filter(({ code }) => code !== 0).map(({ code, zh }) => ({ code, words: zh })),
  { code: -99999, message: '账号风控中', words: '账号风控中' },
  { code: -99998, words: BUSY },
];

/** A screen of the portal, with a service whose responses are set by path. */
export class ScreenUnderTest {
  /** By the end of the path; the response to any other call is code 0 without data. */
  readonly answers: Record<string, (request: FakeXhr) => void> = {};
  readonly told: { name: string; detail: unknown }[] = [];
  /** The element of the screen, which is not around it. */
  readonly element = document.createElement('div');
  /** The events that the page cancels; the target of a navigation is covered by other tests. */
  cancels = /navigate|login-required/;
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
    const emit = (name: string, detail: unknown) => {
      this.told.push({ name, detail });
      return !this.cancels.test(name);
    };
    const router: Router = {
      route: { name: 'Login' as const, params: {}, query: new URLSearchParams(), state: undefined, ...route },
      go: () => false,
      hrefOf: (to) => to,
    };
    this.view = mount(
      <HostProvider value={fakeHost({ element: this.element, emit })}>
        <ToastProvider>
          <RouterProvider value={router}>
            <ProofScope loadSignIn={null}>{screen as Elements}</ProofScope>
          </RouterProvider>
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
  all = (selector: string) => this.view.all(selector);
  has = (selector: string) => this.view.has(selector);
  value = (name: string) => (this.get(`#${name}`) as HTMLInputElement).value;
  message = (name: string) => this.get(`#${name}-message`).textContent;
  pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  /** Advances the timers in steps, because React renders between them and starts new ones. */
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

  /** The texts of the screen outside toasts, fields and what is for screen readers only. */
  ownTexts(): (string | null)[] {
    return this.view
      .all('*')
      .filter((element) => !element.closest('style,[part=toast],[part=field],form > [role=alert]'))
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent);
  }

  toasts(): string[] {
    return this.view.all('[part=toast]').map((toast) => toast.textContent ?? '');
  }

  async waitUntilToastsClose(): Promise<void> {
    await this.pass(TOAST_MS + 1_000);
    expect(this.toasts()).toEqual([]);
  }

  callsTo(path: string): FakeXhr[] {
    return FakeXhr.sent.filter(({ url }) => url.pathname.endsWith(path));
  }
}

export type Inline = {
  at: string;
  words: string;
  toasts?: boolean;
  /** A field that must not be marked, because its value is not the reason. */
  unmarked?: string;
};

export type RefusedCall = {
  /** The end of the path of the call. */
  path: string;
  open(): ReactNode;
  route?: Partial<Route>;
  /** The responses while the screen loads, by the end of the path. */
  before?: Readonly<Record<string, object>>;
  /** The values to type, by field. */
  typed: Readonly<Record<string, string>>;
  /** Steps before the call can be made. */
  prepare?(screen: ScreenUnderTest): Promise<void>;
  /** Whether the screen shows private data, and so is removed when the session ends. */
  needsViewer?: true;
  /** Makes the call. */
  act(screen: ScreenUnderTest): Promise<void>;
  /** The control that makes the call, which must be enabled again afterwards. */
  button: string;
  /** The message that the form shows, and where; without a toast unless `toasts`. */
  inline?(refusal: Refusal): Inline | null;
  /** Whether the button is off after this code, and how long. */
  waitMs?(code: number): number;
  /** Codes that ask for another step instead of showing a message; other tests cover them. */
  asks?: readonly number[];
  /** Refuses the call, if that needs a special response. */
  refuse?(request: FakeXhr, envelope: object): void;
};

/** The four sign-in codes are shown under a field of the form (ERR-04). */
export const signInCodesUnder =
  (field: string) =>
  ({ code, words }: Refusal): Inline | null =>
    [-21002, -21018, -21023, -21025].includes(code) ? { at: `#${field}-message`, words } : null;

/**
 * Codes that refuse the typed account or password, and the two unknown ones, which name no reason. Only for them may a
 * form claim that the password is wrong.
 */
const ABOUT_CREDENTIALS = [-21003, -21004, -21005, -21006, -21007, -21010, -99999, -99998];

/**
 * A form's own text about a wrong password, at its field. Any other reason, such as a ban, stays above the button in its
 * own words, and the field is not marked.
 */
export const passwordWrongOr =
  (field: string, text: string) =>
  ({ code, words }: Refusal): Inline =>
    ABOUT_CREDENTIALS.includes(code)
      ? { at: `#${field}-message`, words: text, toasts: true }
      : { at: '[data-testid~=form-message]', words, toasts: true, unmarked: field };

/** A wrong or expired SMS code is also an error of its field, which remains after the toast. */
export const smsCodesMarked = ({ code, words }: Refusal): Inline | null =>
  [-21011, -21012].includes(code) ? { at: '#smsCode-message', words, toasts: true } : null;

/**
 * Tests one form with every result code: the message is shown where the documents require it, the typed values stay, and
 * a retry is possible (ERR-04, ERR-05, ERR-06, ERR-12, ERR-15). The screen adds no message of its own (ERR-09).
 * @param ids the requirements that this form proves
 */
export function testRefusals(ids: string, call: RefusedCall): void {
  let screen: ScreenUnderTest;
  async function open() {
    screen = new ScreenUnderTest(call.open(), call.route, call.before);
    await screen.settle();
    await screen.fill(call.typed);
    await call.prepare?.(screen);
    await screen.waitUntilToastsClose();
  }
  beforeAll(open);
  afterAll(() => screen.close());

  it.each(REFUSALS.filter(({ code }) => !call.asks?.includes(code)))(
    `$code is shown in its place only, and the form keeps its values (ERR-09, ${ids})`,
    async (refusal) => {
      const { code, words, message = '' } = refusal;
      screen.answers[call.path] = (request) => {
        if (call.refuse) call.refuse(request, { code, message });
        else request.answer({ code, message });
      };
      const before = screen.callsTo(call.path).length;
      const ownTexts = screen.ownTexts();
      screen.told.length = 0;
      await call.act(screen);
      expect(screen.callsTo(call.path)).toHaveLength(before + 1);

      const inline = call.inline?.(refusal) ?? null;
      const toasts = inline && !inline.toasts ? [] : [words];
      expect(screen.toasts()).toEqual(toasts);
      expect(screen.has('[part=toast] [data-testid~=close]')).toBe(toasts.length > 0);
      if (inline) expect(screen.get(inline.at).textContent).toBe(inline.words);
      if (!(code === NOT_LOGGED_IN && call.needsViewer))
        expect([...ownTexts, inline?.words]).toEqual(expect.arrayContaining(screen.ownTexts()));
      if (inline?.unmarked) {
        expect(screen.message(inline.unmarked)).toBe('');
        expect(screen.get(`#${inline.unmarked}`).getAttribute('aria-invalid')).toBe(null);
      }
      expect(screen.told.filter(({ name }) => name === 'cntv-error')).toEqual([
        { name: 'cntv-error', detail: { code, message: words, cause: 'refused' } },
      ]);
      for (const [name, text] of Object.entries(call.typed)) expect(screen.value(name)).toBe(text);

      // The redirect waits for a focused field whose input is not saved.
      if (code === NOT_LOGGED_IN) leaveField();
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
      const isOff = () => button().disabled || button().getAttribute('aria-disabled') === 'true';
      const waitMs = call.waitMs?.(code) ?? 0;
      expect(isOff()).toBe(waitMs > 0);
      await screen.pass(waitMs);
      expect([isOff(), button().getAttribute('aria-busy')]).toEqual([false, null]);
      await screen.waitUntilToastsClose();
      if (inline) expect(screen.get(inline.at).textContent).toBe(inline.words);
    },
  );

  it('status 413 without a code, as from a proxy, is shown as its reason, and the form keeps its values', async () => {
    screen.answers[call.path] = (request) => request.answer('<h1>413 Request Entity Too Large</h1>', 413);
    await call.act(screen);
    expect(screen.toasts()).toEqual([TOO_LONG]);
    for (const [name, text] of Object.entries(call.typed)) expect(screen.value(name)).toBe(text);
    await screen.waitUntilToastsClose();
  });
}

function leaveField(): void {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (active instanceof HTMLElement) active.blur();
}
