import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elements } from '../../../../.build/contract/contracts';
import { holdScript, openAtOnce } from '../../../support/browser/held-script';
import { setUpVisitors } from '../../../support/browser/visitor';
import { expectSound, openRecipe, type RecipeSite, startRecipe } from '../../../support/hosts/recipe';
import { AccountWidget } from '../../../support/portal/account-widget';
import { LoginWidget } from '../../../support/screen/login-widget';
import { lostNodes, markNodes, takenOver } from '../../../support/screen/take-over';
import { Widget } from '../../../support/screen/widget';

const PLUGIN = 'examples/recipes/wordpress/cntv-widgets/cntv-widgets.php';

/** Returns what WordPress makes of the text of a post by an author. */
function filtered(text: string, ...plugin: string[]): string {
  const output = execFileSync('php', ['tests/support/hosts/kses.php', ...plugin], {
    input: JSON.stringify([text]),
    encoding: 'utf8',
  });
  return JSON.parse(output)[0];
}

describe('a site of WordPress with the plugin and the theme', () => {
  const newVisitor = setUpVisitors({ isFirstVisit: true });
  let site: RecipeSite;
  beforeAll(async () => {
    site = await startRecipe('wordpress');
  });
  afterAll(() => site.close());

  it('shows what an author has written as a tag and as a shortcode, and signs a visitor in', async () => {
    const visitor = await newVisitor();
    const page = await openRecipe(visitor, site.addresses[0]);
    await new Widget(page, 'cntv-qr-login').ready();
    const login = await new LoginWidget(page).ready();
    await expectSound(page, visitor);
    await login.signIn();
    await expect.poll(() => new AccountWidget(page).name()).toBe('山间来客');
  });

  it('prints a sign-in into a page, which takes typing without the script and is taken over', async () => {
    const page = await (await newVisitor()).newTab();
    const release = await holdScript(page);
    openAtOnce(page, `${site.addresses[0]}?pagename=sign-in`);
    const login = new Widget(page, 'cntv-login');
    await login.type('account', 'demo@example.com');
    await markNodes(page, 'cntv-login');
    await release();
    await takenOver(page, 'cntv-login');
    expect([await lostNodes(page), await login.value('account')]).toEqual([[], 'demo@example.com']);
  });

  it('publishes no script and no handler of an author, in the language of the site', async () => {
    const html = await (await fetch(`${site.addresses[0]}`)).text();
    expect(html).toContain('<cntv-login standalone><a href="/login.html">登录</a></cntv-login>');
    expect(html).toContain('<cntv-qr-login size="200"><a href="/login.html">登录</a></cntv-qr-login>');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).not.toMatch(/onclick|<script>/);
  });
});

describe('the plugin on a site whose wp-config.php defines', () => {
  it.each([
    ['nothing', [], 'CNTV_SCRIPT, CNTV_APPID, CNTV_PUBLIC_KEY'],
    ['the script only', ['CNTV_SCRIPT'], 'CNTV_APPID, CNTV_PUBLIC_KEY'],
  ])('%s prints nothing into pages, and tells the administrator what is missing', (_, constants, missing) => {
    const output = execFileSync('php', ['tests/support/hosts/plugin.php', PLUGIN, ...constants], {
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual({
      wp_head: '',
      admin_notices: `<div class="notice notice-error"><p>CNTV widgets: ${missing} missing in wp-config.php.</p></div>`,
    });
  });
});

describe('the filter of WordPress', () => {
  const LINK = '<a href="/login.html">登录</a>';

  it('deletes the elements without the plugin', () => {
    expect(filtered(`<cntv-login standalone>${LINK}</cntv-login>`)).toBe(LINK);
  });

  it.each(elements)(
    'keeps <$tag> with its attributes and its fallback with the plugin',
    ({ tag, attributes }) => {
      const text = `<${tag} ${attributes.map(({ name }) => `${name}="1"`).join(' ')}>${LINK}</${tag}>`;
      expect(filtered(text, PLUGIN)).toBe(text);
      const shortcode = text
        .replace(`<${tag} `, `[${tag} `)
        .replace('">', '"]')
        .replace(`</${tag}>`, `[/${tag}]`);
      expect(filtered(shortcode, PLUGIN)).toBe(text);
    },
  );

  it.each([
    ['<cntv-login onclick="alert(1)" style="color: red">a</cntv-login>', '<cntv-login>a</cntv-login>'],
    ['<cntv-nothing>a</cntv-nothing>', 'a'],
    ['[cntv-login standalone onclick="alert(1)"]a[/cntv-login]', '<cntv-login standalone>a</cntv-login>'],
    ["[cntv-login backurl='\"><script>']a[/cntv-login]", '<cntv-login backurl="&quot;&gt;">a</cntv-login>'],
  ])('makes of %s only what is allowed', (text, kept) => {
    expect(filtered(text, PLUGIN)).toBe(kept);
  });
});
