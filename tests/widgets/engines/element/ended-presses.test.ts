import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { type HostPage, inside, openPage, until } from '../../../support/element/host';
import { ACCOUNT, MEMBER, openMenu, storeSession } from '../../../support/element/pages/account-page';
import { openLogin } from '../../../support/element/pages/login-page';
import { openPortalAt } from '../../../support/element/pages/portal-page';

const WATCHED = { id: 1, video_id: 'V1', video_title: '片', play_time: 1795262700 };
const VIEWER = { data: { uid: 1, nick_name: '山间来客', account: 'demo@example.com' } };
const DELETION = 'POST /openapi/v2/user/account/cancellation';

let page: HostPage;
afterEach(() => page.closeWithoutErrors());

/** Dispatches an event of a pointer as the browser does, and nothing that would follow. */
function point(type: string, target: EventTarget, init: PointerEventInit = {}): void {
  const all = { bubbles: true, cancelable: true, composed: true, pointerId: 1, ...init };
  target.dispatchEvent(new page.window.PointerEvent(type, all));
}

/** Presses a control, and releases the pointer beside the element, where the browser dispatches no click on either. */
function dragOff(control: Element): void {
  point('pointerdown', control);
  point('pointerup', page.document.body);
}

/** Clicks the element as scripts of a page do: by its method, and as FastClick and iScroll do. */
function clickBothWays(element: HTMLElement): void {
  element.click();
  point('click', element, { composed: false });
}

/** Resolves after what a click in the element has begun. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Counts the clicks that a control gets. */
function clicksOn(control: Element): { count: number } {
  const clicks = { count: 0 };
  control.addEventListener('click', () => {
    clicks.count += 1;
  });
  return clicks;
}

/** Opens a login, and returns it with its submit button. */
async function openButton() {
  const opened = await openLogin();
  page = opened;
  return { login: opened.login, button: inside(opened.login, 'button[type=submit]') };
}

async function openHistory(api: FakeApi) {
  const opened = await openPortalAt('/account/history', api);
  page = opened;
  await until(() => opened.part('remove'), 'the list');
  return opened;
}
const historyApi = () =>
  new FakeApi({
    'GET /openapi/v2/user/info': VIEWER,
    'GET /openapi/v2/video/records': { data: { total: 1, rows: [WATCHED] } },
    'DELETE /openapi/v2/video/record': {},
  });

describe('a press that was dragged off its button is not carried out by a later click on the element (WCAG 2.5.2)', () => {
  it('the sign-in', async () => {
    const { login, button } = await openButton();
    const clicks = clicksOn(button);
    dragOff(button);
    clickBothWays(login);
    expect(clicks.count).to.equal(0);
  });

  it('the sign-out', async () => {
    storeSession('signed-in');
    page = await openPage({ html: ACCOUNT, api: new FakeApi(MEMBER), config: { appid: 'demo' } });
    const account = page.widget('cntv-account');
    await openMenu(account);
    const out: unknown[] = [];
    page.document.addEventListener('cntv-logout', (event) => out.push(event));
    dragOff(inside(account, '[data-testid=logout]'));
    clickBothWays(account);
    await pause();
    expect(out).to.deep.equal([]);
  });

  it('clearing the history (LIST-01)', async () => {
    const { portal, part } = await openHistory(historyApi());
    dragOff(part('clear') as HTMLElement);
    clickBothWays(portal);
    await pause();
    expect(part('confirm-dialog')).to.equal(null);
  });
});

