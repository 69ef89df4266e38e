import { act, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#api/member/viewer';
import type { MailLink } from '#api/sign-in/recovery';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { ApplicationFields, loadRegionFields } from '#features/apply-form/application-fields';
import { ActivationPanel } from '#features/login/activation-panel';
import { LoginForm } from '#features/login/login-form';
import { Screen as PhoneBinding } from '#features/phone-binding/phone-binding-screen';
import { Screen as Recovery } from '#features/recovery/find-password1-screen';
import { MailResetForm } from '#features/recovery/reset/mail-reset-form';
import { PhoneResetForm } from '#features/recovery/reset/phone-reset-form';
import { Screen as MobileRegister } from '#features/register/mobile/mobile-register-screen';
import { Screen as Register } from '#features/register/register-screen';
import { ProfileForm } from '#features/settings/profile/profile-form';
import { ChangeEmail } from '#features/settings/security-email/security-email-change';
import { BindEmail } from '#features/settings/security-email/security-email-form';
import type { EmailViewProps } from '#features/settings/security-email/use-security-email';
import { PhoneForm } from '#features/settings/verify-phone/verify-phone-form';
import { loadChunk } from '#lib/chunk';
import { ChangePasswordForm } from '#shared/change-password/change-password-form';
import { IdentityForm } from '#shared/identity/identity-form';
import { loadMailSuggestion } from '#ui/forms/fields/use-mail-suggestion';
import { mount, type } from '../../support/unit/mount';
import { ScreenUnderTest } from '../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => import('../../support/unit/area-texts'));

let screen: ScreenUnderTest;
afterEach(() => screen.close());

const model = {
  handleBound() {},
  handleChanged() {},
  handleProofNeeded() {},
} as unknown as EmailViewProps['model'];
const info = { nickName: '山客', sex: '1', birthday: '', province: '', city: '' } as UserInfo;

/** Every form with fields about the viewer. */
const FORMS: Readonly<Record<string, () => ReactNode>> = {
  ...Object.fromEntries(
    APPLICATION_NAMES.map((form: ApplicationName) => [
      form,
      () => <ApplicationFields fields={APPLICATION_FORMS[form].fields} labelOf={(name) => name} />,
    ]),
  ),
  profile: () => <ProfileForm info={info} onSaved={async () => {}} />,
  login: () => <LoginForm backurl="" />,
  registration: () => <Register />,
  recovery: () => <Recovery />,
  'phone binding': () => <PhoneBinding />,
  'security email': () => <BindEmail account="" model={model} />,
  'change of the security email': () => <ChangeEmail account="" model={model} />,
  'phone of the account': () => <PhoneForm account="" phone="" onGo={() => {}} onBound={() => {}} />,
  'registration on the mobile site': () => <MobileRegister />,
  activation: () => <ActivationPanel email="" />,
  'reset by mail': () => <MailResetForm link={{ email: 'a@b.cn', code: '1' } as MailLink} findType="email" />,
  'reset by phone': () => <PhoneResetForm phone="13800138000" />,
  'change of the password': () => <ChangePasswordForm account="a@b.cn" />,
  'proof of the identity': () => (
    <IdentityForm name="passwordForPhone" account="a@b.cn" submitLabel="" onPassed={() => {}} />
  ),
};

/** What a field asks for about the viewer, by its name, as tokens of HTML. */
const PURPOSES: Readonly<Record<string, readonly string[]>> = {
  account: ['username'],
  name: ['name'],
  nickName: ['nickname'],
  birthday: ['bday'],
  province: ['address-level1'],
  'province.0': ['address-level1'],
  'province.1': ['address-level2'],
  city: ['address-level2'],
  address: ['address-line1'],
  postAddress: ['address-line1'],
  postCode: ['postal-code'],
  phone: ['tel'],
  fax: ['fax tel'],
  email: ['email'],
  newEmail: ['email'],
  company: ['organization'],
  smsCode: ['one-time-code'],
  password: ['current-password', 'new-password'],
  oldPassword: ['current-password'],
  passwordForPhone: ['current-password'],
  newPassword: ['new-password'],
  confirmPassword: ['new-password'],
  confirmMobilePassword: ['new-password'],
  confirmEmailPassword: ['new-password'],
};
/** Fields for these have a purpose. */
const CREDENTIALS = ['password', 'email', 'tel'];

/** Groups of controls that HTML allows for each token, by type; a select and a text area are allowed for all of these. */
const TEXT = ['text', 'search', 'hidden', 'select-one', 'textarea'];
const CONTROLS: Readonly<Record<string, readonly string[]>> = {
  username: [...TEXT, 'email'],
  email: [...TEXT, 'email'],
  tel: [...TEXT, 'tel'],
  bday: [...TEXT, 'date'],
  'current-password': [...TEXT, 'password'],
  'new-password': [...TEXT, 'password'],
  'one-time-code': [...TEXT, 'password'],
};
const controls = () => screen.all('input[name],select[name],textarea[name]') as HTMLInputElement[];

// Chunks cannot be loaded under fake timers, and React reads a promise at once only after it has seen it before.
await Promise.all([loadChunk(loadRegionFields), loadChunk(loadMailSuggestion)]);
mount(FORMS['talent-show']?.()).unmount();

describe.each(Object.entries(FORMS))('the fields of the form: %s', (_name, open) => {
  it('have the token of what they ask for, which is valid for their control (WCAG 1.3.5)', async () => {
    screen = new ScreenUnderTest(open());
    await screen.settle();
    const asking = controls().filter(({ name, disabled }) => name in PURPOSES && !disabled);
    expect(asking).not.toEqual([]);
    const credentials = controls().filter(({ type }) => CREDENTIALS.includes(type));
    expect(credentials.filter((control) => !asking.includes(control))).toEqual([]);
    for (const control of asking) {
      const { name, type } = control;
      const autocomplete = control.getAttribute('autocomplete') ?? '';
      expect(PURPOSES[name], name).toContain(autocomplete);
      expect(CONTROLS[autocomplete.split(' ').at(-1) ?? ''] ?? TEXT, `${name}: ${autocomplete}`).toContain(
        type,
      );
    }
  });

  it('name the account beside a new password without a field for it, for password managers', async () => {
    screen = new ScreenUnderTest(open());
    await screen.settle();
    for (const control of controls().filter(({ autocomplete }) => autocomplete === 'new-password')) {
      const names = ['username', 'email', 'tel'].map((token) => `[autocomplete=${token}]`).join();
      expect(control.form?.querySelector(names), control.name).not.toBeNull();
    }
  });

  it('suggest the address that was meant in each field that takes one', async () => {
    screen = new ScreenUnderTest(open());
    await screen.settle();
    const asking = controls().filter(
      ({ name, autocomplete, disabled }) =>
        !disabled && (['email', 'username'].includes(autocomplete) || name === 'msn'),
    );
    for (const control of asking) {
      control.focus();
      type(control, 'someone@gmial.com');
      control.blur();
      await screen.settle();
      const suggestion = control.parentElement?.querySelector('[data-testid=mail-suggestion]');
      expect(suggestion?.textContent, control.name).toContain('someone@gmail.com');
    }
  });

  it('accept no year of more than four digits, so that a date can be typed without separators', async () => {
    screen = new ScreenUnderTest(open());
    await act(async () => {});
    const dates = controls().filter(({ type, name }) => type === 'date' || name === 'birthday');
    for (const date of dates)
      expect([date.type, date.max]).toEqual(['date', expect.stringMatching(/^\d{4}-12-31$/)]);
  });
});
