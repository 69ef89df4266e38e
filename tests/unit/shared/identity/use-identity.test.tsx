import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#api/member/viewer';
import type { BindingInfo } from '#api/settings/bindings';
import { Screen } from '#features/phone-binding/phone-binding-screen';
import { OtherAccounts } from '#features/settings/other-accounts/other-accounts';
import { SecurityEmail } from '#features/settings/security-email/security-email';
import { VerifyPhone } from '#features/settings/verify-phone/verify-phone';
import { account } from '#i18n/account/zh-cn';
import { settings } from '#i18n/settings/zh-cn';
import { loadChunk } from '#lib/chunk';
import { loadIdentityDialog } from '#shared/identity/use-identity';
import type { FakeXhr } from '../../../support/unit/fake-xhr';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#shared/captcha/use-captcha', () => import('../../../support/unit/passed-captcha'));
const TEXTS = { account, settings };
vi.mock('#ui/hooks/use-area-texts', () => ({
  useAreaTexts: (area: keyof typeof TEXTS) => TEXTS[area],
}));

const VERIFY = '/verification/password';
const none: BindingInfo = { email: '', isEmailActive: false, phone: '', others: [] };
const qq: BindingInfo = { ...none, others: [{ provider: 'qq', userId: '1' }] };
const props = {
  info: { account: 'demo@example.com', isOauthOnly: false } as UserInfo,
  onChanged: vi.fn(),
  onGoTo() {},
};

// Loaded before the tests, because chunks cannot be loaded under fake timers.
await loadChunk(loadIdentityDialog);

let screen: ScreenUnderTest;
afterEach(() => screen.close());

type Change = {
  path: string;
  node(): ReactNode;
  typed: Readonly<Record<string, string>>;
  send(): Promise<void>;
  before?(): Promise<void>;
};

const CHANGES: readonly (readonly [what: string, change: Change])[] = [
  [
    'the first security email (BIND-16)',
    {
      path: '/binding/email',
      node: () => <SecurityEmail {...props} bindings={none} />,
      typed: { email: 'a@b.cn' },
      send: () => screen.submit('#email'),
    },
  ],
  [
    'a phone in the settings, after the first check has expired (BIND-22)',
    {
      path: '/verification/mobile/binding',
      node: () => <VerifyPhone {...props} bindings={none} />,
      async before() {
        await screen.fill({ passwordForPhone: 'Demo123!' });
        await screen.submit('#passwordForPhone');
      },
      typed: { phone: '13900139000', smsCode: '123456' },
      send: () => screen.submit('#phone'),
    },
  ],
  [
    'a phone on its page (PHONE-05)',
    {
      path: '/verification/mobile/binding',
      node: () => <Screen />,
      async before() {
        await screen.fill({ phone: '13900139000', pictureCode: 'abcd' });
        await screen.press('[data-testid~=sms-button]');
      },
      typed: { smsCode: '123456' },
      send: () => screen.submit('#phone'),
    },
  ],
  [
    'an unbinding (BIND-25)',
    {
      path: '/oauth/UnBind',
      node: () => <OtherAccounts {...props} bindings={qq} />,
      typed: {},
      async send() {
        await screen.press('[data-testid~=unbind]');
        await screen.press('[data-testid~=confirm]');
      },
    },
  ],
];

async function open({ node, path, before, typed, send }: Change): Promise<void> {
  screen = new ScreenUnderTest(node());
  await screen.settle();
  await before?.();
  await screen.fill(typed);
  screen.told.length = 0;
  screen.answers[path] = (request: FakeXhr) =>
    request.answer({
      code: screen.callsTo(VERIFY).some(({ body }) => String(body).includes('Right')) ? 0 : -21003,
    });
  await send();
  expect(screen.has('[data-testid~=identity-dialog]')).toBe(true);
  const field = screen.get('#passwordForChange');
  expect((field.getRootNode() as ShadowRoot).activeElement).toBe(field);
}

describe.each(CHANGES)('%s without a proof of the password', (_, change) => {
  it('asks for the password in a dialog and is sent again, without a message of failure', async () => {
    await open(change);
    expect(screen.toasts()).toEqual([]);
    screen.answers[VERIFY] = (request) => request.answer({ code: -21003 });
    await screen.fill({ passwordForChange: 'Wrong123!' });
    await screen.submit('#passwordForChange');
    expect(screen.message('passwordForChange')).toBe('当前密码不正确');
    expect(screen.callsTo(change.path)).toHaveLength(1);
    screen.answers[VERIFY] = (request) => request.answer({ code: 0 });
    await screen.fill({ passwordForChange: 'Right123!' });
    await screen.submit('#passwordForChange');
    expect(screen.has('[data-testid~=identity-dialog]')).toBe(false);
    const [first, second, ...more] = screen.callsTo(change.path);
    expect([second?.url.pathname, second?.body, more]).toEqual([first?.url.pathname, first?.body, []]);
    expect(screen.told.filter(({ name }) => name === 'cntv-error')).toHaveLength(1);
  });

  it('is cancelled by closing the dialog, and the typed values stay', async () => {
    await open(change);
    await screen.press('[data-testid~=identity-dialog] [data-testid~=close]');
    expect(screen.has('[data-testid~=identity-dialog]')).toBe(false);
    expect([screen.toasts(), screen.callsTo(change.path).length]).toEqual([[], 1]);
    for (const [name, text] of Object.entries(change.typed)) expect(screen.value(name)).toBe(text);
  });
});
