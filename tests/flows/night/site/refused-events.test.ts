import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { openBeside, REFUSES } from '../../../support/hosts/page-scripts';
import { AccountWidget } from '../../../support/portal/account-widget';
import type { Means } from '../../../support/screen/captcha';
import { LoginWidget } from '../../../support/screen/login-widget';
import type { Widget } from '../../../support/screen/widget';

const newVisitor = setUpVisitors();
const MEANS = ['mouse', 'touch', 'keys'] as const;

/** Opens an element on a page that refuses all events but those of plain controls. */
async function open(html: string, by: Means, { signedIn = true } = {}) {
  const visitor = await newVisitor({ device: by === 'touch' ? 'phone' : 'desktop' });
  if (signedIn) await visitor.startSession();
  return { visitor, ...(await openBeside(visitor, { start: REFUSES }, html)) };
}

/** Presses a control; a key goes to the control that has the focus then. */
async function press(page: Page, control: ElementHandle, by: Means, key: 'Space' | 'Enter' = 'Space') {
  if (by === 'mouse') return control.click();
  if (by === 'touch') return control.tap();
  await control.focus();
  return page.keyboard.press(key);
}
const pressIn = async (widget: Widget, selector: string, by: Means, key?: 'Space' | 'Enter') =>
  press(widget.page, await widget.find(selector), by, key);

describe.each(MEANS)('a page that refuses all events but those of plain controls: by %s', (by) => {
  it('the file input of the avatar opens the dialog of the browser', async () => {
    const { page, widget } = await open('<cntv-member-center section="settings"></cntv-member-center>', by);
    const label = await widget.find('label[for=avatarFile]');
    const input = (await page.$('cntv-member-center >>> #avatarFile')) as ElementHandle;
    for (let n = 0; n < 2; n += 1) {
      const chooser = page.waitForFileChooser();
      await press(page, by === 'keys' ? input : label, by);
      await (await chooser).cancel();
    }
  });

  it('rows of a list are selected, and the buttons of its question are pressed', async () => {
    const { widget } = await open('<cntv-member-center section="message"></cntv-member-center>', by);
    await expect.poll(() => widget.text('[data-testid=total]')).toBe('共 13 条');
    const box = '[data-testid=records] [part=checkbox]';
    await pressIn(widget, box, by);
    await expect.poll(() => widget.text('[data-testid=selected]')).toContain('1');
    await pressIn(widget, box, by);
    await expect.poll(() => widget.text('[data-testid=selected]')).toBe('');
    await pressIn(widget, '[data-testid~=select-all]', by);
    for (const [answer, total] of [
      ['cancel', '共 13 条'],
      ['confirm', '共 3 条'],
    ] as const) {
      await pressIn(widget, '[data-testid~=remove-selected]', by);
      await pressIn(widget, `dialog [data-testid~=${answer}]`, by, 'Enter');
      await expect.poll(() => widget.text('[data-testid=total]')).toBe(total);
      await expect.poll(() => widget.text('dialog')).toBeNull();
    }
  });

  it('the menu of the account is opened and closed, and its button signs out', async () => {
    const { page } = await open('<cntv-account><a href="/login.html">登录</a></cntv-account>', by);
    const account = new AccountWidget(page);
    const isOpen = () =>
      page.$eval('cntv-account', (host) => Boolean(host.shadowRoot?.querySelector('#menu:not([hidden])')));
    for (const expected of [true, false, true]) {
      await pressIn(account, '.account', by);
      await expect.poll(isOpen).toBe(expected);
    }
    await pressIn(account, '[data-testid~=logout]', by, 'Enter');
    await expect.poll(() => account.name()).toBeNull();
  });

  it('the QR login draws another code', async () => {
    const { page, widget } = await open('<cntv-qr-login></cntv-qr-login>', by, { signedIn: false });
    const drawn = () =>
      page.$eval('cntv-qr-login', (host) =>
        host.shadowRoot?.querySelector('svg[part=code] path')?.getAttribute('d'),
      );
    for (let n = 0; n < 2; n += 1) {
      await widget.find('svg[part=code]');
      const before = await drawn();
      await pressIn(widget, '[data-testid~=refresh]', by);
      await expect.poll(async () => ![before, undefined].includes(await drawn())).toBe(true);
    }
  });

  it.each(['puzzle', 'click'])('the captcha "%s" is solved', async (kind) => {
    const { visitor, page } = await open(`<cntv-login captcha="${kind}"></cntv-login>`, by, {
      signedIn: false,
    });
    expect(await new LoginWidget(page).signIn({ by })).toBe(kind);
    await expect.poll(() => visitor.record.events.join()).toContain('cntv-login-success');
  });
});
