import { expect, it } from 'vitest';
import { minimalPage } from '../../../support/browser/minimal-page';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors } from '../../../support/browser/visitor';
import { holdRequests } from '../../../support/browser/wire';
import { devConsole } from '../../../support/portal/dev-console';
import { BindingsPage } from '../../../support/screen/bindings-page';
import type { Means } from '../../../support/screen/captcha';
import { LoginWidget } from '../../../support/screen/login-widget';
import { Recovery, START } from '../../../support/screen/recovery';
import { NEW_EMAIL, NEW_PHONE, Registration } from '../../../support/screen/registration';
import { Widget } from '../../../support/screen/widget';

const newVisitor = setUpVisitors();
type Kind = 'puzzle' | 'click';
type Visit = { widget: Widget; by: Means };

/** A form that asks for a captcha. */
type Place = {
  what: string;
  /** Path below the base of the portal. */
  at: string;
  /** Whose session the viewer has. */
  account?: string;
  /** The account that an earlier step of the recovery has stored. */
  recovers?: string;
  /** Does everything until the captcha opens. */
  ask(visit: Visit): Promise<unknown>;
  /** The end of the path of the call that receives the proof. */
  call: string;
};

const BASE = '/site';
const DEMO_PHONE = '13800138000';
const SMS = '/verification/sms/code';
const MAIL = '/send/mail';

const signIn = async ({ widget }: Visit) => {
  const login = new LoginWidget(widget.page, widget.host);
  await login.fillIn();
  await login.submit();
};
const askForCode = async ({ widget }: Visit) => {
  await widget.type('phone', NEW_PHONE);
  await widget.press('[data-testid~=sms-button]');
};
const registerByEmail = async ({ widget }: Visit) => {
  const form = new Registration(widget.page, widget.host);
  await form.fillEmailForm();
  await form.send();
};
const resend = ({ widget }: Visit) => widget.press('[part~=card] button');

const PLACES: readonly Place[] = [
  { what: 'the sign-in', at: '/login.html', ask: signIn, call: '/user/login' },
  { what: 'the mobile sign-in', at: '/mobile/new/login.html', ask: signIn, call: '/user/login' },
  {
    what: 'another activation mail, asked for at the sign-in',
    at: '/login.html?emailQuery=expired&email=inactive@example.com',
    ask: ({ widget }) => widget.press('form:has(#email) button[type=submit]'),
    call: MAIL,
  },
  { what: 'the SMS code of a registration', at: '/regist.html', ask: askForCode, call: SMS },
  {
    what: 'the SMS code of a mobile registration',
    at: '/mobile/new/regist.html',
    ask: askForCode,
    call: SMS,
  },
  { what: 'a registration by email', at: '/regist.html', ask: registerByEmail, call: '/register/email' },
  {
    what: 'another activation mail, asked for after a registration',
    at: '/regist.html',
    async ask(visit) {
      await registerByEmail(visit);
      await visit.widget.answerCaptcha({ by: visit.by });
      await expect.poll(() => visit.widget.text('[part~=card]')).toContain(NEW_EMAIL);
      await resend(visit);
    },
    call: MAIL,
  },
  {
    what: 'the account of a recovery',
    at: START,
    async ask({ widget }) {
      await widget.type('account', DEMO_PHONE);
      await widget.press('button[type=submit]');
    },
    call: '/verification/account',
  },
  {
    what: 'the mail of a recovery',
    at: '/find_password2/email',
    recovers: 'demo@example.com',
    ask: ({ widget }) => new Recovery(widget.page).choose('2'),
    call: MAIL,
  },
  {
    what: 'another mail of a recovery',
    at: '/find_password2/email?emailQuery=failed&email=demo@example.com',
    recovers: 'demo@example.com',
    ask: resend,
    call: MAIL,
  },
  {
    what: 'the SMS code of a recovery',
    at: '/find_password3/mobile',
    recovers: DEMO_PHONE,
    ask: ({ widget }) => widget.press('[data-testid~=sms-button]'),
    call: SMS,
  },
  {
    what: 'another mail to a security email',
    at: '/account/bindingAccount',
    account: 'sso@example.com',
    ask: async ({ widget }) => (await new BindingsPage(widget.page, 'email').open()).pressPart('resend'),
    call: MAIL,
  },
  {
    what: 'the SMS code of a phone binding',
    at: '/account/bindingAccount',
    account: 'plain@example.com',
    async ask({ widget }) {
      const section = await new BindingsPage(widget.page, 'mobile').open();
      await section.passCheck('form');
      await section.type('phone', NEW_PHONE);
      await section.pressPart('sms-button');
    },
    call: SMS,
  },
];

/** Opens a page with one element, whose configuration names the kind of captcha. */
async function visit(path: string, html: string, kind: Kind, { account, recovers }: Partial<Place> = {}) {
  const visitor = await newVisitor();
  if (account) await visitor.startSession(account);
  const page = await visitor.newTab();
  if (recovers) await page.evaluateOnNewDocument(keepAccount, JSON.stringify({ account: recovers }));
  const own = await minimalPage(`<h1>A page</h1>${html}`);
  await holdRequests(page, null, {
    ...own,
    path: new URL(path, origin).pathname,
    html: own.html.replace('data-cntv-config>{', `data-cntv-config>{"captcha":"${kind}",`),
  });
  await page.goto(origin + path);
  return page;
}

/** Runs in the page. */
function keepAccount(account: string): void {
  if (location.protocol.startsWith('http')) sessionStorage.setItem('cntv:recovery', account);
}

/** Solves the captcha, and expects that the portal has drawn no other kind and accepts the proof. */
async function expectCaptcha(widget: Widget, kind: Kind, by: Means, call: string): Promise<void> {
  const asked = (await devConsole.log(call)).length;
  await widget.answerCaptcha({ by });
  await expect
    .poll(async () => (await devConsole.log(call)).slice(asked).map(({ code }) => code))
    .toEqual([0]);
  const drawn = (await devConsole.log()).flatMap(({ path }) => /dynamic\/(\w+)$/.exec(path)?.[1] ?? []);
  expect(new Set(drawn)).toEqual(new Set([kind]));
}

// By keyboard, because the other journeys solve the puzzle in each place, and the sign-in below clicks.
for (const { what, at, ask, call, ...more } of PLACES)
  it(`${what} asks for the kind of captcha of the page configuration (CAPT-01, CAPT-05, CAPT-06, CAPT-13, CAPT-17, OQ-09)`, async () => {
    const page = await visit(BASE + at, `<cntv-portal base="${BASE}"></cntv-portal>`, 'click', more);
    const widget = await new Widget(page, 'cntv-portal').ready();
    await ask({ widget, by: 'keys' });
    await expectCaptcha(widget, 'click', 'keys', call);
  });

it.each([
  ['puzzle', 'click'],
  ['click', 'puzzle'],
] as const)(
  'with "%s" in the configuration, captcha="%s" of a sign-in decides, also for a registration in place (OQ-09)',
  async (configured, kind) => {
    const html = `<cntv-login standalone captcha="${kind}"></cntv-login>`;
    const page = await visit('/minimal.html', html, configured);
    const form = await new Registration(page, 'cntv-login').ready();
    await form.press('a[href="/regist.html"]');
    await askForCode({ widget: form, by: 'mouse' });
    await expectCaptcha(form, kind, 'mouse', SMS);
  },
);
