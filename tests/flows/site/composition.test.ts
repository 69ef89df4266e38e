import { expect, it } from 'vitest';
import { PATHS } from '../../../src/config/paths';
import { setUpVisitors } from '../support/environment/visitor';
import { Registration } from '../support/screens/registration';

const newVisitor = setUpVisitors();

it('the error of a field stays while an input method composes, and goes when the text is committed', async () => {
  const visitor = await newVisitor();
  const page = await visitor.open(PATHS.Poetry);
  const form = await new Registration(page).ready();
  const keyboard = await page.createCDPSession();
  const isInvalid = async () => (await form.find('#name')).evaluate((field) => field.ariaInvalid);

  await form.press('button[type=submit]');
  await expect.poll(isInvalid).toBe('true');
  await form.press('#name');
  for (const text of ['n', 'ni', 'ni h', '你好']) {
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await isInvalid()).toBe('true');
  }
  await keyboard.send('Input.insertText', { text: '你好' });
  await expect.poll(isInvalid).not.toBe('true');
  expect(await (await form.find('#name')).evaluate((field) => (field as HTMLInputElement).value)).toBe(
    '你好',
  );
});
