import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { type HostPage, inside, openPage, until } from '../../../support/element/host';
import { linesOf } from '../../../support/element/look';
import {
  CHECK,
  INFO,
  MEMBER,
  part,
  SIGNED_OUT,
  storeSession,
} from '../../../support/element/pages/account-page';

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
  /** Signs in or out, as another tab does. */
  async function sign(account: HTMLElement, status: 'signed-in' | 'signed-out', name = '山间来客') {
    const viewer = { data: { uid: 1, nick_name: name, face_uri: '', account: 'demo@example.com' } };
    Object.assign(api.answers, status === 'signed-in' ? { ...MEMBER, [INFO]: viewer } : OUT);
    storeSession(status, name);
    const newValue = localStorage.getItem('cntv:session');
    page.window.dispatchEvent(new page.window.StorageEvent('storage', { key: 'cntv:session', newValue }));
    await until(() => Boolean(part(account, 'toggle')) === (status === 'signed-in'), status);
  }
  const barOf = () => page.document.getElementById('bar') as HTMLElement;

  for (const [name, css] of Object.entries(BARS))
    it(`neither grows nor is cut at sign-in: ${name}`, async () => {
      const account = await open();
      for (const height of HEIGHTS) {
        const bar = barOf();
        bar.style.cssText = css(height);
        const link = bar.style.getPropertyValue('--link');
        for (const each of bar.querySelectorAll('a'))
          each.style.cssText = link ? `display:inline-block;line-height:${link};vertical-align:top` : '';
        const before = bar.getBoundingClientRect();
        const places = [...bar.querySelectorAll<HTMLElement>(':scope > a')].map(({ offsetTop }) => offsetTop);
        await sign(account, 'signed-in');
        const after = bar.getBoundingClientRect();
        const button = inside(account, '.account').getBoundingClientRect();
        const what = `${height} px`;
        expect(after.height, what).to.equal(before.height);
        expect(bar.scrollHeight, what).to.equal(bar.clientHeight);
        expect(
          [...bar.querySelectorAll<HTMLElement>(':scope > a')].map(({ offsetTop }) => offsetTop),
        ).to.deep.equal(places);
        expect(button.top, what).to.be.at.least(after.top - 0.5);
        expect(button.bottom, what).to.be.at.most(after.bottom + 0.5);
        expect(button.height, what).to.be.at.least(Math.min(height, 24) - 1);
        const face = inside(account, '.account-face').getBoundingClientRect();
        expect(face.height, what).to.be.within(19, 32);
        await sign(account, 'signed-out', '');
        expect(bar.getBoundingClientRect().height, what).to.equal(before.height);
      }
    });

  it('has the height of a control outside a bar', async () => {
    const account = await open(
      '<p style="">正文</p>'.concat(
        '<p>正文</p>'.repeat(20),
        '<cntv-account><a href="/l">登录</a></cntv-account>',
      ),
    );
    await sign(account, 'signed-in');
    expect(inside(account, '.account').getBoundingClientRect().height).to.equal(44);
  });

  it('has the colour of the link that it replaces, also when the page changes its colours', async () => {
    const account = await open();
    const link = account.querySelector('a') as HTMLElement;
    barOf().style.color = 'rgb(9, 9, 9)';
    link.style.color = 'rgb(1, 2, 3)';
    link.style.transition = 'color 9s';
    await sign(account, 'signed-in');
    const colour = () => page.window.getComputedStyle(inside(account, '.account-name')).color;
    expect(colour()).to.equal('rgb(1, 2, 3)');
    link.style.color = 'rgb(4, 5, 6)';
    page.document.documentElement.className = 'dark';
    await until(() => colour() === 'rgb(4, 5, 6)', 'the other colour');
  });

  it('has the colour of the page without a link', async () => {
    const account = await open('<div id="bar"><cntv-account>游客</cntv-account></div>');
    barOf().style.color = 'rgb(9, 9, 9)';
    await sign(account, 'signed-in');
    expect(page.window.getComputedStyle(inside(account, '.account-name')).color).to.equal('rgb(9, 9, 9)');
  });

  it('does not break a name, however narrow the bar is', async () => {
    const account = await open();
    barOf().style.width = '60px';
    await sign(account, 'signed-in', '山间 来客 2026');
    expect(linesOf(inside(account, '.account-name'))).to.have.lengthOf(1);
  });
});
