import { expect, it } from 'vitest';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { LoginWidget } from '../../support/screen/login-widget';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
/** 央视 in GBK. */
const GBK = '%D1%EB%CA%D3';

it.each([
  ['encoded as a whole', encodeURIComponent(`/news/1.html?q=${GBK}`)],
  ['as it is', `/news/1.html?q=${GBK}`],
])(
  'GBK codes of from and of a backurl, %s, survive the registration, the way back and the sign-in (OQ-30, OQ-53)',
  async (_how, backurl) => {
    const visitor = await newVisitor();
    const page = await visitor.open(`/login.html?from=${GBK}&backurl=${backurl}`);
    const login = new LoginWidget(page);
    await login.ready();
    await login.press('a[href*="/regist.html"]');
    await expect.poll(() => page.url()).toContain(`${origin}/regist.html`);
    expect(page.url()).toContain(`from=${GBK}`);
    await new Widget(page, 'cntv-portal').press('a[href*="/login.html"]');
    await expect.poll(() => page.url()).toContain(`${origin}/login.html`);
    expect(page.url()).toContain(`from=${GBK}`);
    // The portal navigates without a new page.
    await new LoginWidget(page, 'cntv-portal').signIn();
    await expect.poll(() => page.url()).toBe(`${origin}/news/1.html?q=${GBK}`);
  },
);
