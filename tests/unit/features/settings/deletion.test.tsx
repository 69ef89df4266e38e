import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LogOffTab } from '#features/settings/log-off-tab';
import { addConfigLayer } from '#page-config/scripts';
import { recordSignIn, session } from '#session/session';
import { useViewer } from '#shared/viewer/use-viewer';
import { ViewerScope } from '#shared/viewer/viewer-scope';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => import('../../../support/unit/area-texts'));

const DELETION = '/account/cancellation';
const LOGIN = new URL('/login.html', location.href).href;
const BUTTON = '[data-testid~=log-off]';
const BOX = '#agree-deletion';
const replace = vi.spyOn(location, 'replace');
const network = vi.fn<typeof fetch>();
let screen: ScreenUnderTest;

/** The tab as the settings render it: for a signed-in viewer only. */
function Page() {
  const viewer = useViewer();
  return (
    <ViewerScope viewer={viewer}>
      <LogOffTab />
    </ViewerScope>
  );
}
async function open(answer: object = { code: 0 }, page = <Page />) {
  recordSignIn({ operatorName: '山间来客' });
  screen = new ScreenUnderTest(
    page,
    {},
    {
      '/user/info': { code: 0, data: { uid: 1, nick_name: '山间来客' } },
      [DELETION]: answer,
    },
  );
  vi.stubGlobal('fetch', network);
  await screen.settle();
}
const button = () => screen.get(BUTTON) as HTMLButtonElement;
const isOff = () => button().getAttribute('aria-disabled') === 'true';
const reading = () =>
  screen.has('[data-testid~=reading]') ? screen.get('[data-testid~=reading]').textContent : null;
const told = () => screen.get('[role=status]').textContent;
async function agree() {
  await screen.pass(10_000);
  await screen.press(BOX);
}
async function confirm() {
  await screen.press(BUTTON);
  await screen.press('[data-testid~=confirm]');
}

beforeEach(() => {
  localStorage.clear();
  replace.mockReset();
  network.mockReset();
});
afterEach(() => screen.close());

describe('the reading time', () => {
  it('is ten seconds without a checkbox and with a button that looks disabled (CANCEL-01, CANCEL-02, CONST-12, OQ-74)', async () => {
    await open({}, <LogOffTab />);
    expect([reading(), screen.has(BOX), isOff()]).toEqual(['请先阅读协议（剩余 10 秒）', false, true]);
    await screen.pass(4_700);
    expect(reading()).toBe('请先阅读协议（剩余 5 秒）');
    await screen.pass(4_900);
    expect([reading(), screen.has(BOX), isOff()]).toEqual(['请先阅读协议（剩余 1 秒）', false, true]);
    await screen.pass(100);
    expect([reading(), screen.has(BOX), isOff()]).toEqual([null, true, true]);
    expect(screen.get(BOX).closest('label')?.textContent).toBe('我已阅读并同意《账号注销协议》');
  });

  it('is announced to screen readers at its start and end only', async () => {
    await open();
    const heard = [told()];
    for (let second = 0; second < 15; second += 1) {
      await screen.pass(1_000);
      if (told() !== heard.at(-1)) heard.push(told());
    }
    // Empty in between, so that nobody who reads on meets a number that is over.
    expect(heard).toEqual(['请先阅读协议，10 秒后可以勾选同意', '', '现在可以勾选同意', '']);
    expect(screen.get('[data-testid~=deletion-agreement]').getAttribute('tabindex')).toBe('0');
  });
});

it('does not begin without the agreement: a press says what is missing, and focuses the checkbox (CANCEL-03, OQ-101)', async () => {
  await open();
  await screen.press(BUTTON);
  expect([screen.toasts(), screen.has('dialog')]).toEqual([['请先阅读并同意《账号注销协议》'], false]);
  await screen.waitUntilToastsClose();
  await screen.pass(10_000);
  await screen.press(BUTTON);
  expect([screen.toasts(), screen.has('dialog')]).toEqual([['请先阅读并同意《账号注销协议》'], false]);
  expect((screen.get(BOX).getRootNode() as ShadowRoot).activeElement).toBe(screen.get(BOX));
});

describe('the deletion', () => {
  it('clears the data of the viewer without the signed-out notice before the navigation (STATE-02)', async () => {
    localStorage.setItem('cntv:last-way', '"password 138****8000"');
    await open();
    await agree();
    await confirm();
    expect(session.getState()).toMatchObject({ status: 'signed-out', operatorName: '' });
    expect(localStorage.getItem('cntv:last-way')).toBeNull();
    expect(localStorage.getItem('cntv:session')).not.toContain('山间来客');
    expect([screen.has('[part~=notice]'), screen.has(BUTTON)]).toEqual([false, true]);
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(screen.told.filter(({ name }) => name === 'cntv-logout')).toEqual([
      { name: 'cntv-logout', detail: { redirectTo: LOGIN } },
    ]);
  });

  it('is sent once, however often the button is pressed', async () => {
    await open();
    screen.answers[DELETION] = () => {};
    await agree();
    await confirm();
    await screen.press(BUTTON);
    expect([screen.has('[data-testid~=confirm-dialog]'), screen.callsTo(DELETION).length]).toEqual([
      false,
      1,
    ]);
    // Clearing the checkbox does not change the busy button.
    await screen.press(BOX);
    expect(isOff()).toBe(false);
    screen.callsTo(DELETION)[0]?.answer({ code: 0 });
    await screen.settle();
    await screen.press(BUTTON);
    expect([screen.has('[data-testid~=confirm-dialog]'), screen.toasts()]).toEqual([
      false,
      ['注销账号成功！'],
    ]);
  });

  it('signs out of the sites of the response, and waits for at most a second (CANCEL-08, OQ-73)', async () => {
    network.mockReturnValue(new Promise(() => {}));
    addConfigLayer({ ssoEndpoints: ['/sso/leave'] });
    await open({ code: 0, data: { sso: ['/sso/leave', 'https://evil.example/'], ticket: 'T' } });
    await agree();
    await confirm();
    expect(network.mock.calls.map(([url]) => String(url))).toEqual([
      `${new URL('/sso/leave', location.href)}?ticket=T`,
    ]);
    expect(session.getState().status).toBe('signed-out');
    await screen.pass(800);
    expect(replace).toHaveBeenCalledTimes(1);
  });
});
