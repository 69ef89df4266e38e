import { it } from 'vitest';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { Transcript } from '../../support/heard/transcript';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';
import { linkTo, smsCodeTo } from '../../support/portal/outbox';
import { pictureCode } from '../../support/portal/picture-code';
import { BindingSection } from '../../support/screen/binding-section';
import { BindingsPage } from '../../support/screen/bindings-page';
import { LoginWidget } from '../../support/screen/login-widget';
import { ProfileForm } from '../../support/screen/profile-form';
import { NEW_PHONE } from '../../support/screen/registration';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();

async function listen(account = ACCOUNT, isProof = true) {
  const visitor = await newVisitor();
  await visitor.startSession(account, isProof);
  const heard = await Transcript.of(visitor);
  return {
    visitor,
    heard,
    page: heard.page,
    portal: new Widget(heard.page, 'cntv-portal'),
    go: (path: string) => heard.page.goto(origin + path),
  };
}

it('the basic info', async () => {
  const { visitor, heard, page, go } = await listen();
  const form = new ProfileForm(page);
  await heard.step('opens the page', () => go('/account/baseMessage'));
  await heard.step('empties it', () => form.type('nickName', ''));
  await heard.step('saves', () => form.save());
  await heard.step('enters a reserved name and saves', async () => {
    await form.type('nickName', '央视网小编');
    await form.save();
  });
  await heard.step('chooses another province', () => form.select('province', '四川省'));
  await heard.step('enters a name and saves after the session has ended', async () => {
    await form.type('nickName', '江上清风');
    await form.select('city', '成都市');
    await visitor.expireSession();
    await form.save();
  });
  await heard.step('is asked to sign in after three seconds', () =>
    Promise.all([page.waitForNavigation(), heard.pass(3)]),
  );
  await heard.step('signs in, and finds what was entered', () => new LoginWidget(page).signIn());
  await heard.step('saves', () => form.save());
  await heard.step('five seconds later', () => heard.pass(5));
  await heard.matches('settings-profile');
});

it('the password', async () => {
  const { heard, portal, go } = await listen();
  const send = () => portal.press('form:has(#oldPassword) button[type=submit]');
  // Only what changes: whether a field is heard to be empty while it gets the same value again depends on the machine.
  const fill = async (passwords: Record<string, string>) => {
    for (const [field, password] of Object.entries(passwords)) await portal.type(field, password);
    await heard.pass(1);
  };
  const differing = { oldPassword: PASSWORD, newPassword: 'Changed1!', confirmPassword: 'Changed2!' };
  await heard.step('opens the settings', () => go('/account/baseMessage'));
  await heard.step('changes the tab', () => portal.press('a[href$="modifyPasswd.jsp"]'));
  await heard.step('submits the empty form', send);
  await heard.step('enters passwords that differ', () => fill(differing));
  await heard.step('submits', send);
  await heard.step('enters a wrong password', () =>
    fill({ oldPassword: 'Wrong123!', confirmPassword: 'Changed1!' }),
  );
  await heard.step('submits', send);
  await heard.step('enters the right one', () => fill({ oldPassword: PASSWORD }));
  await heard.step('submits', send);
  await heard.matches('settings-password');
});

it('the bindings', async () => {
  const { visitor, heard, page, portal, go } = await listen('plain@example.com', false);
  const email = new BindingsPage(page, 'email');
  const phone = new BindingsPage(page, 'mobile');
  await heard.step('opens the page', () => go('/account/bindingAccount'));
  await heard.step('opens the tab of the security email', () => email.open());
  await heard.step('submits it empty', () => email.send());
  await heard.step('enters an address and submits', async () => {
    await email.type('email', 'first@example.org');
    await email.send();
    await email.find('#passwordForChange');
  });
  await heard.step('proves the password', () => email.provePassword());
  await heard.step('opens the link of the mail', async () => page.goto(await linkTo('first@example.org')));
  await heard.step('opens the tab of the phone', () => phone.open());
  await heard.step('enters the password', () => phone.passCheck('form'));
  await heard.step('enters a number and asks for a code', async () => {
    await phone.type('phone', NEW_PHONE);
    await phone.pressPart('sms-button');
    await phone.find('[part=captcha][data-phase=ready]');
  });
  await heard.step('solves the captcha', async () => {
    await phone.answerCaptcha();
  });
  await heard.step('enters the code and submits', async () => {
    await phone.type('smsCode', await smsCodeTo(NEW_PHONE));
    await phone.send();
  });
  await heard.step('opens the tab of the other accounts', () => new BindingSection(page).showOthers());
  await heard.step('an account without a phone opens its page', async () => {
    await visitor.startSession('few@example.com');
    await go('/authentication?service=/service.html');
    await portal.find('[data-testid~=picture] img');
  });
  await heard.step('enters a wrong picture code', async () => {
    await pictureCode(visitor);
    await portal.type('phone', '13900139001');
    await portal.type('pictureCode', '????');
    await portal.press('[data-testid~=sms-button]');
  });
  await heard.matches('settings-binding');
});

it('the deletion', async () => {
  const { heard, page, portal, go } = await listen('sso@example.com');
  await heard.step('opens the page', () => go('/account/logOff'));
  await heard.step('a second later', () => heard.pass(1));
  await heard.step('presses the button during the reading time', () =>
    portal.press('[data-testid~=log-off]'),
  );
  await heard.step('the reading time is over', () => heard.pass(9));
  await heard.step('accepts', () => portal.press('#agree-deletion'));
  await heard.step('wants to delete the account', () => portal.press('[data-testid~=log-off]'));
  await heard.step('leaves the dialog', () => page.keyboard.press('Escape'));
  await heard.step('wants to delete it again', () => portal.press('[data-testid~=log-off]'));
  await heard.step('confirms', () => portal.press('[data-testid~=confirm]'));
  await heard.step('leaves after a second', () => Promise.all([page.waitForNavigation(), heard.pass(1)]));
  await heard.matches('settings-deletion');
});
