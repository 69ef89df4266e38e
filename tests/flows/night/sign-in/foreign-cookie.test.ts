import { expect, it } from 'vitest';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors } from '../../../support/browser/visitor';
import { devConsole } from '../../../support/portal/dev-console';
import { LoginWidget } from '../../../support/screen/login-widget';

const newVisitor = setUpVisitors();
/** A host of the portal with another host beside it; browsers accept cookies for the domain of both. */
const DOMAIN = 'portal.localhost';
const portal = new URL(origin);
portal.hostname = `www.${DOMAIN}`;

it.each(['/', '/index.html', '/openapi/v2/user'])(
  'a session that another host of the domain has set for %s signs nobody in, and the next sign-in works',
  async (path) => {
    const visitor = await newVisitor();
    const cookies = async () =>
      (await visitor.context.cookies()).filter(({ name }) => name === 'portal_session');
    const page = await visitor.newTab();
    // A call of the page that is still on its way would meet the planted cookie and remove it.
    const plant = async () => {
      await page.goto('about:blank');
      const value = await devConsole.startSession('sso@example.com');
      await visitor.context.setCookie({ name: 'portal_session', value, domain: `.${DOMAIN}`, path });
    };
    await page.goto(`${portal.origin}/login.html`);
    await new LoginWidget(page).signIn();
    await expect.poll(() => page.url()).toBe(`${portal.origin}/index.html`);
    const own = await cookies();
    expect(own).toMatchObject([{ domain: `www.${DOMAIN}` }]);

    await plant();
    expect(await cookies()).toHaveLength(2);
    await page.goto(`${portal.origin}/openapi/v2/user/checkLogin?appid=demo`);
    const login = await page.goto(`${portal.origin}/index.html`);
    expect(await login?.text()).not.toContain('云上行人');
    await page.goto(`${portal.origin}/news/1.html`);
    await expect.poll(cookies).toEqual(own);

    await devConsole.expireSession(own[0]?.value ?? '');
    await plant();
    await page.goto(`${portal.origin}/login.html`);
    await new LoginWidget(page).signIn();
    await expect.poll(() => page.url()).toBe(`${portal.origin}/index.html`);
    await page.goto(`${portal.origin}/news/1.html`);
    await expect.poll(() => page.$eval('aside h3', (title) => title.textContent)).toBe('山间来客，您好');
  },
);
