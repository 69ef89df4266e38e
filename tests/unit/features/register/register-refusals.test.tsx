import { describe, vi } from 'vitest';
import { Screen as MobileScreen } from '#features/register/mobile/mobile-register-screen';
import { Screen } from '#features/register/register-screen';
import { account } from '#i18n/zh-cn/account';
import {
  type ScreenUnderTest,
  signInCodesUnder,
  smsCodesMarked,
  testRefusals,
} from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));
vi.mock('#shared/captcha/use-captcha', () => import('../../../support/unit/passed-captcha'));

const PHONE = {
  phone: '13900139000',
  smsCode: '123456',
  password: 'Fresh2468#',
  confirmPassword: 'Fresh2468#',
};
const EMAIL = {
  email: 'new@example.com',
  emailPassword: 'Fresh2468#',
  confirmEmailPassword: 'Fresh2468#',
};
const SMS_TOO_SOON = -21017;
const MAIL = '/send/mail';
const REGISTER_EMAIL = '/register/email';
const AGREE_AND_REGISTER = (checkbox: string) => ({
  prepare: (screen: ScreenUnderTest) => screen.press(`#${checkbox}`),
  act: (screen: ScreenUnderTest) => screen.submit(`#${checkbox}`),
});

for (const [site, open] of [
  ['on the desktop', () => <Screen />],
  ['on the mobile site', () => <MobileScreen />],
] as const) {
  describe(`POST register/mobile ${site}`, () =>
    testRefusals('REG-18, ERR-04, ERR-05, ERR-12, ERR-15', {
      path: '/register/mobile',
      open,
      typed: PHONE,
      ...AGREE_AND_REGISTER('checked'),
      button: 'form:has(#phone) button[type=submit]',
      inline: (refusal) => smsCodesMarked(refusal) ?? signInCodesUnder('phone')(refusal),
    }));

  describe(`POST verification/sms/code ${site}`, () =>
    testRefusals('SMS-01, SMS-03, SMS-08, OQ-50, ERR-04, ERR-05, ERR-12', {
      path: '/verification/sms/code',
      open,
      typed: PHONE,
      act: (screen) => screen.press('[data-testid~=sms-button]'),
      button: '[data-testid~=sms-button]',
      inline: signInCodesUnder('smsCode'),
      waitMs: (code) => (code === SMS_TOO_SOON ? 180_000 : 0),
    }));
}

describe('POST register/email', () =>
  testRefusals('REG-27, REG-28, REG-29, OQ-55, ERR-10, ERR-12', {
    path: REGISTER_EMAIL,
    open: () => <Screen />,
    typed: EMAIL,
    ...AGREE_AND_REGISTER('emailChecked'),
    button: 'form:has(#email) button[type=submit]',
    inline(refusal) {
      const at = '#email-message';
      if (refusal.code === -21009) return { at, words: '该账号已注册 立即登录' };
      if (refusal.code === -21023) return { at, words: '该账号尚未激活 立即激活' };
      const inline = signInCodesUnder('email')(refusal);
      return inline && { ...inline, toasts: true };
    },
  }));

describe('POST send/mail, "activate now" for an address that is not activated', () =>
  testRefusals('REG-28, ERR-10, ERR-12', {
    path: MAIL,
    open: () => <Screen />,
    typed: EMAIL,
    async prepare(screen) {
      screen.answers[REGISTER_EMAIL] = (request) => request.answer({ code: -21023 });
      await screen.press('#emailChecked');
      await screen.submit('#email');
    },
    act: (screen) => screen.press('#email-message button'),
    button: '#email-message button',
  }));

describe('POST send/mail, "send again" of the view for an account that is not activated', () =>
  testRefusals('REG-24, ERR-10, ERR-12', {
    path: MAIL,
    open: () => <Screen />,
    typed: {},
    async prepare(screen) {
      await screen.fill(EMAIL);
      await screen.press('#emailChecked');
      await screen.submit('#email');
    },
    act: (screen) => screen.press('[part~=card] button'),
    button: '[part~=card] button',
  }));
