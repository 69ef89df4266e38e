import type { Visitor } from '../../browser/visitor';
import { PASSWORD } from '../../portal/demo-account';
import { smsCodeTo } from '../../portal/outbox';
import { press } from '../../screen/act';
import { BINDINGS, BindingSection } from '../../screen/binding-section';
import { BindingsPage } from '../../screen/bindings-page';
import { ProfileForm, pictureFiles } from '../../screen/profile-form';
import { NEW_PHONE } from '../../screen/registration';
import type { Widget } from '../../screen/widget';
import { type Act, pressing, route, type Screen, type Section } from '../screens';

const NEW = 'Changed1!';
const { good: PICTURE } = pictureFiles();
const SAVE = '[part~=card] form button[type=submit]';

const profile: readonly Act[] = [
  {
    what: 'saves',
    call: 'POST /openapi/v2/user/info',
    typed: { nickName: '江上清风' },
    press: pressing(SAVE),
  },
  {
    what: 'uploads a picture',
    call: 'POST /openapi/v2/user/modify/headImage',
    press: (widget) => new ProfileForm(widget.page).upload(PICTURE),
  },
];
const passwords = { oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
const password: readonly Act[] = [
  {
    what: 'saves: the old password',
    call: 'POST /openapi/v2/user/verification/password',
    typed: passwords,
    press: pressing(SAVE),
  },
  { what: 'saves', call: 'POST /openapi/v2/user/modify/password', typed: passwords, press: pressing(SAVE) },
];
const programmes: readonly Act[] = [
  {
    what: 'saves',
    call: 'POST /openapi/v2/programme/user',
    prepare: (widget) => widget.press('#columns-0'),
    press: pressing('form:has(fieldset) button[type=submit]'),
  },
];
const deletion: readonly Act[] = [
  {
    what: 'deletes the account',
    call: 'POST /openapi/v2/user/account/cancellation',
    prepare: async (widget) => {
      await widget.find('#agree-deletion');
      await widget.press('#agree-deletion');
    },
    press: pressing('[data-testid~=log-off]', '[data-testid~=confirm]'),
  },
];

const tab = (name: 'email' | 'mobile') => (widget: Widget) => new BindingsPage(widget.page, name).open();
const send = (name: 'email' | 'mobile') => pressing(`#panel-${name} button[type=submit]`);
/** Goes to the change of a bound address or phone, which begins with the password. */
const change = (name: 'email' | 'mobile') => async (widget: Widget) => {
  const page = await tab(name)(widget);
  await page.pressPart('change');
  await page.at('check');
};
const bindings = (account: string, acts: readonly Act[]): Screen => ({
  title: 'UserSetting, bindings',
  at: BINDINGS,
  account,
  walksNot: 'any',
  acts,
});

const bindsEmail: readonly Act[] = [
  {
    what: 'binds a recovery email',
    call: 'POST /openapi/v2/user/binding/email',
    prepare: tab('email'),
    typed: { email: 'first@example.org' },
    press: send('email'),
  },
];
const resendsMail: readonly Act[] = [
  {
    what: 'resends the mail to the recovery email',
    call: 'POST /openapi/v2/user/send/mail',
    prepare: tab('email'),
    press: pressing('#panel-email [data-testid~=resend]'),
  },
];
const changesBindings: readonly Act[] = [
  {
    what: 'changes the recovery email: the password',
    call: 'POST /openapi/v2/user/verification/password',
    prepare: change('email'),
    typed: { passwordForEmail: PASSWORD },
    press: send('email'),
  },
  {
    what: 'changes the recovery email',
    call: 'POST /openapi/v2/user/modify/binding/email',
    prepare: async (widget) => {
      await change('email')(widget);
      await new BindingsPage(widget.page, 'email').passCheck('change');
    },
    typed: { email: 'safe@example.org', newEmail: 'second@example.org' },
    press: send('email'),
  },
  {
    what: 'verifies a phone: the SMS code',
    call: 'POST /openapi/v2/user/verification/sms/code',
    prepare: async (widget) => {
      await change('mobile')(widget);
      await new BindingsPage(widget.page, 'mobile').passCheck('form');
    },
    typed: { phone: NEW_PHONE },
    press: pressing('#panel-mobile [data-testid~=sms-button]'),
  },
  {
    what: 'verifies a phone',
    call: 'POST /openapi/v2/user/verification/mobile/binding',
    prepare: async (widget) => {
      await change('mobile')(widget);
      await new BindingsPage(widget.page, 'mobile').passCheck('form');
      await widget.type('phone', NEW_PHONE);
      await widget.press('#panel-mobile [data-testid~=sms-button]');
      await widget.answerCaptcha();
      await widget.find('#panel-mobile [data-testid~=sms-button][aria-disabled=true]');
      await widget.type('smsCode', await smsCodeTo(NEW_PHONE));
    },
    press: send('mobile'),
  },
];
/** Binds a user of a provider in its window, unless that was done before. */
async function bindThirdParty({ page }: Widget, visitor: Visitor): Promise<void> {
  const section = await new BindingSection(page).showOthers();
  if (await page.$('cntv-portal >>> [data-testid~=unbind]')) return;
  const bind = () => section.press('li[data-provider=qq] [data-testid~=bind]');
  const provider = await section.windowOf(visitor, bind);
  await section.consentIn(provider);
  await Promise.all([provider.waitForNavigation(), press(provider, 'button[value=unbound]')]);
  await provider.close();
  await section.comeBack();
  await section.find('[data-testid~=unbind]');
}
const unbinds: readonly Act[] = [
  {
    what: 'unbinds a third party',
    call: 'GET /openapi/v2/user/oauth/UnBind',
    prepare: bindThirdParty,
    press: pressing('[data-testid~=unbind]', '[data-testid~=confirm]'),
  },
];

export const SETTINGS: Section = {
  name: 'settings',
  screens: [
    ...route('UserSetting', profile, password, programmes, [], deletion),
    bindings('plain@example.com', [...bindsEmail, ...unbinds]),
    bindings('sso@example.com', resendsMail),
    bindings('demo@example.com', changesBindings),
  ],
};
