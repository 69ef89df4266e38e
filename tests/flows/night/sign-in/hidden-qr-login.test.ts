import { expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { devConsole } from '../../../support/portal/dev-console';
import { QrWidget } from '../../../support/screen/qr-widget';

const newVisitor = setUpVisitors({ hidesTabs: true });
const PROMPT = '请打开手机客户端扫码登录';

async function open() {
  const visitor = await newVisitor();
  const page = await visitor.open('/qrcode');
  const widget = new QrWidget(page);
  const code = await widget.read();
  return { visitor, page, widget, code };
}

const polls = async () => (await devConsole.log('/getQrcodeStatus')).length;

it('a hidden page stops polling and continues when it is visible', async () => {
  const { visitor, page, widget, code } = await open();
  const other = await visitor.open('/examples/login.html');
  await other.bringToFront();
  await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('hidden');
  await devConsole.phone(code, 'scan');
  // The polls of a second widget show that time has passed; the hidden one sends none.
  const { widget: clock } = await open();
  await expect.poll(async () => (await clock.words()) === PROMPT).toBe(true);
  const asked = visitor.record.requests.filter(({ url }) => url.includes('getQrcodeStatus')).length;
  const before = await polls();
  await expect.poll(polls).toBeGreaterThan(before + 2);
  expect(visitor.record.requests.filter(({ url }) => url.includes('getQrcodeStatus'))).toHaveLength(asked);
  expect(await widget.words()).toBe(PROMPT);
  await page.bringToFront();
  await expect.poll(() => widget.words()).toBe('扫码成功，请在手机上确认登录');
  expect(await devConsole.log('/generationQRCode')).toHaveLength(2);
});
