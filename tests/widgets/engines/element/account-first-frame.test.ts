import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { frames, openWithFault } from '../../../support/element/faults/chunk-faults';
import { type HostPage, inside, isReady, openPage, until } from '../../../support/element/host';
import {
  ACCOUNT,
  FALLBACK,
  isOpen,
  isShown,
  link,
  MEMBER,
  nameOn,
  part,
  storeSession,
} from '../../../support/element/pages/account-page';

const NAME = '山间来客';
const HEADER = `<div id="bar"><a href="/">首页</a> <cntv-account unread>${FALLBACK}</cntv-account> <a href="/app">客户端</a></div><p>正文</p>`;
/** Where pages have the element, by the styles of the bar, of its links, and of the element. */
const HEADERS: Readonly<Record<string, string>> = {
  'with its place reserved': '#bar{padding:10px}cntv-account{display:inline-block;width:150px;height:44px}',
  'with its least height reserved': '#bar{padding:10px}cntv-account{display:inline-block;min-height:50px}',
  'without a reserved place': '#bar{padding:12px}',
  'in a flex row': '#bar{display:flex;align-items:center;height:64px}',
  'in a flex row that stretches': '#bar{display:flex;height:64px;line-height:64px}',
  'beside links that are blocks': '#bar a{display:inline-block;line-height:64px;vertical-align:top}',
  'higher than a bar': '#bar{padding:60px 0}',
};
/** Bars lower than the button, which is as high as there is room when its file is there. */
const LOW_BARS: Readonly<Record<string, string>> = {
  'in a low bar that cuts': '#bar{height:32px;line-height:32px;overflow:hidden}',
  'in a low bar': '#bar{padding:4px;line-height:20px}',
};
/** What scripts of the page may have written in place of a session. */
const HOSTILE: readonly string[] = [
  '',
  'signed-in',
  '"signed-in"',
  'null',
  '[]',
  '{"status":"signed-in"}',
  '{"status":"signed-in","operatorName":"x"}',
  ...[{ operatorName: { toString: 1 } }, { operatorName: ['x'] }, { operatorName: null }].map(changed),
  ...[{ status: ['signed-in'] }, { status: 'signed-out' }, { checkedAt: 'x' }, { isOauthOnly: 1 }].map(
    changed,
  ),
  ...[{ since: null }, { hasExpired: 'no' }, { activeMenu: 7 }].map(changed),
];

function changed(change: object): string {
  const session = { status: 'signed-in', checkedAt: 1, since: 1, operatorName: NAME, isOauthOnly: false };
  return JSON.stringify({ ...session, ...change });
}

type LayoutShift = PerformanceEntry & { value: number };

