import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, inside, openPage, until } from '../support/element/host';
import { boxOf } from '../support/element/look';
import { COUNT, FALLBACK, MEMBER, part, storeSession } from '../support/element/pages/account-page';

const UNREAD = `<cntv-account unread>${FALLBACK}</cntv-account>`;

describe('the bell of <cntv-account unread>', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(count: number, html = UNREAD) {
    storeSession('signed-in');
    const api = new FakeApi({ ...MEMBER, [COUNT]: { data: { subscribe_count: count, system_count: 0 } } });
    page = await openPage({ html, api, config: { appid: 'demo' } });
    const account = page.widget('cntv-account');
    await until(() => api.to(COUNT).length === 1 && part(account, 'badge'), 'the bell');
    return account;
  }
  const bellOf = (account: HTMLElement) => inside(account, '.bell') as HTMLAnchorElement;

  for (const [count, name, shown] of [
    [0, '消息通知', ''],
    [12, '12 条未读消息', '12'],
    [120, '99+，120 条未读消息', '99+'],
  ] as const)
    it(`is named “${name}” with ${count} unread messages, and links to them (MSG-18)`, async () => {
      const account = await open(count);
      await until(() => bellOf(account).getAttribute('aria-label') === name, 'the name');
      expect(part(account, 'badge')?.textContent).to.equal(shown);
      expect(bellOf(account).getAttribute('href')).to.equal('/account/message/subscribe');
    });

  it('tells the page where it leads, which can cancel, but not where it opens another tab', async () => {
    const account = await open(1);
    const told: unknown[] = [];
    let isCanceled = true;
    account.addEventListener('cntv-navigate', (event) => {
      told.push((event as CustomEvent).detail.path);
      if (isCanceled) event.preventDefault();
    });
    /** @returns whether the browser would follow the link; it is kept from doing so */
    function click(init: MouseEventInit = {}): boolean {
      let isFollowed = false;
      const hold = (event: Event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault();
      };
      page.window.addEventListener('click', hold, { once: true });
      const options = { bubbles: true, composed: true, cancelable: true, ...init };
      bellOf(account).dispatchEvent(new page.window.MouseEvent('click', options));
      return isFollowed;
    }
    expect([click(), told]).to.deep.equal([false, ['/account/message/subscribe']]);
    isCanceled = false;
    expect([click(), told.length]).to.deep.equal([true, 2]);
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)
      expect([click({ [key]: true }), told.length], key).to.deep.equal([true, 2]);
  });

  // Height of the bar; sizes of avatar, bell and number.
  for (const [bar, avatar, bell, number] of [
    [24, 18, 16, 10],
    [28, 18, 16, 10],
    [40, 24, 18, 12],
    [64, 32, 22, 12],
  ] as const)
    it(`has the sizes for a bar of ${bar} px, also when it is moved into it and out of it`, async () => {
      const account = await open(3, `<div></div>${UNREAD}`);
      await until(() => boxOf(account, '[part=avatar]').width === 32, 'the sizes outside of a bar');
      const box = page.document.querySelector('div') as HTMLElement;
      box.style.cssText = `height:${bar}px;line-height:${bar}px`;
      box.append(account);
      expect(boxOf(account, '[part=avatar]').width).to.equal(avatar);
      expect(boxOf(account, '.bell>svg').width).to.equal(bell);
      const badge = part(account, 'badge') as HTMLElement;
      expect(page.window.getComputedStyle(badge).fontSize).to.equal(`${number}px`);
      page.document.body.append(account);
      expect(boxOf(account, '[part=avatar]').width).to.equal(32);
    });
});
