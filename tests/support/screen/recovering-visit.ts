import type { BrowserContext, Page } from 'puppeteer-core';
import { CHUNK_LIMIT_MS } from '#config/limits';
import type { FaultySite } from '../browser/faulty-site';
import { ACCOUNT, PASSWORD } from '../portal/demo-account';
import { devConsole } from '../portal/dev-console';
import { CONDITION_LIMIT_MS } from '../time-limits.mjs';
import { answerCaptcha } from './captcha';
import { watchCaptchas } from './captcha-answers';

/** What a visit must show in the end, and what the viewer does meanwhile. */
export type Scenario = {
  html: string;
  widget: string;
  isMember: boolean;
  isDone(state: State): boolean;
};

type State = Awaited<ReturnType<typeof stateOf>>;

export type Outcome = {
  isDone: boolean;
  /** Retries pressed by the viewer, or submits repeated after a "busy" message. */
  retries: number;
  reloads: number;
  /** Highest number of requests of a file. */
  requests: number;
  wasBlank: boolean;
  wasTwice: boolean;
  lostInput: boolean;
};

const script = '<script type="module" src="/1/cntv-widgets.js"></script>';
const ready = ({ state, retry }: State) => state === 'ready' && !retry;

export const SCENARIOS = {
  'sign-in': {
    html: `${script}<cntv-login><a href="/login.html">登录</a></cntv-login>`,
    widget: 'cntv-login',
    isMember: false,
    isDone: ({ successes }) => successes > 0,
  },
  form: {
    html: `${script}<cntv-apply-form form="kids-show">表单</cntv-apply-form>`,
    widget: 'cntv-apply-form',
    isMember: false,
    isDone: (state) => ready(state) && state.invalid > 0,
  },
  badge: {
    html: `${script}<cntv-unread-badge>消息</cntv-unread-badge>`,
    widget: 'cntv-unread-badge',
    isMember: true,
    isDone: ({ text }) => /\d/.test(text),
  },
  centre: {
    html: `${script}<cntv-member-center>会员</cntv-member-center>`,
    widget: 'cntv-member-center',
    isMember: true,
    isDone: (state) => ready(state) && state.hasMenu && !state.hasSkeleton,
  },
} satisfies Record<string, Scenario>;

