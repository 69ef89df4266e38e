import { it } from 'vitest';
import { minimalPage } from '../../support/browser/minimal-page';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { holdRequests } from '../../support/browser/wire';
import { Transcript } from '../../support/heard/transcript';
import { devConsole, type PhoneAction } from '../../support/portal/dev-console';
import { LoginWidget } from '../../support/screen/login-widget';
import { QrWidget } from '../../support/screen/qr-widget';

const newVisitor = setUpVisitors();
const SERVICE = '/service.html';

it('the sign-in, with words and with a puzzle', async () => {
  const heard = await Transcript.of(await newVisitor());
  const { page } = heard;
  const login = new LoginWidget(page);
  const submit = async () => {
    await login.submit();
    await login.find('[part=captcha][data-phase=ready]');
  };
  await heard.step('opens a page whose sign-in asks for words', async () => {
    await holdRequests(
      page,
      null,
      await minimalPage('<h1>A page</h1><cntv-login captcha="click"></cntv-login>'),
    );
    await page.goto(`${origin}/minimal.html`);
  });
  await heard.step('fills in an unknown account', () => login.fillIn({ account: 'nobody@example.com' }));
  await heard.step('submits', submit);
  await heard.step('moves the crosshair by a key', () => page.keyboard.press('ArrowRight'));
  await heard.step('clicks the words in a wrong order', () => login.answerCaptcha({ wrong: true }));
  await heard.step('gets other words after a second', () => heard.pass(1));
  await heard.step('clicks the right words, and is refused', () => login.answerCaptcha());

  await heard.step('opens the page with a puzzle', () =>
    page.goto(`${origin}/login.html?backurl=${SERVICE}`),
  );
  await heard.step('goes to the account', () => login.focus('#account'));
  await heard.step('submits without account and password', () => page.keyboard.press('Enter'));
  await heard.step('fills in the form', () => login.fillIn());
  await heard.step('submits', submit);
  await heard.step('moves the piece by a key', () => page.keyboard.press('PageUp'));
  await heard.step('puts it at a wrong place', () => login.answerCaptcha({ wrong: true }));
  await heard.step('gets another puzzle after a second', () => heard.pass(1));
  await heard.step('leaves the puzzle', () => page.keyboard.press('Escape'));
  await heard.step('submits again', submit);
  await heard.step('puts the piece in its place, and is signed in', () => login.answerCaptcha());
  await heard.matches('sign-in');
});

it('the sign-in by QR code', async () => {
  const heard = await Transcript.of(await newVisitor());
  const { page } = heard;
  const widget = new QrWidget(page);
  await heard.step('opens the page', () => page.goto(`${origin}/qrcode?backurl=${SERVICE}`));
  const code = await widget.read();
  const onPhone = async (action: PhoneAction, scanned = code) => {
    await devConsole.phone(scanned, action);
    await heard.pass(1);
  };
  await heard.step('scans the code', () => onPhone('scan'));
  await heard.step('refuses on the phone', () => onPhone('refuse'));
  await heard.step('gets another code after three seconds', () => heard.pass(3));
  const second = await widget.read();
  await heard.step('scans it with another app', () => onPhone('mismatch', second));
  await heard.step('asks for another code', () => widget.refresh());
  const third = await widget.read();
  await heard.step('confirms, and is signed in', () => onPhone('confirm', third));
  await heard.matches('qr-code');
});
