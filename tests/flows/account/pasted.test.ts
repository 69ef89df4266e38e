import { expect, it } from 'vitest';
import { origin } from '../support/environment/test-environment';
import { setUpVisitors, type Visitor } from '../support/environment/visitor';
import { smsCodeTo } from '../support/portal/outbox';
import { NEW_PASSWORD, NEW_PHONE, Registration } from '../support/screens/registration';

// The headless shell has no clipboard.
const newVisitor = setUpVisitors({ hidesTabs: true });

/** Copies a text to the clipboard in a tab of another origin. */
async function copy(visitor: Visitor, text: string): Promise<void> {
  const tab = await visitor.newTab();
  await tab.setContent('<textarea></textarea>');
  await tab.$eval(
    'textarea',
    (area, copied) => {
      area.value = copied;
      area.select();
    },
    text,
  );
  await tab.keyboard.press('KeyC', { commands: ['copy'] });
  await tab.close();
}

it('a phone number and a whole text message are pasted, and their normal forms are sent (REG-11)', async () => {
  const visitor = await newVisitor();
  const page = await visitor.open('/regist.html');
  const form = await new Registration(page).ready();

  async function paste(selector: string, text: string): Promise<void> {
    await copy(visitor, text);
    await page.bringToFront();
    await (await form.find(selector)).focus();
    await page.keyboard.press('KeyV', { commands: ['paste'] });
  }

  await paste('#phone', '\u202d+86 139-0013 9000\u202c');
  await form.press('[data-testid~=sms-button]');
  await form.answerCaptcha({ by: 'mouse' });
  await expect.poll(() => form.toasts()).toContain('发送成功，请注意查收！');
  const code = await smsCodeTo(NEW_PHONE);
  await paste('#smsCode', `【央视网】验证码：${code.slice(0, 3)} ${code.slice(3)}，5分钟内有效。`);
  await form.type('password', NEW_PASSWORD);
  await form.type('confirmPassword', NEW_PASSWORD);
  await form.press('#checked');
  await form.send();
  await expect.poll(() => page.url()).toBe(`${origin}/mobile_register_succeed`);
});