/** Visits a page until its widget has done its work, and presses a retry whenever one is offered. */
export async function visit(
  context: BrowserContext,
  site: FaultySite,
  name: keyof typeof SCENARIOS,
  { limitMs = CONDITION_LIMIT_MS } = {},
): Promise<Outcome> {
  const { widget, isMember, isDone } = SCENARIOS[name];
  if (isMember) {
    const value = await devConsole.startSession(ACCOUNT);
    await context.setCookie({
      name: 'portal_session',
      value,
      domain: 'localhost',
      path: '/',
      httpOnly: true,
    });
  }
  const page = await context.newPage();
  watchCaptchas(page);
  await page.setViewport({ width: 1280, height: 900 });
  await page.evaluateOnNewDocument(prepare, CHUNK_LIMIT_MS);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${site.origin}/${name}`, { waitUntil: 'domcontentloaded' });
  const outcome = {
    isDone: false,
    retries: 0,
    reloads: 0,
    requests: 0,
    wasBlank: false,
    wasTwice: false,
    lostInput: false,
  };
  const viewer = new Viewer(page, widget, outcome);
  const end = Date.now() + limitMs;
  while (Date.now() < end && outcome.retries < 5) {
    const state = await stateOf(page, widget).catch(() => null);
    if (!state) continue;
    outcome.wasBlank ||= state.isBlank && name !== 'badge';
    outcome.wasTwice ||= state.forms > 1 || state.successes > 1;
    outcome.isDone = isDone(state);
    if (outcome.isDone) break;
    await viewer.act(name, state).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  outcome.reloads = Math.max(0, loads - 1);
  outcome.requests = Math.max(0, ...site.requests.values());
  await page.close();
  return outcome;
}

class Viewer {
  private isTyped = false;
  private isSubmitted = false;

  constructor(
    readonly page: Page,
    readonly widget: string,
    readonly outcome: Outcome,
  ) {}

  private async type(): Promise<void> {
    this.isTyped = await this.page.evaluate(
      (account, password) => {
        const root = document.querySelector('cntv-login')?.shadowRoot;
        for (const [id, value] of Object.entries({ account, password })) {
          const field = root?.querySelector<HTMLInputElement>(`#${id}`);
          if (!field) return false;
          field.focus();
          document.execCommand('insertText', false, value);
        }
        return true;
      },
      ACCOUNT,
      PASSWORD,
    );
  }

  async act(name: string, state: State): Promise<void> {
    if (state.retry) {
      this.outcome.retries += 1;
      this.isSubmitted = false;
      await this.press('[data-testid~=retry]');
      return;
    }
    if (name === 'sign-in') return this.signIn(state);
    if (name === 'form' && state.state === 'ready') await this.press('form [type=submit]');
  }

  private async signIn(state: State): Promise<void> {
    if (!this.isTyped && state.account !== undefined) await this.type();
    else if (state.hasCaptcha) {
      await answerCaptcha(this.page, { host: this.widget, by: 'mouse' });
      await new Promise((resolve) => setTimeout(resolve, 300));
    } else if (state.state === 'ready' && (!this.isSubmitted || state.hasToast)) {
      if (this.isSubmitted) this.outcome.retries += 1;
      this.outcome.lostInput ||= this.isTyped && (state.account !== ACCOUNT || state.password !== PASSWORD);
      if (state.account !== ACCOUNT || state.password !== PASSWORD) return this.type();
      this.isSubmitted = true;
      await this.press('[part=toast] [data-testid~=close]');
      await this.press('form [type=submit]');
    }
  }

  private async press(selector: string): Promise<void> {
    await this.page.evaluate(
      (host, inner) => document.querySelector(host)?.shadowRoot?.querySelector<HTMLElement>(inner)?.click(),
      this.widget,
      selector,
    );
  }
}

/** Runs in the page, before its scripts: counts sign-ins without leaving, and shortens the time limit of chunks. */
function prepare(limitMs: number): void {
  const { setTimeout: original } = window;
  window.setTimeout = ((call: () => void, ms: number, ...rest: []) =>
    original(call, ms === limitMs ? 1500 : ms, ...rest)) as typeof setTimeout;
  Object.assign(window, { successes: 0 });
  addEventListener('cntv-login-success', (event) => {
    event.preventDefault();
    Object.assign(window, { successes: Reflect.get(window, 'successes') + 1 });
  });
}

function stateOf(page: Page, widget: string) {
  return page.evaluate((tag) => {
    const element = document.querySelector<HTMLElement>(tag);
    const root = element?.shadowRoot;
    const value = (id: string) => root?.querySelector<HTMLInputElement>(`#${id}`)?.value;
    const box = root?.querySelector('div');
    return {
      state: element && Reflect.get(element, Symbol.for('cntv.state'))?.state,
      text: box?.textContent ?? '',
      retry: Boolean(root?.querySelector('[data-testid~=retry]')),
      isBlank: root ? !box?.hasChildNodes() : false,
      forms: root?.querySelectorAll('form:has(#account)').length ?? 0,
      invalid: root?.querySelectorAll('[aria-invalid=true]').length ?? 0,
      account: value('account'),
      password: value('password'),
      hasToast: /繁忙/.test(root?.querySelector('[part=toast]')?.textContent ?? ''),
      hasCaptcha: Boolean(root?.querySelector('[part=captcha][data-phase=ready]')),
      hasMenu: Boolean(root?.querySelector('[part=menu]')),
      hasSkeleton: Boolean(root?.querySelector('[part~=skeleton]')),
      successes: Reflect.get(window, 'successes') as number,
    };
  }, widget);
}
