import { afterEach, expect, it, vi } from 'vitest';
import { Screen as FindPassword3 } from '#features/recovery/find-password3-screen';
import { Screen as MobileRegister } from '#features/register/mobile/mobile-register-screen';
import { Screen as Register } from '#features/register/register-screen';
import { account } from '#i18n/zh-cn/account';
import { ScreenUnderTest } from '../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));
vi.mock('#shared/captcha/use-captcha', () => import('../../support/unit/passed-captcha'));

let screen: ScreenUnderTest;
afterEach(() => screen.close());

const PHONE = {
  phone: '13900139000',
  smsCode: '123456',
  password: 'Fresh2468#',
  confirmPassword: 'Fresh2468#',
};

/** The routes to which the screen has navigated. */
const routes = () =>
  screen.told.flatMap(({ name, detail }) =>
    name === 'cntv-navigate' ? [(detail as { name: string }).name] : [],
  );

async function expectLeavesAfter(ms: number, route: string) {
  const settledMs = 300;
  await screen.pass(ms - settledMs - 100);
  expect(routes()).toEqual([]);
  await screen.pass(settledMs + 100);
  expect(routes()).toEqual([route]);
}

it.each([
  ['Login', <Register key="desktop" />],
  ['MLogin', <MobileRegister key="mobile" />],
])(
  'a registration without SSO data shows its message for 3 s, then %s (REG-20, CONST-26, OQ-54)',
  async (route, view) => {
    screen = new ScreenUnderTest(view);
    await screen.fill(PHONE);
    await screen.press('#checked');
    await screen.submit('#checked');
    expect(screen.toasts()).toEqual(['注册成功，请登录！']);
    await expectLeavesAfter(3_000, route);
  },
);

it('a reset shows its message for 3 s, then the sign-in (RECOV-23, CONST-26)', async () => {
  screen = new ScreenUnderTest(<FindPassword3 />, { state: { isDone: true } });
  await screen.settle();
  expect(screen.get('[part~=title]').textContent).toBe('重置密码成功！');
  await expectLeavesAfter(3_000, 'Login');
});
