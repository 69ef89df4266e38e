import { expect } from '@esm-bundle/chai';
import { DELETION_LEAVE_MS } from '#config/limits';
import { settings } from '#i18n/zh-cn/settings';
import { FakeApi } from '../../support/element/fake-api';
import { holdTimers } from '../../support/element/hold-timers';
import { type HostPage, inside, until } from '../../support/element/host';
import { openPortalAt } from '../../support/element/pages/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const DELETION = 'POST /openapi/v2/user/account/cancellation';
const READING_MS = 10_000;

const viewer = { data: { uid: 1, nick_name: '山间来客', account: 'demo@example.com' } };

let page: HostPage;
afterEach(() => page.closeWithoutErrors());

/** Opens the deletion tab on a page with a clock that the test advances. */
async function open({
  answers = {},
  config = {},
  html,
  width = 1000,
}: {
  answers?: FakeApi['answers'];
  config?: object;
  html?: string;
  width?: number;
} = {}) {
  const api = new FakeApi({ [INFO]: viewer, [DELETION]: {}, ...answers });
  let aheadMs = 0;
  const opened = await openPortalAt('/account/logOff', api, {
    config,
    width,
    ...(html ? { html } : {}),
    prepare({ Date: clock }) {
      const startMs = clock.now();
      clock.now = () => startMs + aheadMs;
    },
  });
  page = opened;
  const { portal } = opened;
  await until(() => words(portal, 'reading'), 'the tab');
  return {
    api,
    portal,
    /** Advances the clock of the page to the end of the reading time. */
    async read() {
      aheadMs = READING_MS;
      return until(() => find<HTMLInputElement>(portal, '#agree-deletion'), 'the acceptance');
    },
  };
}
const find = <Found extends HTMLElement>(portal: HTMLElement, selector: string) =>
  portal.shadowRoot?.querySelector<Found>(selector);
const words = (portal: HTMLElement, name: string) =>
  find(portal, `[part~="${name}"],[data-testid~="${name}"]`)?.textContent;
const asked = (portal: HTMLElement, part: string) =>
  until(() => find(portal, `[data-testid~=${part}]`), part);
const button = (portal: HTMLElement) => inside<HTMLButtonElement>(portal, '[data-testid~=log-off]');
const isOff = (portal: HTMLElement) => button(portal).getAttribute('aria-disabled') === 'true';

describe('the deletion tab', () => {
  it('shows the agreement, the acceptance, the button and the confirmation in this order (CANCEL-01 to CANCEL-05, OQ-74)', async () => {
    const { api, portal, read } = await open();
    expect(words(portal, 'reading')).to.equal('请先阅读协议（剩余 10 秒）');
    expect(find(portal, '#agree-deletion')).to.equal(null);
    expect(isOff(portal)).to.equal(true);
    const accept = await read();
    expect(isOff(portal)).to.equal(true);
    accept.click();
    await until(() => !isOff(portal), 'the button');
    button(portal).focus();
    button(portal).click();
    expect((await asked(portal, 'confirm-dialog')).textContent).to.equal(
      '风险提示该操作将清除您所有账户数据且不可恢复,请确认注销账户!取消注销',
    );
    inside(portal, '[data-testid~=cancel]').click();
    await until(() => !find(portal, 'dialog'), 'the dialog has gone');
    expect(portal.shadowRoot?.activeElement).to.equal(button(portal));
    expect(api.to(DELETION)).to.have.length(0);
  });

  it('shows the message, then reloads the sign-in page (CANCEL-06, CANCEL-07, TOAST-08, STATE-02)', async () => {
    const { api, portal, read } = await open();
    (await read()).click();
    const { document, window: view } = page;
    const out: unknown[] = [];
    document.addEventListener('cntv-logout', (event) => out.push((event as CustomEvent).detail));
    let shownAtLast: unknown;
    view.addEventListener('pagehide', () => {
      shownAtLast = [words(portal, 'toast'), words(portal, 'notice'), words(portal, 'log-off')];
    });
    await until(() => !isOff(portal), 'the button');
    const leave = holdTimers(view, DELETION_LEAVE_MS);
    button(portal).click();
    (await asked(portal, 'confirm')).click();
    await until(() => words(portal, 'toast'), 'the toast');
    expect(localStorage.getItem('cntv:session')).to.contain('signed-out').and.not.to.contain('山间来客');
    expect(out).to.deep.equal([{ redirectTo: `${location.origin}/host/login.html` }]);
    expect(view.location.pathname).to.equal('/host/account/logOff');
    expect(shownAtLast).to.equal(undefined);
    leave();
    await until(() => shownAtLast, 'the page has gone');
    expect(shownAtLast).to.deep.equal(['注销账号成功！', undefined, '注销账号']);
    await until(() => page.frame.contentDocument !== document, 'another document');
    await until(() => page.frame.contentWindow?.location.pathname === '/host/login.html', 'the sign-in');
    expect(api.to(DELETION).map(({ body }) => body)).to.deep.equal(['appid=demo']);
  });

  it('is unchanged after a failed request and can be submitted again', async () => {
    const { api, portal, read } = await open({ answers: { [DELETION]: { fault: 'http', status: 500 } } });
    (await read()).click();
    await until(() => !isOff(portal), 'the button');
    button(portal).click();
    (await asked(portal, 'confirm')).click();
    await until(() => words(portal, 'toast') === '系统繁忙！请稍后重试！', 'the toast');
    expect(find<HTMLInputElement>(portal, '#agree-deletion')?.checked).to.equal(true);
    expect(isOff(portal)).to.equal(false);
    expect(api.to(DELETION)).to.have.length(1);
    expect(localStorage.getItem('cntv:session')).to.contain('山间来客');
  });
});

describe('the agreement', () => {
  it('is the points of the deletion, marked as such, and none of another agreement (CANCEL-01, OQ-76)', async () => {
    const { portal } = await open({ width: 320 });
    const box = inside(portal, '[data-testid~=deletion-agreement]');
    const { summary, points } = settings.cancellation;
    expect([...box.querySelectorAll('p,li')].map(({ textContent }) => textContent)).to.deep.equal([
      summary,
      ...Object.values(points),
    ]);
    expect(summary).to.contain('要点').and.to.contain('《账号注销协议》');
    expect(page.document.documentElement.scrollWidth).to.be.at.most(320);
  });

  it('links to the agreement page of the portal in a new window (OQ-76)', async () => {
    const { portal } = await open({ config: { cancelAgreementUrl: '/cancel-agreement.html' } });
    const link = inside<HTMLAnchorElement>(portal, '[data-testid~=deletion-agreement] a');
    expect([link.getAttribute('href'), link.target, link.rel]).to.deep.equal([
      '/cancel-agreement.html',
      '_blank',
      'noopener',
    ]);
  });

  it('is the slotted content, if there is any, in a box that scrolls by keyboard (OQ-76)', async () => {
    const own = `<div slot="cancel-agreement">${'<p>本站的注销协议</p>'.repeat(20)}</div>`;
    const { portal } = await open({ html: `<cntv-portal base="/host">${own}</cntv-portal>` });
    const slot = inside<HTMLSlotElement>(portal, '[data-testid~=deletion-agreement] slot');
    expect(slot.assignedElements().map(({ children }) => children.length)).to.deep.equal([20]);
    const box = inside(portal, '[data-testid~=deletion-agreement]');
    box.focus({ preventScroll: true });
    expect(portal.shadowRoot?.activeElement).to.equal(box);
    expect(box.scrollHeight).to.be.greaterThan(box.clientHeight);
  });
});
