import { describe, vi } from 'vitest';
import type { UserInfo } from '#api/member/viewer';
import type { BindingInfo } from '#api/settings/bindings';
import { CURRENT_PASSWORD_WRONG } from '#config/error-codes';
import { SecurityEmail } from '#features/settings/security-email/security-email';
import { VerifyPhone } from '#features/settings/verify-phone/verify-phone';
import { account } from '#i18n/zh-cn/account';
import { settings } from '#i18n/zh-cn/settings';
import {
  passwordWrongOr,
  type ScreenUnderTest,
  signInCodesUnder,
  smsCodesMarked,
  testRefusals,
} from '../../../support/unit/refused-calls';

vi.mock('#shared/captcha/use-captcha', () => import('../../../support/unit/passed-captcha'));
const TEXTS = { account, settings };
vi.mock('#ui/hooks/use-area-texts', () => ({
  useAreaTexts: (area: keyof typeof TEXTS) => TEXTS[area],
}));

const info = { account: 'demo@example.com', isOauthOnly: false } as UserInfo;
const none: BindingInfo = { email: '', isEmailActive: false, phone: '', others: [] };
const active = { ...none, email: 'old@b.cn', isEmailActive: true };
const props = { info, onChanged() {}, onGoTo() {} };

/** Codes that are shown as a toast and also under a field. */
const underField =
  (codes: readonly number[], field: string) =>
  ({ code, words }: { code: number; words: string }) =>
    codes.includes(code) ? { at: `#${field}-message`, words, toasts: true } : null;
const OF_NEW_ADDRESS = [-21004, -21005, -21006, -21009, -21022, -21034];

const orWrong = passwordWrongOr('passwordForEmail', '当前密码不正确');

async function passIdentityCheck(screen: ScreenUnderTest, field: string): Promise<void> {
  await screen.fill({ [field]: 'Demo123!' });
  await screen.submit(`#${field}`);
}

describe('POST binding/email', () =>
  testRefusals('BIND-16, API-30, ERR-04, ERR-05, ERR-12', {
    path: '/binding/email',
    open: () => <SecurityEmail {...props} bindings={none} />,
    typed: { email: 'a@b.cn' },
    asks: [CURRENT_PASSWORD_WRONG],
    act: (screen) => screen.submit('#email'),
    button: 'button[type=submit]',
    inline: (refusal) =>
      signInCodesUnder('email')(refusal) ?? underField([...OF_NEW_ADDRESS, -21049], 'email')(refusal),
  }));

describe('POST send/mail of type 2', () =>
  testRefusals('BIND-10, MAIL-01, ERR-04, ERR-05, ERR-12', {
    path: '/send/mail',
    open: () => <SecurityEmail {...props} bindings={{ ...active, isEmailActive: false }} />,
    typed: {},
    act: (screen) => screen.press('[data-testid~=resend]'),
    button: '[data-testid~=resend]',
  }));

describe('POST verification/password, before a change of address', () =>
  testRefusals('BIND-17, API-27, ERR-05, ERR-12', {
    path: '/verification/password',
    open: () => <SecurityEmail {...props} bindings={active} />,
    typed: {},
    async prepare(screen) {
      await screen.press('[data-testid~=change]');
      await screen.fill({ passwordForEmail: 'Demo123!' });
    },
    act: (screen) => screen.submit('#passwordForEmail'),
    button: 'button[type=submit]',
    // "Result code not 0 means wrong" (doc 1 § 5), unless the code names another reason.
    inline(refusal) {
      const { code } = refusal;
      const shown = orWrong(code === -21018 ? { ...refusal, code: -21003 } : refusal);
      if (code === -10001) return null;
      return { ...shown, toasts: ![-21003, -21002, -21018, -21023, -21025].includes(code) };
    },
  }));

describe('POST verification/mobile/binding, in the settings', () =>
  testRefusals('BIND-22, API-32, ERR-04, ERR-05, ERR-12', {
    path: '/verification/mobile/binding',
    asks: [CURRENT_PASSWORD_WRONG],
    open: () => <VerifyPhone {...props} bindings={none} />,
    typed: {},
    async prepare(screen) {
      await passIdentityCheck(screen, 'passwordForPhone');
      await screen.fill({ phone: '13900139000', smsCode: '123456' });
    },
    act: (screen) => screen.submit('#phone'),
    button: 'button[type=submit]',
    inline: (refusal) => smsCodesMarked(refusal) ?? signInCodesUnder('phone')(refusal),
  }));

describe('POST verification/sms/code, in the settings', () =>
  testRefusals('BIND-20, BIND-21, ERR-04, ERR-05, ERR-12', {
    path: '/verification/sms/code',
    open: () => <VerifyPhone {...props} bindings={none} />,
    typed: {},
    async prepare(screen) {
      await passIdentityCheck(screen, 'passwordForPhone');
      await screen.fill({ phone: '13900139000' });
    },
    act: (screen) => screen.press('[data-testid~=sms-button]'),
    button: '[data-testid~=sms-button]',
    inline: signInCodesUnder('smsCode'),
    waitMs: (code) => (code === -21017 ? 180_000 : 0),
  }));
