import { describe, vi } from 'vitest';
import { ActivationPanel } from '#features/login/activation-panel';
import { LoginForm } from '#features/login/login-form';
import { loadAccountCalls, loadLoginCall, loadLoginSchema } from '#features/login/modules';
import { loadChunk } from '#lib/chunk';
import { passwordWrongOr, signInCodesUnder, testRefusals } from '../../../support/unit/refused-calls';

vi.mock('#shared/captcha/use-captcha', () => import('../../../support/unit/passed-captcha'));

// Loaded before the tests, because chunks cannot be loaded under fake timers.
await Promise.all([loadLoginSchema, loadLoginCall, loadAccountCalls].map((load) => loadChunk<unknown>(load)));

const orLine = passwordWrongOr('password', '账号或密码错误，请重新输入。');

describe('POST user/login', () =>
  testRefusals('LOGIN-11, LOGIN-12, ERR-04, ERR-05, ERR-14, OQ-33', {
    path: '/user/login',
    open: () => <LoginForm backurl="" />,
    typed: { account: '13800138000', password: 'Demo123!' },
    act: (screen) => screen.submit('#account'),
    button: 'button[type=submit]',
    inline(refusal) {
      // "Not logged in" marks no field, because the typed values are not wrong.
      if (refusal.code === -10001) return null;
      return signInCodesUnder('account')(refusal) ?? orLine(refusal);
    },
  }));

describe('POST send/mail, of the panel for an expired activation link', () =>
  testRefusals('LOGIN-17, ERR-05, ERR-12', {
    path: '/send/mail',
    open: () => <ActivationPanel email="" />,
    typed: { email: 'inactive@example.com' },
    act: (screen) => screen.submit('#email'),
    button: 'button[type=submit]',
  }));
