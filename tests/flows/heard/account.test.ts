import { it } from 'vitest';
import { tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { Transcript } from '../../support/heard/transcript';
import { linkTo, resetLinkTo, smsCodeTo } from '../../support/portal/outbox';
import { NEW_PASSWORD as RESET_PASSWORD, Recovery, START } from '../../support/screen/recovery';
import { NEW_EMAIL, NEW_PASSWORD, NEW_PHONE, Registration } from '../../support/screen/registration';
import type { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
const PHONE = '13800138000';

/** Does something that asks for a captcha, and solves it. */
function solve(heard: Transcript, widget: Widget, name: string, act: () => Promise<void>): Promise<void> {
  return heard.step(`${name}, and solves the captcha`, async () => {
    await act();
    await widget.answerCaptcha();
  });
}

it('a registration by phone', async () => {
  const heard = await Transcript.of(await newVisitor());
  const { page } = heard;
  const form = new Registration(page);
  await heard.step('opens the page', () => page.goto(`${origin}/regist.html`));
  await heard.step('goes to the number', () => form.focus('#phone'));
  await heard.step('tabs through the empty form to the agreement', () => tabTo(page, 'checked'));
  await heard.step('asks for a code without a number', () => form.press('[data-testid~=sms-button]'));
  await heard.step('submits without the agreement', () => form.send());
  await heard.step('goes back to the agreement', () => form.focus('#checked'));
  await heard.step('accepts the agreement', () => page.keyboard.press('Space'));
  await heard.step('submits the empty form', () => form.send());
  await heard.step('enters a number that is none', () => form.type('phone', '12900139000'));
  await heard.step('enters the number', () => form.type('phone', NEW_PHONE));
  await solve(heard, form, 'asks for a code', () => form.press('[data-testid~=sms-button]'));
  await heard.step('a second later', () => heard.pass(1));
  await heard.step('three minutes later', () => heard.pass(180));
  await heard.step('enters the code', async () => form.type('smsCode', await smsCodeTo(NEW_PHONE)));
  await heard.step('enters a weak password', async () => {
    await form.type('password', 'abcdefg1');
    await heard.pass(1);
  });
  await heard.step('shows the password', () => form.press('[data-testid~=toggle]'));
  await heard.step('enters two passwords that differ', async () => {
    await form.type('password', NEW_PASSWORD);
    await form.type('confirmPassword', 'abcdefg2');
    await heard.pass(1);
  });
  await heard.step('enters the same password', () => form.type('confirmPassword', NEW_PASSWORD));
  await heard.step('submits, and is registered', () => form.send());
  await heard.step('three seconds later', () => heard.pass(3));
  await heard.matches('registration-by-phone');
});

it('a registration by mail', async () => {
  const heard = await Transcript.of(await newVisitor());
  const { page } = heard;
  const form = new Registration(page);
  await heard.step('opens the page', () => page.goto(`${origin}/regist.html`));
  await heard.step('changes the tab by keyboard', async () => {
    await form.focus('#tab-phone');
    await form.live();
    await page.keyboard.press('ArrowRight');
    await form.find('#email');
  });
  await heard.step('fills in the form with an address that has an account', () =>
    form.fillEmailForm({ email: 'demo@example.com' }),
  );
  await solve(heard, form, 'submits', () => form.send());
  await heard.step('enters another address', () => form.type('email', NEW_EMAIL));
  await solve(heard, form, 'submits', () => form.send());
  await solve(heard, form, 'asks for another mail', () => form.press('[part~=card] button'));
  await heard.step('opens the link of the mail', async () => page.goto(await linkTo(NEW_EMAIL)));
  await heard.step('a second later', () => heard.pass(1));
  await heard.step('leaves after ten seconds', () => Promise.all([page.waitForNavigation(), heard.pass(9)]));
  await heard.matches('registration-by-mail');
});

it('a recovery by SMS', async () => {
  const heard = await Transcript.of(await newVisitor());
  const { page } = heard;
  const recovery = new Recovery(page);
  await heard.step('opens the page', () => page.goto(origin + START));
  await heard.step('submits without an account', () => recovery.send());
  await heard.step('enters the account', () => recovery.type('account', PHONE));
  await solve(heard, recovery, 'submits', () => recovery.send());
  await heard.step('submits step 2 without a choice', () => recovery.send());
  await heard.step('chooses the SMS', () => recovery.press('label[for=method-1]'));
  await heard.step('submits', () => recovery.send());
  await heard.step('submits step 3 without values', () => recovery.send());
  await solve(heard, recovery, 'asks for a code', () => recovery.press('[data-testid~=sms-button]'));
  await heard.step('enters a wrong code and the passwords', async () => {
    const code = await smsCodeTo(PHONE);
    await recovery.type('smsCode', code === '000000' ? '111111' : '000000');
    await recovery.typeTwice(RESET_PASSWORD);
    await heard.pass(1);
  });
  await heard.step('submits', () => recovery.send());
  await heard.step('enters the code', async () => recovery.type('smsCode', await smsCodeTo(PHONE)));
  await heard.step('submits, and the password is reset', () => recovery.send());
  await heard.step('leaves after three seconds', () => heard.pass(3));
  await heard.matches('recovery-by-sms');
});

it('a recovery by mail', async () => {
  const heard = await Transcript.of(await newVisitor());
  const { page } = heard;
  const recovery = new Recovery(page);
  await heard.step('opens the page', () => page.goto(origin + START));
  await solve(heard, recovery, 'enters an unknown account and submits', async () => {
    await recovery.type('account', 'nobody@example.com');
    await recovery.send();
  });
  await solve(heard, recovery, 'enters the account and submits', async () => {
    await recovery.type('account', 'plain@example.com');
    await recovery.send();
  });
  await solve(heard, recovery, 'chooses the mail and submits', () => recovery.choose('2'));
  await heard.step('opens an old link', () =>
    page.goto(`${origin}/find_password2/email?emailQuery=failed&email=plain@example.com`),
  );
  await heard.step('opens the link of the mail', async () =>
    page.goto(await resetLinkTo('plain@example.com')),
  );
  await heard.step('enters the new password', () => recovery.typeTwice(RESET_PASSWORD));
  await heard.step('submits, and the password is reset', () => recovery.send());
  await heard.step('leaves after three seconds', () => heard.pass(3));
  await heard.matches('recovery-by-mail');
});
