import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { until } from '../../../support/element/host';
import { openPortalAt, type PortalPage } from '../../../support/element/pages/portal-page';

/** A height below that of any screen. */
const HEIGHT = '300';

describe('the browser’s history in <cntv-portal>', () => {
  let page: PortalPage;
  afterEach(() => page.closeWithoutErrors());

  const link = (to: string) =>
    page.portal.shadowRoot?.querySelector<HTMLAnchorElement>(`a[href="/host${to}"]`) as HTMLAnchorElement;
  const focused = () => page.portal.shadowRoot?.activeElement;
  const title = () => page.words('title');
  const top = () => page.part('title')?.getBoundingClientRect().top ?? Number.NaN;

  /** Opens the sign-in in a low frame, scrolls to its end and follows the link to the registration. */
  async function goToRegistration() {
    page = await openPortalAt('/login.html', new FakeApi());
    page.frame.height = HEIGHT;
    await until(() => page.window.innerHeight === Number(HEIGHT) && link('/regist.html'), 'the low frame');
    page.window.scrollTo(0, page.document.documentElement.scrollHeight);
    const scrolled = await until(() => page.window.scrollY, 'the end of the sign-in');
    link('/regist.html').focus({ preventScroll: true });
    link('/regist.html').click();
    await until(() => title() === '注册' && focused() === page.part('title'), 'the registration');
    return scrolled;
  }

  it('shows the next screen from its top with the focus on its title', async () => {
    await goToRegistration();
    await until(() => top() >= 0 && top() <= Number(HEIGHT), 'the title in view');
  });

  it('restores scroll position and focus on back, and names the screen in a live region', async () => {
    const scrolled = await goToRegistration();
    const status = page.part('route-status');
    expect(status?.getAttribute('role')).to.equal('status');
    await until(() => status?.textContent === '', 'no text');
    page.window.history.back();
    await until(() => title() === '登录', 'the sign-in');
    await until(() => focused() === link('/regist.html'), 'the focus');
    await until(() => page.window.scrollY === scrolled, 'the position');
    expect(page.part('route-status')).to.equal(status);
    await until(() => status?.textContent === '登录', 'its text');
    page.window.history.forward();
    await until(() => title() === '注册' && focused() === page.part('title'), 'the registration again');
    await until(() => status?.textContent === '', 'no text');
  });

  it('focuses the title on back when no control was focused', async () => {
    page = await openPortalAt('/service_agreement', new FakeApi());
    page.window.dispatchEvent(
      new page.window.CustomEvent('cntv-navigate', {
        detail: { name: 'ErrorExistent', path: '/existent', params: {}, query: {} },
        cancelable: true,
      }),
    );
    await until(() => title() === '已存在绑定关系', 'the next screen');
    page.window.history.back();
    await until(() => title() === '服务协议' && focused() === page.part('title'), 'the focus on the title');
  });
});
