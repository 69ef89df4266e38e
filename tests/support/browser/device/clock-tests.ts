import { describe, expect, it } from 'vitest';
import { devConsole } from '../../portal/dev-console';
import { LoginWidget } from '../../screen/login-widget';
import { ProfileForm } from '../../screen/profile-form';
import { QrWidget } from '../../screen/qr-widget';
import { Registration } from '../../screen/registration';
import { badgeText } from '../../screen/unread-badge';
import { Widget } from '../../screen/widget';
import { DeviceClock } from './clock';
import { FORM, NEWS, nickname, setUpDevices, submitForm } from './visitors';

export const HOUR = 3_600_000;

/** Tests the pages of a visitor and of a member that are open while the clock of the device changes. */
export function testClockChanges(
  rows: readonly (readonly [what: string, change: (clock: DeviceClock) => Promise<void>])[],
): void {
  const visitorUnder = setUpDevices();

  describe.each(rows)('after %s', (_what, change) => {
    it('a visitor signs in, registers and sends a form with what was typed before', async () => {
      const clock = new DeviceClock();
      const { open } = await visitorUnder((page) => clock.control(page));
      const form = await open(FORM);
      await new Widget(form, 'cntv-portal').type('name', '王芳');
      const qr = await open('/qrcode');
      await new QrWidget(qr).read();
      const registration = await new Registration(await open('/regist.html')).ready();
      await registration.fillPhoneForm();
      const login = new LoginWidget(await open(NEWS));
      await login.fillIn();

      await change(clock);
      await expect
        .poll(() => registration.text('[data-testid~=sms-button]'))
        .toMatch(/^(获取验证码|重新获取|1?\d?\d 秒)/);
      expect(await new Widget(form, 'cntv-portal').value('name')).toBe('王芳');
      await submitForm(form);
      const code = await new QrWidget(qr).read();
      await devConsole.phone(code, 'scan');
      await expect.poll(() => new QrWidget(qr).words()).toBe('扫码成功，请在手机上确认登录');
      await login.submit();
      await login.answerCaptcha();
      await expect.poll(() => login.page.url()).toContain(NEWS);
      await expect.poll(() => badgeText(login.page)).toBe('12');
    });

    it('a member sees the count, and saves what was typed before', async () => {
      const clock = new DeviceClock();
      const { visitor, open } = await visitorUnder((page) => clock.control(page));
      await visitor.startSession();
      const news = await open(NEWS);
      await expect.poll(() => badgeText(news)).toBe('12');
      await news.evaluate(() => {
        for (let made = 0; made < 5; made++)
          document.body.append(document.createElement('cntv-unread-badge'));
      });
      const home = await open('/index.html');
      await expect.poll(() => nickname(home)).toBe('山间来客');
      const profile = await new ProfileForm(await open('/account/baseMessage')).ready();
      await profile.type('nickName', '江上清风');

      await change(clock);
      await devConsole.setUnread('demo@example.com', 60, 60);
      await news.$eval('cntv-unread-badge', (badge) => badge.refresh());
      for (const page of [news, home]) await expect.poll(() => badgeText(page)).toBe('99+');
      await new Widget(home, 'cntv-portal').press('a[href$="/account/history"]');
      await new Widget(home, 'cntv-portal').find('[data-testid~=record]');
      expect(await profile.value('nickName')).toBe('江上清风');
      await profile.save();
      await expect.poll(() => profile.toasts()).toContain('成功');
    });
  });
}
