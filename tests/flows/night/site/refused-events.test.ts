import { describe, expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { openBeside, REFUSES } from '../../../support/hosts/page-scripts';
import { AccountWidget } from '../../../support/portal/account-widget';
import type { Means } from '../../../support/screen/captcha';
import { LoginWidget } from '../../../support/screen/login-widget';

const newVisitor = setUpVisitors();
const MEANS = ['mouse', 'touch', 'keys'] as const;

/** Opens an element on a page that refuses all events but those of plain controls. */
async function open(html: string, by: Means, { signedIn = true } = {}) {
  const visitor = await newVisitor({ device: by === 'touch' ? 'phone' : 'desktop' });
  if (signedIn) await visitor.startSession();
  return { visitor, ...(await openBeside(visitor, { start: REFUSES }, html)) };
}

describe.each(MEANS)('a page that refuses all events but those of plain controls: by %s', (by) => {
  it('the file input of the avatar opens the dialog of the browser', async () => {
    const { page, widget } = await open('<cntv-member-center section="settings"></cntv-member-center>', by);
    for (let n = 0; n < 2; n += 1) {
      const chooser = page.waitForFileChooser();
      await widget.press(by === 'keys' ? '#avatarFile' : 'label[for=avatarFile]', by);
      await (await chooser).cancel();
    }
  });

  it('rows of a list are selected, and the buttons of its question are pressed', async () => {
    const { widget } = await open('<cntv-member-center section="message"></cntv-member-center>', by);
    await expect.poll(() => widget.text('[data-testid=total]')).toBe('共 13 条');
    const box = '[data-testid=records] [part=checkbox]';
    await widget.press(box, by);
    await expect.poll(() => widget.text('[data-testid=selected]')).toContain('1');
    await widget.press(box, by);
    await expect.poll(() => widget.text('[data-testid=selected]')).toBe('');
    await widget.press('[data-testid~=select-all]', by);
    for (const [answer, total] of [
      ['cancel', '共 13 条'],
      ['confirm', '共 3 条'],
    ] as const) {
      await widget.press('[data-testid~=remove-selected]', by);
      await widget.press(`dialog [data-testid~=${answer}]`, by, 'Enter');
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
      await account.press('.account', by);
      await expect.poll(isOpen).toBe(expected);
    }
    await account.press('[data-testid~=logout]', by, 'Enter');
    await expect.poll(() => account.name()).toBeNull();
  });

  it('the QR login draws another code', async () => {
    const { page, widget } = await open('<cntv-qr-login></cntv-qr-login>', by, { signedIn: false });
    const drawn = () =>
      page.$eval('cntv-qr-login', (host) =>
        host.shadowRoot?.querySelector('img[part=code]')?.getAttribute('src'),
      );
    for (let n = 0; n < 2; n += 1) {
      await widget.find('img[part=code]');
      const before = await drawn();
      await widget.press('[data-testid~=refresh]', by);
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
