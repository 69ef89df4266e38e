import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { type HostPage, inside, openPage, until } from '../../../support/element/host';
import { linesOf } from '../../../support/element/look';
import { CHECK, INFO, MEMBER, SIGNED_OUT, storeSession } from '../../../support/element/pages/account-page';

const HTML = `<div id="bar"><a href="/">首页</a> <cntv-account unread><a href="/login.html">登录</a></cntv-account> <a href="/app">客户端</a></div>`;

/** Ways in which pages give a bar its height, in pixels. */
const BARS: Readonly<Record<string, (height: number) => string>> = {
  'a line height': (height) => `height:${height}px;line-height:${height}px;overflow:hidden`,
  'a line height alone': (height) => `line-height:${height}px`,
  'a flex row': (height) => `display:flex;align-items:center;height:${height}px;overflow:hidden`,
  'a flex row with a least height': (height) => `display:flex;align-items:center;min-height:${height}px`,
  padding: (height) => `line-height:20px;padding:${(height - 20) / 2}px 0`,
  'links that are blocks': (height) => `--link:${height}px`,
};
const OUT = { ...MEMBER, [CHECK]: SIGNED_OUT, [INFO]: SIGNED_OUT };
const HEIGHTS = [24, 27, 32, 44, 64];

describe('<cntv-account> in a bar', () => {
  let page: HostPage;
  let api: FakeApi;
  afterEach(() => page.close());

  async function open(html = HTML) {
    storeSession('signed-out', '');
    api = new FakeApi(OUT);
    page = await openPage({
      html,
      api,
      config: { appid: 'demo' },
    });
    const account = page.widget('cntv-account');
    await until(() => localStorage.getItem('cntv:session')?.includes('signed-out'), 'the session check');
    page.document.body.style.font = '14px/1.5 sans-serif';
    return account;
  }
  /** Signs in, as another tab does. */
  async function sign(account: HTMLElement, name = '山间来客') {
    const viewer = { data: { uid: 1, nick_name: name, face_uri: '', account: 'demo@example.com' } };
    Object.assign(api.answers, MEMBER, { [INFO]: viewer });
    storeSession('signed-in', name);
    const newValue = localStorage.getItem('cntv:session');
    page.window.dispatchEvent(new page.window.StorageEvent('storage', { key: 'cntv:session', newValue }));
    await until(() => account.shadowRoot?.querySelector('[part=badge]')?.textContent === '12', 'signed in');
  }
  const barOf = () => page.document.getElementById('bar') as HTMLElement;

  const ownLinks = () => [...barOf().querySelectorAll<HTMLElement>(':scope > a')];

  for (const [name, css] of Object.entries(BARS))
    it(`neither grows nor is cut at sign-in: ${name}`, async () => {
      for (const height of HEIGHTS) {
        const account = await open();
        const bar = barOf();
        bar.style.cssText = css(height);
        const link = bar.style.getPropertyValue('--link');
        for (const each of bar.querySelectorAll('a'))
          each.style.cssText = link ? `display:inline-block;line-height:${link};vertical-align:top` : '';
        const measure = () => ({
          height: bar.offsetHeight,
          overflow: bar.scrollHeight - bar.clientHeight,
          links: ownLinks().map(({ offsetTop }) => offsetTop),
        });
        const before = measure();
        await sign(account);
        expect(measure(), `${height} px`).to.deep.equal(before);
        const edges = bar.getBoundingClientRect();
        for (const part of ['.account', '.account-face', '[part=badge]']) {
          const box = inside(account, part).getBoundingClientRect();
          const what = `${part} in ${height} px`;
          expect(box.top, what).to.be.at.least(edges.top - 1);
          expect(box.bottom, what).to.be.at.most(edges.bottom + 1);
        }
        expect(inside(account, '.account').offsetHeight, `${height} px`).to.be.at.least(24);
        page.close();
      }
      page = await openPage({ html: '', api });
    });

  it('has the height of a control outside a bar', async () => {
    const account = await open(
      ''.concat('<p>正文</p>'.repeat(20), '<cntv-account unread><a href="/l">登录</a></cntv-account>'),
    );
    await sign(account);
    expect(inside(account, '.account').getBoundingClientRect().height).to.equal(44);
  });

  it('has the colour of the link that it replaces, also when the page changes its colours', async () => {
    const account = await open();
    const link = account.querySelector('a') as HTMLElement;
    barOf().style.color = 'rgb(9, 9, 9)';
    link.style.color = 'rgb(1, 2, 3)';
    await sign(account);
    const colour = () => page.window.getComputedStyle(inside(account, '.account-name')).color;
    expect(colour()).to.equal('rgb(1, 2, 3)');
    link.style.color = 'rgb(4, 5, 6)';
    page.document.documentElement.className = 'dark';
    await until(() => colour() === 'rgb(4, 5, 6)', 'the other colour');
  });

  it('has the colour of the page without a link', async () => {
    const account = await open('<div id="bar"><cntv-account unread>游客</cntv-account></div>');
    barOf().style.color = 'rgb(9, 9, 9)';
    await sign(account);
    expect(page.window.getComputedStyle(inside(account, '.account-name')).color).to.equal('rgb(9, 9, 9)');
  });

  it('does not break a name, however narrow the bar is', async () => {
    const account = await open();
    barOf().style.width = '60px';
    await sign(account, '山间 来客 2026');
    expect(linesOf(inside(account, '.account-name'))).to.have.lengthOf(1);
  });
});
