import { afterEach, expect, it, vi } from 'vitest';
import { Screen as Login } from '#features/login/login-route';
import { Screen as MLogin } from '#features/login/mobile-login-route';
import { loadAccountCalls, loadLoginCall, loadLoginSchema } from '#features/login/modules';
import { Screen as FindPassword1 } from '#features/recovery/find-password1-screen';
import { account } from '#i18n/zh-cn/account';
import { loadChunk } from '#lib/chunk';
import { ScreenUnderTest } from '../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));
vi.mock('#shared/captcha/use-captcha', () => import('../../support/unit/passed-captcha'));

// Loaded before the tests, because chunks cannot be loaded under fake timers.
await Promise.all([loadLoginSchema, loadLoginCall, loadAccountCalls].map((load) => loadChunk<unknown>(load)));

const ACCOUNT = { account: '13800138000' };
const CREDENTIALS = { ...ACCOUNT, password: 'Demo123!' };
const PUZZLE = '1';

let screen: ScreenUnderTest;
afterEach(() => screen.close());

it.each([
  ['Login', '/user/login', CREDENTIALS, <Login key="" />],
  ['MLogin', '/user/login', CREDENTIALS, <MLogin key="" />],
  ['FindPassword1', '/verification/account', ACCOUNT, <FindPassword1 key="" />],
])('%s sends the proof of a puzzle by default (CAPT-16, RECOV-03, MOB-01)', async (_, path, typed, view) => {
  screen = new ScreenUnderTest(view, {}, { '/checkLogin': { code: -10001 }, [path]: { code: -1 } });
  await screen.fill(typed);
  await screen.submit('#account');
  expect(Object.fromEntries(screen.callsTo(path)[0]?.fields ?? [])).toMatchObject({
    dynamic_captcha_type: PUZZLE,
    captcha_pass_code: 'P4SS',
  });
});
