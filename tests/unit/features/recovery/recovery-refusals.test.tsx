import { describe, vi } from 'vitest';
import { Screen as FindPassword1 } from '#features/recovery/find-password1-screen';
import { Screen as FindPassword2 } from '#features/recovery/find-password2-screen';
import { Screen as FindPassword3 } from '#features/recovery/find-password3-screen';
import { account } from '#i18n/zh-cn/account';
import { type RefusedCall, signInCodesUnder, testRefusals } from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));
vi.mock('#shared/captcha/use-captcha', () => import('../../../support/unit/passed-captcha'));

const NEW_PASSWORD = { password: 'Nova2468#', confirmPassword: 'Nova2468#' };
const SUBMIT = 'button[type=submit]';
const PHONE = { params: { findType: 'mobile' }, state: { account: '13800138000' } };
const EMAIL = { params: { accountType: 'email' }, state: { account: 'plain@example.com' } };
const LINK = { code: 'C0DE', operation: 'reset', email: 'plain@example.com' };

/** Messages about one field are also shown at that field. */
const marked =
  (fields: Readonly<Record<number, string>>): RefusedCall['inline'] =>
  ({ code, words }) => {
    const field = fields[code];
    return field ? { at: `#${field}-message`, words, toasts: true } : null;
  };
/** The sign-in codes are toasts too (RECOV-24). */
const signInCodesMarked =
  (field: string): RefusedCall['inline'] =>
  (refusal) => {
    const inline = signInCodesUnder(field)(refusal);
    return inline && { ...inline, toasts: true };
  };
const PASSWORD_CODES = { [-21007]: 'password', [-21008]: 'confirmPassword' };

describe('POST verification/account', () =>
  testRefusals('RECOV-04, RECOV-24, ERR-04, ERR-10', {
    path: '/verification/account',
    open: () => <FindPassword1 />,
    typed: { account: '13800138000' },
    act: (screen) => screen.submit('#account'),
    button: SUBMIT,
    inline: signInCodesMarked('account'),
  }));

describe('POST secret/email', () =>
  testRefusals('RECOV-07, RECOV-08, RECOV-24', {
    path: '/secret/email',
    open: () => <FindPassword2 />,
    route: EMAIL,
    typed: {},
    before: { '/secret/email': { code: -1 } },
    act: (screen) => screen.press('[data-testid~=retry]'),
    button: '[data-testid~=retry]',
  }));

describe('POST send/mail', () =>
  testRefusals('RECOV-11, RECOV-24, ERR-10', {
    path: '/send/mail',
    open: () => <FindPassword2 />,
    route: EMAIL,
    typed: {},
    prepare: (screen) => screen.press('#method-2'),
    act: (screen) => screen.submit('#method-2:checked'),
    button: SUBMIT,
  }));

describe('POST send/mail, again after an expired link', () =>
  testRefusals('RECOV-13, RECOV-24, ERR-10', {
    path: '/send/mail',
    open: () => <FindPassword2 />,
    route: { ...EMAIL, query: new URLSearchParams('emailQuery=failed&email=plain@example.com') },
    typed: {},
    act: (screen) => screen.press('[part~=card] button'),
    button: '[part~=card] button',
  }));

describe('POST verification/sms/code', () =>
  testRefusals('RECOV-16, RECOV-24, ERR-04, ERR-05', {
    path: '/verification/sms/code',
    open: () => <FindPassword3 />,
    route: PHONE,
    typed: { smsCode: '123456', ...NEW_PASSWORD },
    act: (screen) => screen.press('[data-testid~=sms-button]'),
    button: '[data-testid~=sms-button]',
    inline: signInCodesMarked('smsCode'),
    waitMs: (code) => (code === -21017 ? 180_000 : 0),
  }));

describe('POST mobile/reset/password', () =>
  testRefusals('RECOV-21, RECOV-24, ERR-10', {
    path: '/mobile/reset/password',
    open: () => <FindPassword3 />,
    route: PHONE,
    typed: { smsCode: '123456', ...NEW_PASSWORD },
    act: (screen) => screen.submit('#smsCode'),
    button: SUBMIT,
    inline: marked({ ...PASSWORD_CODES, [-21011]: 'smsCode', [-21012]: 'smsCode' }),
  }));

describe('POST forget/mail/reset/password', () =>
  testRefusals('RECOV-22, RECOV-24, ERR-10', {
    path: '/forget/mail/reset/password',
    open: () => <FindPassword3 />,
    route: { params: { findType: 'email' }, state: LINK },
    typed: NEW_PASSWORD,
    act: (screen) => screen.submit('#password'),
    button: SUBMIT,
    inline: marked(PASSWORD_CODES),
  }));