/** Records the layout shifts of a page, which Chromium tells. */
function watchShifts({ PerformanceObserver: Observer }: typeof globalThis, shifts: LayoutShift[]): void {
  if (!Observer.supportedEntryTypes.includes('layout-shift')) return;
  const observer = new Observer((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
  observer.observe({ type: 'layout-shift' });
}

/** Adds styles to a page before anything is in it. */
function addStyles(window: Window, css: string): void {
  const sheet = new (window as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(css);
  window.document.adoptedStyleSheets = [sheet];
}

describe('<cntv-account> in the first frame after the loader', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  /** Opens a page whose account waits for its file. */
  async function openHeld(html = ACCOUNT, options: object = {}) {
    const faulty = await openWithFault('held', 'account.chunk', {
      html,
      api: new FakeApi(MEMBER),
      ...options,
    });
    page = faulty.page;
    await faulty.asked();
    return { account: page.widget('cntv-account'), release: faulty.release };
  }
  const button = (account: HTMLElement) => inside(account, '.account');

  for (const [name, css] of Object.entries({ ...HEADERS, ...LOW_BARS }))
    it(`has its final place, and moves nothing: ${name}`, async () => {
      storeSession('signed-in');
      const shifts: LayoutShift[] = [];
      const { account, release } = await openHeld(HEADER, {
        prepare(window: Window & typeof globalThis) {
          addStyles(window, `body{font:14px/1.5 sans-serif}${css}`);
          watchShifts(window, shifts);
        },
      });
      await frames(page, 10);
      // The link may have been painted before the loader ran.
      shifts.length = 0;
      expect(nameOn(account)).to.equal(NAME);
      expect(isShown(link(account))).to.equal(false);
      const boxes = ['.account', '.account-name', '.account-face'].map((part) => inside(account, part));
      const others = [...page.document.querySelectorAll('#bar, #bar > a, p')];
      const measure = () => [boxes, others].map((each) => each.map((one) => one.getBoundingClientRect()));
      const [early = [], before] = measure();
      await release();
      await until(() => part(account, 'badge')?.textContent === '12', 'the number');
      await frames(page, 10);
      const [late = [], after] = measure();
      expect(JSON.stringify(after)).to.equal(JSON.stringify(before));
      for (const [index, box] of late.entries()) {
        const was = early[index] as DOMRect;
        expect(box.left + box.width / 2).to.equal(was.left + was.width / 2);
        expect(box.top + box.height / 2).to.be.closeTo(was.top + was.height / 2, 0.05);
        if (name in HEADERS) expect([box.width, box.height]).to.deep.equal([was.width, was.height]);
      }
      expect(late[0]?.width).to.equal(early[0]?.width);
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).to.be.at.most(name in HEADERS ? 0 : 1e-4);
    });

  it('keeps the focus, and opens its menu once for a press that came before its file', async () => {
    storeSession('signed-in');
    const { account, release } = await openHeld();
    const early = button(account);
    early.focus();
    early.click();
    expect(isOpen(account)).to.equal(false);
    await release();
    await until(() => account.shadowRoot?.querySelector('[data-testid=logout]'), 'the menu');
    expect(isOpen(account)).to.equal(true);
    expect(button(account)).to.equal(early);
    expect(account.shadowRoot?.activeElement).to.equal(early);
    expect(early.getAttribute('aria-expanded')).to.equal('true');
    early.click();
    expect(isOpen(account)).to.equal(false);
  });

  it('keeps its nodes, and has the colour of the page until it has that of the link', async () => {
    storeSession('signed-in');
    const { account, release } = await openHeld(ACCOUNT, {
      prepare: (window: Window) => addStyles(window, 'body{color:rgb(4,5,6)}a{color:rgb(1,2,3)}'),
    });
    const nodes = () =>
      ['.account-line', '.account', '.account-name'].map((selector) => inside(account, selector));
    const [before, text] = [nodes(), inside(account, '.account-name').firstChild];
    const colour = () => page.window.getComputedStyle(inside(account, '.account-name')).color;
    expect(colour()).to.equal('rgb(4, 5, 6)');
    await release();
    await until(() => isReady(account), 'ready');
    expect(nodes()).to.deep.equal(before);
    expect(inside(account, '.account-name').firstChild).to.equal(text);
    expect(colour()).to.equal('rgb(1, 2, 3)');
  });

  it('shows the content between the tags when its file cannot be loaded', async () => {
    storeSession('signed-in');
    const faulty = await openWithFault('missing', 'account.chunk', {
      html: ACCOUNT,
      api: new FakeApi(MEMBER),
    });
    page = faulty.page;
    await until(() => isShown(link(faulty.widget)), 'the link');
    expect(nameOn(faulty.widget)).to.equal(null);
    expect(link(faulty.widget).getBoundingClientRect().width).to.be.at.least(20);
  });

  it('shows a signed-out viewer the content between the tags', async () => {
    storeSession('signed-out', '');
    const { account, release } = await openHeld();
    expect(isShown(link(account))).to.equal(true);
    expect(nameOn(account)).to.equal(null);
    await release();
  });

  it('shows no viewer by values of the storage that are no session', async () => {
    for (const value of HOSTILE) {
      localStorage.setItem('cntv:session', value);
      const { account, release } = await openHeld();
      expect(nameOn(account), value).to.equal(null);
      expect(isShown(link(account)), value).to.equal(true);
      await release();
      page.closeWithoutErrors();
    }
    page = await openPage({ html: '', api: new FakeApi() });
  });

  it('shows a name of any length and kind as text, in one line', async () => {
    for (const name of ['<img src=x onerror=alert(1)>', 'a\nb\u202Ec', '名'.repeat(100_000)]) {
      storeSession('signed-in', name);
      const { account, release } = await openHeld();
      expect(nameOn(account)).to.equal(name);
      expect(button(account).querySelector('img')).to.equal(null);
      const { width, height } = button(account).getBoundingClientRect();
      expect(width).to.be.below(250);
      expect(height).to.equal(44);
      await release();
      page.closeWithoutErrors();
    }
    page = await openPage({ html: '', api: new FakeApi() });
  });
});
