import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { APPID } from '../../../examples/portal/server/config/settings';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { DOCTOR, forgive, openWithDoctor, withConfig } from '../../support/doctor/doctor-page';
import { DoctorPanel } from '../../support/doctor/doctor-panel';

const newVisitor = setUpVisitors();

const LOADER = '<script type="module" src="/widgets/cntv-widgets.js"></script>';

const SIGNED_OUT = {
  contentType: 'application/json',
  headers: {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  },
  body: '{"code": -10001}',
};

/** The hash of an empty text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('the doctor', () => {
  it('finds nothing on a page without mistakes, names its requests, and breaks no policy', async () => {
    const visitor = await newVisitor();
    const panel = await openWithDoctor(visitor);
    expect(await panel.findings()).toEqual({});
    expect(await panel.text('section .status')).toBe('没有发现问题');
    const named = (await panel.texts('section li code')).map((line) =>
      line.replace(/^(GET|HEAD) |\?\S*| \(.*/g, ''),
    );
    expect(named.length).toBeGreaterThan(3);
    const alone = await newVisitor();
    await openWithDoctor(alone, { change: (html) => html.replace(DOCTOR, '') });
    const ofDoctor = [`${origin}/widgets/cntv-doctor.js`, PICTURE, ...named];
    await expect.poll(() => without(requestsOf(visitor), [...requestsOf(alone), ...ofDoctor])).toEqual([]);
    expect(without(named, requestsOf(visitor))).toEqual([]);
  });

  it('sends no preload in a browser without modulepreload', async () => {
    const visitor = await newVisitor();
    const panel = await openWithDoctor(visitor, {
      policy: (strict) => strict.replace(/(?<=connect-src) [^;]+/, ' https://api.example'),
      change: withConfig('"apiBase": "https://api.example"'),
      answers: { 'https://api.example/openapi/v2/user/checkLogin': SIGNED_OUT },
      prepare: withoutModulePreload,
    });
    expect(await panel.findings()).toEqual({});
    expect((await panel.texts('section li code')).filter((line) => line.includes('modulepreload'))).toEqual(
      [],
    );
    await forgive(visitor);
  });

  it('has its styles in a browser without adopted sheets, and names what the strict policy lacks', async () => {
    const visitor = await newVisitor();
    const prepare = (page: Page) =>
      page.evaluateOnNewDocument(() => Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets'));
    const isShown = { position: 'fixed', width: '480px', overflow: 'auto' };
    const blocked = await openWithDoctor(visitor, { prepare });
    await blocked.isDone();
    expect(await blocked.style('.panel')).toMatchObject(isShown);
    // The elements may load their styles after the first check.
    const foundAgain = () => blocked.again().then(() => blocked.findings());
    await expect.poll(foundAgain).toEqual({
      policyBlocks: expect.stringMatching(/^style-src 'self' 'sha256-\S+' 'sha256-47DEQpj8HBSa/),
    });
    await forgive(visitor);
    const policy = (strict: string) => strict.replace("style-src 'self'", `$& ${EMPTY_STYLE}`);
    const allowed = await openWithDoctor(visitor, { prepare, policy });
    expect(await allowed.findings()).toEqual({});
    expect(await allowed.style('.panel')).toMatchObject({ ...isShown, padding: '0px' });
  });

  it('resolves scripts and the API as the browser does, with a <base> and in a frame with srcdoc', async () => {
    const visitor = await newVisitor();
    const withBase = await openWithDoctor(visitor, {
      change: (html) =>
        html
          .replace('<title>', '<base href="/widgets/"><title>')
          .replace(LOADER, LOADER.replace('/widgets/', '')),
      policy: (strict) => strict.replace("base-uri 'none'", "base-uri 'self'"),
    });
    expect(await withBase.findings()).toEqual({});
    const framed = await openWithDoctor(visitor, {
      change: (html) => `<iframe srcdoc="${html.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"></iframe>`,
      isFramed: true,
    });
    expect(await framed.findings()).toEqual({});
    expect(await framed.texts('section li code')).toContain(
      `GET ${origin}/openapi/v2/user/checkLogin?appid=${APPID}`,
    );
  });

  it('names what an editor has written wrong', async () => {
    const visitor = await newVisitor();
    const panel = await openWithDoctor(visitor, {
      body: `<cntv-logn></cntv-logn>
<cntv-login captcha="puzle" back-url="/a" backurl="https://vip.example.org/"><a href="/">a</a></cntv-login>
<p>&lt;cntv-qr-login&gt;&lt;/cntv-qr-login&gt;</p>
<div><cntv-unread-badge/><footer>b</footer></div>`,
      change: withConfig('"apibase": "", "loginCheck": "true"'),
    });
    expect(await panel.findings()).toEqual({
      unknownKey: '"apiBase": ""',
      badConfigValue: '"loginCheck": true',
      unknownTag: '<cntv-login></cntv-login>',
      noEndTag: '<cntv-unread-badge></cntv-unread-badge>',
      tagAsText: '<cntv-qr-login></cntv-qr-login>',
      badValue: '<cntv-login captcha="puzzle" backurl="https://vip.example.org/">',
      unknownAttribute: '<cntv-login captcha="puzzle" backurl="https://vip.example.org/">',
      refusedRedirect: expect.stringMatching(/^"allowedDomains": \[.*"vip\.example\.org"\]$/),
    });
    await forgive(visitor);
  });

  it('names what is wrong with links, also with those that have become elements', async () => {
    const visitor = await newVisitor();
    const body = `<div id="article"><a href="/login.html#cntv-login?captch=click">a</a>
<a href="https://b.example/login.html#cntv-login">b</a></div>
<p><a href="/comment#cntv-qr-login">d</a></p>
<cntv-unread-badge><a href="#cntv-unread-badge">c</a></cntv-unread-badge>`;
    const panel = await openWithDoctor(visitor, { body, change: withConfig('"embedLinks": "#article"') });
    expect(await panel.findings()).toEqual({
      unknownAttribute: '<a href="/login.html#cntv-login?captcha=click">',
      linkToOtherSite: '<a href="/login.html#cntv-login">',
      linkOutside: '"embedLinks": "#article"',
    });
    const off = await openWithDoctor(visitor, { body: '<a href="/login.html#cntv-login">a</a>' });
    expect(await off.findings()).toEqual({ linksOff: '"embedLinks": "#article"' });
    const nowhere = await openWithDoctor(visitor, {
      body: '<p><a href="/login.html#cntv-login">a</a></p>',
      change: withConfig('"embedLinks": "#nowhere"'),
    });
    expect(await nowhere.findings()).toEqual({ noContainer: '"embedLinks": "#article"' });
    await forgive(visitor);
  });

  it('names a portal on a page that is none of its screens, which keeps its address outside of the base', async () => {
    const visitor = await newVisitor();
    const pathOfLast = async () => new URL((await visitor.context.pages()).at(-1)?.url() ?? '').pathname;
    const outside = await openWithDoctor(visitor, { body: '<cntv-portal base="/vip"></cntv-portal>' });
    const path = await pathOfLast();
    expect(await outside.findings()).toEqual({ outsidePortalBase: '' });
    await expect.poll(() => portalTitle(visitor)).toBe('您访问的页面不存在');
    expect(await pathOfLast()).toBe(path);
    const below = await openWithDoctor(visitor, { body: '<cntv-portal></cntv-portal>' });
    await expect.poll(pathOfLast).toBe('/404');
    await expect.poll(() => below.again().then(() => below.findings())).toEqual({ noPortalScreen: '' });
    await forgive(visitor);
  });

  it('names a script without type="module", two copies, and no script at all', async () => {
    const visitor = await newVisitor();
    const noModule = (html: string) => html.replace(LOADER, LOADER.replace(' type="module"', ''));
    const wrong = await openWithDoctor(visitor, { change: noModule });
    expect(await wrong.findings()).toEqual({ noModule: LOADER });
    const two = await openWithDoctor(visitor, { body: LOADER.replace('.js', '.js?2') });
    expect(Object.keys(await two.findings())).toEqual(['severalLoaders']);
    const none = await openWithDoctor(visitor, { change: (html) => html.replace(LOADER, '') });
    expect(Object.keys(await none.findings())).toEqual(['noLoader']);
    await forgive(visitor);
  });

  it('names the events that a capturing listener of the page takes from an element', async () => {
    const visitor = await newVisitor();
    const prepare = (page: Page) =>
      page.evaluateOnNewDocument(() => {
        addEventListener('keydown', (event) => event.key === 'Backspace' && event.preventDefault(), true);
        addEventListener('mousedown', (event) => event.stopPropagation(), true);
        addEventListener('keydown', (event) => event.preventDefault());
      });
    const panel = await openWithDoctor(visitor, { prepare });
    await panel.isDone();
    const foundAgain = () => panel.again().then(() => panel.findings());
    await expect
      .poll(foundAgain)
      .toEqual({ eventsTaken: expect.stringContaining('event.composedPath()[0].closest') });
    expect(await panel.text('ol > li > p')).toContain('keydown (Backspace), mousedown');
  });

  it('is opened by the address of any page with a script, and is loaded by no other', async () => {
    const visitor = await newVisitor();
    const isDoctor = ({ url }: { url: string }) => url.endsWith('/cntv-doctor.js');
    await (await openWithDoctor(visitor, { search: '?a=1' })).isAbsent();
    expect(visitor.record.requests.filter(isDoctor)).toEqual([]);
    for (const body of ['<p>News</p>', '<cntv-unread-badge></cntv-unread-badge>']) {
      const panel = await openWithDoctor(visitor, { body, search: '?a=1&cntv-doctor' });
      expect(await panel.findings()).toEqual({});
    }
    expect(visitor.record.requests.filter(isDoctor)).toHaveLength(2);
  });

  it('works by keyboard, in both languages, without a finding of axe, and checks a pasted snippet', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newTab();
    await carryAxe(page);
    await page.goto(`${origin}/news/1.html`);
    // As a bookmark and the console do.
    await page.evaluate("import('/widgets/cntv-doctor.js').then((doctor) => doctor.open())");
    const panel = new DoctorPanel(page);
    await panel.isDone();
    expect(await focusedText(page)).toBe('组件检查');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await panel.text('h2')).toBe('Widget check');
    expect(await panel.paste('<cntv-login backurl="/a" />')).toEqual([
      'noLoaderInSnippet',
      'noConfigurationInSnippet',
      'noEndTag',
    ]);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.$('[data-cntv-doctor]')).toBeNull();
  });
});

async function portalTitle({ context }: Visitor): Promise<string | undefined> {
  const page = (await context.pages()).at(-1);
  return page?.evaluate(
    () =>
      document.querySelector('cntv-portal')?.shadowRoot?.querySelector('[part~=title]')?.textContent ?? '',
  );
}

/** The picture with which the doctor tries the policy. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

function requestsOf({ record }: Visitor): string[] {
  return record.requests.map(({ url }) => url.replace(/\?.*/, ''));
}

/** Returns the rest of a list after each of the others has been taken out once. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? '');
}

/** As in Chrome 91, Firefox 90 and Safari 15: the link is ignored. */
function withoutModulePreload(page: Page): Promise<unknown> {
  return page.evaluateOnNewDocument(() => {
    DOMTokenList.prototype.supports = () => false;
    const { set } = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'rel') ?? {};
    Object.defineProperty(HTMLLinkElement.prototype, 'rel', {
      set(rel: string) {
        if (rel !== 'modulepreload') set?.call(this, rel);
      },
    });
  });
}
