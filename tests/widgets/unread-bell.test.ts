import { expect } from '@esm-bundle/chai';
import { axeFindings } from '../support/element/axe';
import { type Answer, FakeApi, type Handler } from '../support/element/fake-api';
import { type HostPage, isReady, openPage, requestedFiles, until } from '../support/element/host';

const COUNT = 'GET /openapi/v2/user/message/count';
const counts = (subscribe_count: number, system_count: number): Answer => ({
  data: { subscribe_count, system_count },
});
const BELL = '<cntv-unread-badge bell href="/m"></cntv-unread-badge>';

describe('<cntv-unread-badge bell>', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(count: Handler, html = BELL, options: object = {}) {
    const api = new FakeApi({ [COUNT]: count });
    page = await openPage({ html, api, config: { appid: 'demo' }, title: 'The page', ...options });
    const badge = page.widget('cntv-unread-badge') as HTMLElement & { refresh(): void };
    return { badge, api };
  }
  const bellOf = (badge: HTMLElement) => badge.shadowRoot?.querySelector<HTMLElement>('.bell') ?? null;
  const numberOn = (badge: HTMLElement) => bellOf(badge)?.querySelector('[part=badge]')?.textContent;
  const nameOf = (badge: HTMLElement) => bellOf(badge)?.getAttribute('aria-label');
  /** Returns an answer that waits, and the function that gives it. */
  function heldAnswer(answer: Answer) {
    let give = () => {};
    const held = new Promise<void>((resolve) => {
      give = resolve;
    });
    return { answer: () => held.then(() => answer), give: () => give() };
  }

  it('stays without a number, for a signed-out viewer too, and without React', async () => {
    for (const answer of [counts(0, 0), { code: -10001, message: 'not logged in' }]) {
      const { badge, api } = await open(answer);
      const bell = await until(() => bellOf(badge), 'the bell');
      await until(() => isReady(badge) && api.to(COUNT).length === 1, 'the response');
      expect([nameOf(badge), numberOn(badge), bell.getAttribute('href')]).to.deep.equal([
        '消息通知',
        '',
        '/m',
      ]);
      expect([bell.offsetWidth, bell.offsetHeight]).to.deep.equal([44, 44]);
      expect(requestedFiles(page).filter((file) => file.includes('/react-'))).to.deep.equal([]);
      page.close();
      // A count is kept for the next page.
      localStorage.clear();
    }
    const { badge } = await open(counts(0, 0), BELL.replace(' bell', ''));
    await until(() => isReady(badge), 'ready');
    expect(bellOf(badge)).to.equal(null);
    expect(badge.getClientRects()[0]?.width ?? 0).to.equal(0);
  });

  it('shows the number and names it, moves nothing, and keeps the focus (MSG-18)', async () => {
    const { answer, give } = heldAnswer(counts(60, 60));
    const { badge, api } = await open(answer, `<p>消息 ${BELL} <a href="/">全部</a></p><p>正文</p>`);
    const bell = await until(() => bellOf(badge), 'the bell');
    bell.focus();
    const measure = () =>
      JSON.stringify(
        [bell, ...page.document.querySelectorAll('p,a')].map((each) => each.getBoundingClientRect()),
      );
    const before = measure();
    give();
    await until(() => numberOn(badge) === '99+', 'the number');
    expect(nameOf(badge)).to.equal('99+，120 条未读消息');
    expect(measure()).to.equal(before);
    expect([bellOf(badge), badge.shadowRoot?.activeElement]).to.deep.equal([bell, bell]);
    Object.assign(api.answers, { [COUNT]: counts(0, 1) });
    badge.refresh();
    await until(() => nameOf(badge) === '1 条未读消息', 'another number');
    expect(requestedFiles(page).filter((file) => file.includes('/react-'))).to.deep.equal([]);
  });

  it('follows its attributes, also the one that it has its name from', async () => {
    const { badge } = await open(counts(4, 8));
    await until(() => numberOn(badge) === '12', 'the sum');
    badge.setAttribute('kind', 'system');
    badge.setAttribute('max', '5');
    expect(numberOn(badge)).to.equal('5+');
    badge.lang = 'en';
    await until(() => nameOf(badge) === '5+, unread messages: 8', 'English');
    badge.removeAttribute('bell');
    const alone = () => badge.shadowRoot?.querySelector('div [part~=badge]')?.textContent;
    await until(() => alone() === '5+', 'the number alone');
    expect(bellOf(badge)).to.equal(null);
    badge.setAttribute('bell', '');
    expect(numberOn(badge)).to.equal('5+');
    expect(
      [...(badge.shadowRoot?.querySelectorAll<HTMLElement>('[part~=badge]') ?? [])].filter(
        (each) => each.offsetWidth,
      ),
    ).to.have.length(1);
  });

  it('is no link without an address, and never one to a script', async () => {
    for (const html of [BELL.replace(' href="/m"', ''), BELL.replace('/m', 'javascript:alert(1)')]) {
      const { badge } = await open(counts(1, 0), html);
      await until(() => numberOn(badge) === '1', 'the number');
      expect(bellOf(badge)?.hasAttribute('href')).to.equal(false);
      expect(bellOf(badge)?.getAttribute('role')).to.equal('img');
      page.close();
    }
    await open(counts(0, 0));
  });

  it('has the texts of the page, and blinks its title (MSG-16, MSG-17)', async () => {
    const texts = {
      badge: { label: '{n} 封', titleMarker: '【信】' },
      member: { sections: { message: '信箱' } },
    };
    const { badge, api } = await open(counts(0, 0), BELL.replace(' bell', ' bell blink-title'), {
      config: { appid: 'demo', texts },
    });
    await until(() => nameOf(badge) === '信箱', 'the name');
    Object.assign(api.answers, { [COUNT]: counts(0, 2) });
    badge.refresh();
    await until(() => nameOf(badge) === '2 封', 'the number');
    await until(() => page.document.title === '【信】The page', 'the marker');
    badge.remove();
    await until(() => page.document.title === 'The page', 'the own title');
  });

  for (const height of [24, 32, 44, 64])
    it(`neither grows nor is cut in a bar of ${height} px, in the colour of the bar`, async () => {
      const { answer, give } = heldAnswer(counts(60, 60));
      const { badge } = await open(answer, `<div id="bar"><a href="/">首页</a> ${BELL}</div>`);
      const bar = page.document.getElementById('bar') as HTMLElement;
      bar.style.cssText = `height:${height}px;line-height:${height}px;overflow:hidden;color:rgb(255,255,255)`;
      const bell = await until(() => bellOf(badge), 'the bell');
      give();
      await until(() => numberOn(badge), 'the number');
      expect(page.window.getComputedStyle(bell.querySelector('svg') as Element).stroke).to.equal(
        'rgb(255, 255, 255)',
      );
      const edges = bar.getBoundingClientRect();
      expect(edges.height).to.equal(height);
      for (const selector of ['svg', 'span']) {
        const { top, bottom } = (bell.querySelector(selector) as Element).getBoundingClientRect();
        expect(top, selector).to.be.at.least(edges.top - 2);
        expect(bottom, selector).to.be.at.most(edges.bottom + 2);
      }
    });

  for (const theme of ['light', 'dark'])
    it(`has nothing that axe finds, ${theme}`, async () => {
      const html = `<main><h1>Page</h1>${BELL.replace(' bell', ` bell theme="${theme}"`)}</main>`;
      const { badge } = await open(counts(1, 2), html, { assets: ['/node_modules/axe-core/axe.min.js'] });
      await until(() => numberOn(badge) === '3', 'the number');
      expect(await axeFindings(page)).to.deep.equal([]);
    });
});
