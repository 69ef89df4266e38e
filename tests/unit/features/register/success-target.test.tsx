import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SUCCESS_PAGE_MS } from '#config/limits';
import { Screen } from '#features/register/mobile/mobile-register-succeed-screen';
import { Screen as ActivatedScreen } from '#features/register/register-succeed-screen';
import { account } from '#i18n/zh-cn/account';
import { addConfigLayer } from '#page-config/scripts';
import { session } from '#session/session';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));

const follow = vi.spyOn(location, 'assign');
let screen: ScreenUnderTest;
beforeEach(() => {
  follow.mockReset();
});
afterEach(() => {
  addConfigLayer({ userHome: '/index.html' });
  screen.close();
});

it.each([
  ['', '/index.html', '/index.html'],
  ['', '/my-home', '/my-home'],
  ['', 'https://home.example/', 'https://home.example/'],
  ['https://evil.example/', '/my-home', '/my-home'],
  ['/news/1.html', '/my-home', '/news/1.html'],
])(
  'with the backurl %j and the user home %j, the success page leads to %j (REG-32, OQ-17)',
  async (backurl, userHome, target) => {
    addConfigLayer({ userHome });
    screen = new ScreenUnderTest(<Screen />, { state: { sso: [], ticket: '', backurl } });
    await screen.pass(SUCCESS_PAGE_MS);
    expect(follow.mock.calls).toEqual([[new URL(target, location.href).href]]);
  },
);

it.each([{ sso: [], ticket: 'T', backurl: '' }, { sso: ['/sso'], ticket: '', backurl: '' }, undefined])(
  'with the state %j, the success page redirects and signs nobody in (REG-33)',
  async (state) => {
    screen = new ScreenUnderTest(<Screen />, { state });
    await screen.pass(SUCCESS_PAGE_MS);
    expect(follow).toHaveBeenCalledOnce();
    expect(screen.told).toEqual([]);
    expect(session.getState().status).toBe('unknown');
  },
);

it.each([
  [<Screen key="registered" />, '秒后跳转到我的首页'],
  [<ActivatedScreen key="activated" />, '秒后跳转到登录页'],
])(
  'the countdown of a success page begins with 10 seconds (REG-30, REG-31, CONST-25)',
  async (page, words) => {
    screen = new ScreenUnderTest(page);
    const shown = () => screen.get('#leaving').textContent;
    expect(shown()).toBe(`10 ${words}`);
    await screen.pass(1_000);
    expect(shown()).toBe(`9 ${words}`);
  },
);

it.each([
  ['/news/1.html', '10 秒后返回注册前的页面'],
  ['/index.html', '10 秒后跳转到我的首页'],
  ['https://evil.example/', '10 秒后跳转到我的首页'],
])('with the backurl %j, the success page says %j (REG-31, REG-32)', (backurl, text) => {
  screen = new ScreenUnderTest(<Screen />, { state: { sso: [], ticket: '', backurl } });
  expect(screen.get('#leaving').textContent).toBe(text);
});