describe('a press with the right button is carried out by no click on the element', () => {
  it('confirming a deletion (LIST-01)', async () => {
    const api = historyApi();
    const { portal, part } = await openHistory(api);
    part('remove')?.click();
    const confirm = await until(() => part('confirm'), 'the question');
    for (const type of ['pointerdown', 'pointerup']) point(type, confirm, { button: 2 });
    clickBothWays(portal);
    part('cancel')?.click();
    await until(() => !part('confirm-dialog'), 'the question has gone');
    expect(api.calls.filter(({ method }) => method === 'DELETE')).to.deep.equal([]);
  });

  it('confirming the end of the account (CANCEL-05)', async () => {
    let aheadMs = 0;
    const api = new FakeApi({ 'GET /openapi/v2/user/info': VIEWER, [DELETION]: {} });
    const opened = await openPortalAt('/account/logOff', api, {
      prepare({ Date: clock }) {
        const { now } = clock;
        clock.now = () => now() + aheadMs;
      },
    });
    page = opened;
    const { portal, part } = opened;
    await until(() => part('reading'), 'the tab');
    aheadMs = 10_000;
    const accept = () => portal.shadowRoot?.querySelector<HTMLElement>('#agree-deletion');
    (await until(accept, 'the acceptance')).click();
    await until(() => part('log-off')?.getAttribute('aria-disabled') !== 'true', 'the button');
    part('log-off')?.click();
    const confirm = await until(() => part('confirm'), 'the question');
    for (const type of ['pointerdown', 'pointerup']) point(type, confirm, { button: 2 });
    clickBothWays(portal);
    part('cancel')?.click();
    await until(() => !part('confirm-dialog'), 'the question has gone');
    expect(api.to(DELETION)).to.have.length(0);
  });

  it('the sign-in', async () => {
    const { login, button } = await openButton();
    const clicks = clicksOn(button);
    for (const type of ['pointerdown', 'pointerup']) point(type, button, { button: 2 });
    clickBothWays(login);
    expect(clicks.count).to.equal(0);
  });
});

describe('a press', () => {
  const ends: Readonly<Record<string, (button: Element) => unknown>> = {
    'after pointercancel': (button) => point('pointercancel', button),
    'after dragstart': (button) =>
      button.dispatchEvent(new page.window.DragEvent('dragstart', { bubbles: true, composed: true })),
    'after the window has lost the focus': () =>
      page.window.dispatchEvent(new page.window.FocusEvent('blur')),
    'after a release beside it': () => point('pointerup', page.document.body),
    'after another press of its pointer': () => point('pointerdown', page.document.body),
  };
  for (const [name, end] of Object.entries(ends))
    it(`is carried out by no click on the element ${name}`, async () => {
      const { login, button } = await openButton();
      const clicks = clicksOn(button);
      point('pointerdown', button);
      clickBothWays(login);
      end(button);
      clickBothWays(login);
      point('pointerup', button);
      clickBothWays(login);
      expect(clicks.count).to.equal(0);
    });

  it('is over a moment after its release, although no click has followed', async () => {
    const { login, button } = await openButton();
    const clicks = clicksOn(button);
    for (const type of ['pointerdown', 'pointerup']) point(type, button);
    await pause();
    clickBothWays(login);
    expect(clicks.count).to.equal(0);
  });

  it('is carried out by no `click()` of the page, nor by a click on another element', async () => {
    const html = '<cntv-login></cntv-login><cntv-qr-login></cntv-qr-login>';
    const opened = await openLogin({ html });
    page = opened;
    const button = inside(opened.login, 'button[type=submit]');
    const clicks = clicksOn(button);
    for (const type of ['pointerdown', 'pointerup']) point(type, button);
    opened.login.click();
    clickBothWays(page.widget('cntv-qr-login'));
    expect(clicks.count).to.equal(0);
  });

  it('needs its beginning on the same control', async () => {
    const { login, button } = await openButton();
    const clicks = clicksOn(button);
    for (const other of [page.document.body, inside(login, '[data-testid=toggle]')]) {
      point('pointerdown', other);
      point('pointerup', button);
      clickBothWays(login);
    }
    expect(clicks.count).to.equal(0);
  });

  it('on a part of a control may be released on another part', async () => {
    const { login, button } = await openButton();
    const clicks = clicksOn(button);
    const part = button.appendChild(page.document.createElement('i'));
    point('pointerdown', part);
    point('pointerup', button);
    point('click', login, { composed: false });
    expect(clicks.count).to.equal(1);
    part.remove();
  });

  it('belongs to its pointer', async () => {
    const { login, button } = await openButton();
    const toggle = inside(login, '[data-testid=toggle]');
    const counts = [clicksOn(toggle), clicksOn(button)];
    point('pointerdown', toggle);
    point('pointerdown', button, { pointerId: 2 });
    for (const [pointerId, control] of [toggle, button].entries()) {
      point('pointerup', control, { pointerId: pointerId + 1 });
      point('click', login, { composed: false });
      point('click', login, { composed: false });
    }
    expect(counts).to.deep.equal([{ count: 1 }, { count: 1 }]);
  });

  it('ends with an element that is removed before the release', async () => {
    const { login, button } = await openButton();
    const clicks = clicksOn(button);
    point('pointerdown', button);
    login.remove();
    point('pointerup', page.document.body);
    page.document.body.append(login);
    clickBothWays(login);
    expect(clicks.count).to.equal(0);
  });
});
