import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Screen as FindPassword3 } from '#features/recovery/find-password3-screen';
import { Screen as MobileRegister } from '#features/register/mobile/mobile-register-screen';
import { Screen as Registered } from '#features/register/mobile/mobile-register-succeed-screen';
import { Screen as Register } from '#features/register/register-screen';
import { Screen as Activated } from '#features/register/register-succeed-screen';
import { account } from '#i18n/zh-cn/account';
import { ScreenUnderTest } from '../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));
vi.mock('#shared/captcha/use-captcha', () => import('../../support/unit/passed-captcha'));

let screen: ScreenUnderTest;
const assign = vi.spyOn(location, 'assign');
beforeEach(() => {
  assign.mockReset();
});
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

it('a reset is announced with what follows (RECOV-23)', async () => {
  screen = new ScreenUnderTest(<FindPassword3 />, { state: { isDone: true } });
  const title = screen.get('[part~=title]');
  expect(screen.get(`#${title.getAttribute('aria-describedby')}`).textContent).toBe('即将跳转到登录页');
});

const STAYED = '已取消自动跳转';

describe.each([
  ['a reset (RECOV-23)', <FindPassword3 key="" />, { state: { isDone: true } }, 3_000],
  ['an activation (REG-30)', <Activated key="" />, {}, 10_000],
  ['a registration (REG-31)', <Registered key="" />, {}, 10_000],
] as const)('%s', (_, view, route, ms) => {
  beforeEach(async () => {
    screen = new ScreenUnderTest(view, route);
    await screen.settle();
  });
  const wait = () => screen.get('#leaving').textContent;

  it.each([
    ['a key', screenKey({ key: 'Tab' })],
    ['a press', () => void screen.element.dispatchEvent(new Event('pointerdown'))],
  ])('stays when the viewer wants to: %s (OQ-102)', async (_, happen) => {
    act(happen);
    await screen.pass(100);
    expect([wait(), screen.get('[role=status]').textContent]).toEqual([STAYED, STAYED]);
    await screen.pass(ms * 2);
    expect([routes(), assign.mock.calls, screen.has('a,button')]).toEqual([[], [], true]);
  });

  it.each([
    ['a key that was pressed before', screenKey({ key: 'Enter', repeat: true })],
    ['a shortcut', screenKey({ key: 'c', ctrlKey: true })],
    ['the key of a shortcut', screenKey({ key: 'Alt', altKey: true })],
    ['a press elsewhere on the page', () => void document.body.dispatchEvent(new Event('pointerdown'))],
  ])('leaves all the same after %s (OQ-102)', async (_, happen) => {
    act(happen);
    expect(wait()).not.toBe(STAYED);
    await screen.pass(ms);
    expect(routes().length + assign.mock.calls.length).toBe(1);
  });
});

it('a registration that the viewer does not leave keeps its message, with a button that goes on (REG-20, OQ-102)', async () => {
  screen = new ScreenUnderTest(<Register />);
  await screen.fill(PHONE);
  await screen.press('#checked');
  await screen.submit('#checked');
  act(() => void screen.element.dispatchEvent(new Event('pointerdown')));
  await screen.settle();
  await screen.pass(20_000);
  expect([routes(), screen.get('[part=toast] span').textContent]).toEqual([[], '注册成功，请登录！']);
  await screen.press('[part=toast] button');
  expect(routes()).toEqual(['Login']);
});

function screenKey(init: KeyboardEventInit) {
  return () => void screen.element.dispatchEvent(new KeyboardEvent('keydown', init));
}
