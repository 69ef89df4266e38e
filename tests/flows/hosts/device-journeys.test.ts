import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { HOUR, testClockChanges } from '../../support/browser/device/clock-tests';
import { testTerms } from '../../support/browser/device/term-tests';
import * as device from '../../support/browser/device/terms';
import { FORM, NEWS, nickname, setUpDevices, submitForm } from '../../support/browser/device/visitors';
import { devConsole } from '../../support/portal/dev-console';
import { LoginWidget } from '../../support/screen/login-widget';
import { ProfileForm } from '../../support/screen/profile-form';
import { badgeText } from '../../support/screen/unread-badge';
import { Widget } from '../../support/screen/widget';

// The other terms are tested in tests/flows/night.
testTerms([['in an in-app browser that refuses storage', device.inAppBrowser, device.storageRefused]]);
testClockChanges([['a night of sleep', (clock) => clock.sleep(9 * HOUR)]]);

describe('after the storage was cleared on an open page', () => {
  const visitorUnder = setUpDevices();
  const clear = (page: Page) =>
    page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
    });

  it('a member sees the count, and saves what was typed before', async () => {
    const { visitor, open } = await visitorUnder();
    await visitor.startSession();
    const news = await open(NEWS);
    const home = await open('/index.html');
    await expect.poll(() => nickname(home)).toBe('山间来客');
    const profile = await new ProfileForm(await open('/account/baseMessage')).ready();
    await profile.type('nickName', '江上清风');
    for (const page of [news, home, profile.page]) await clear(page);
    await devConsole.setUnread('demo@example.com', 60, 60);
    await news.$eval('cntv-unread-badge', (badge) => badge.refresh());
    for (const page of [news, home]) await expect.poll(() => badgeText(page)).toBe('99+');
    expect(await profile.value('nickName')).toBe('江上清风');
    await profile.save();
    await expect.poll(() => profile.toasts()).toContain('成功');
  });

  it('a visitor has the whole draft of a form after a reload', async () => {
    const { open } = await visitorUnder();
    const page = await open(FORM);
    const form = new Widget(page, 'cntv-portal');
    await form.type('name', '王芳');
    await clear(page);
    await form.type('address', '北京市海淀区');
    await page.reload();
    await form.find('#name');
    await expect.poll(() => form.value('address')).toBe('北京市海淀区');
    expect(await form.value('name')).toBe('王芳');
    await submitForm(page);
  });

  it('a viewer without the session’s cookie sees no number, and signs in again', async () => {
    const { visitor, open } = await visitorUnder();
    await visitor.startSession();
    const tabs = [await open(NEWS), await open(NEWS)];
    for (const tab of tabs) await expect.poll(() => badgeText(tab)).toBe('12');
    await visitor.context.deleteCookie(...(await visitor.context.cookies()));
    await tabs[0]?.$eval('cntv-unread-badge', (badge) => badge.refresh());
    for (const tab of tabs) await expect.poll(() => badgeText(tab)).toBe('');
    await new LoginWidget(await open('/login.html')).signIn();
    for (const tab of tabs) await expect.poll(() => badgeText(tab)).toBe('12');
  });
});
