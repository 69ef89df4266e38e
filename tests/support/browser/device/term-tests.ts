import { describe, expect, it } from 'vitest';
import { LoginWidget } from '../../screen/login-widget';
import { badgeText } from '../../screen/unread-badge';
import { Widget } from '../../screen/widget';
import { origin } from '../test-environment';
import type { Terms } from './terms';
import { FORM, NEWS, nickname, setUpDevices, submitForm } from './visitors';

/** Tests the journeys of a viewer and of a visitor under the terms of a device. */
export function testTerms(rows: readonly [where: string, ...terms: Terms[]][]): void {
  const visitorUnder = setUpDevices();

  describe.each(rows)('%s', (_where, ...terms) => {
    it('a viewer signs in and sees the member centre, and the badge on another page', async () => {
      const { open } = await visitorUnder(...terms);
      const page = await open('/login.html');
      await new LoginWidget(page).signIn();
      const home = page.viewport()?.isMobile ? '/m/index.html' : '/index.html';
      await expect.poll(() => page.url()).toBe(origin + home);
      await expect.poll(() => nickname(page)).toBe('山间来客');
      const other = await open(NEWS);
      await expect.poll(() => badgeText(other)).toBe('12');
    });

    it('a visitor sends a form', async () => {
      const { open } = await visitorUnder(...terms);
      const page = await open(FORM);
      await new Widget(page, 'cntv-portal').type('name', '王芳');
      await submitForm(page);
    });
  });
}
