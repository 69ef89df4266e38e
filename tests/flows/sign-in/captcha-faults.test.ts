import type { Page } from 'puppeteer-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { BUSY, DELAY, FAULTS, WRONG_SHAPE } from '../../support/portal/faults';
import { LoginWidget } from '../../support/screen/login-widget';

for (const kind of ['puzzle', 'click'] as const) {
  const call = `/openapi/v2/user/captcha/dynamic/${kind}`;

  describe(`captcha ${kind}`, () => {
    const newVisitor = setUpVisitors({ lifetime: 'suite' });
    let page: Page;
    let login: LoginWidget;
    beforeAll(async () => {
      page = await (await newVisitor()).open('/login.html');
      await page.$eval('cntv-login', (widget, wanted) => widget.setAttribute('captcha', wanted), kind);
      login = new LoginWidget(page);
      await login.fillIn();
    });
    afterEach(async () => {
      await devConsole.clearFaults();
      await devConsole.clearLog();
    });

    async function expectFormUntouched() {
      expect([await login.value('account'), await login.value('password')]).toEqual([ACCOUNT, PASSWORD]);
      expect(page.url()).toBe(`${origin}/login.html`);
    }

    /** Presses the retry until a picture is loaded, because the portal may have sent Retry-After. */
    async function retry() {
      await expect
        .poll(async () => {
          await page.$eval('cntv-login', (widget) =>
            widget.shadowRoot?.querySelector<HTMLElement>('[data-testid~=retry]')?.click(),
          );
          return page.$eval(
            'cntv-login >>> [part=captcha]',
            (captcha) => (captcha as HTMLElement).dataset.phase,
          );
        })
        .toBe('ready');
    }

    for (const [what, fault, words] of [...FAULTS, ['a wrong shape', WRONG_SHAPE, BUSY]] as const) {
      it(`GET, ${what}: an error and a retry replace the picture (ERR-05, ERR-07, CAPT-03, CAPT-05)`, async () => {
        await devConsole.setFault(`GET ${call}`, fault);
        await login.submit();
        await expect.poll(() => login.text('[data-testid~=captcha-picture] p')).toBe(words);
        const effects = (await devConsole.log(kind)).map((row) => row.fault);
        expect(new Set(effects)).toEqual(new Set([fault.effect]));
        await devConsole.clearFaults();
        await retry();
        await page.keyboard.press('Escape');
        await expect.poll(() => login.text('dialog')).toBe(null);
        await expectFormUntouched();
      });
    }

    it('GET, a delay: a skeleton replaces the picture', async () => {
      await devConsole.setFault(`GET ${call}`, DELAY);
      await login.submit();
      await login.find('[part=captcha][data-phase=loading]');
      await login.find('[part=captcha][data-phase=ready]');
    });

    for (const [what, fault, words] of FAULTS) {
      it(`POST check, ${what}: the check fails with the reason, and a new picture is loaded (CAPT-09, ERR-05, ERR-07)`, async () => {
        await devConsole.setFault(`POST ${call}/check`, fault);
        await login.answerCaptcha();
        await expect.poll(() => login.text('[data-testid~=captcha-bar]')).toContain('验证失败');
        expect(await login.text('[data-testid~=captcha-hint]')).toBe(words);
        await login.find('[part=captcha][data-phase=ready]');
        await expectFormUntouched();
      });
    }

    it('POST check, a delay: it shows the check, and then the viewer is signed in (CAPT-07)', async () => {
      await devConsole.setFault(`POST ${call}/check`, DELAY);
      await login.answerCaptcha();
      await expect.poll(() => login.text('[data-testid~=captcha-bar]')).toContain('正在验证');
      await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    });
  });
}
