import { WIDGETS } from 'virtual:elements';
import { describe, expect, it } from 'vitest';
import { ownLinks } from '../../../../widgets/diagnostics/doctor/own-links';
import { readSnippet } from '../../../../widgets/diagnostics/markup/read-snippet';

const PAGE = 'https://www.example.com/news/1.html';

/** Returns the paths that the doctor asks for on the origin of a page. */
async function pathsOf(html: string, config: object = {}): Promise<string[]> {
  const configured = `<script type="application/json" data-cntv-config>${JSON.stringify(config)}</script>`;
  const links = await ownLinks({ ...readSnippet(configured + html, PAGE), widgets: WIDGETS });
  expect(links.filter(({ url }) => !url.startsWith('https://www.example.com/'))).toEqual([]);
  return links.map(({ url }) => url.replace('https://www.example.com', ''));
}

const MENU = [
  '/index.html',
  '/account/message/subscribe',
  '/account/history',
  '/account/collection',
  '/account/subscribe',
  '/account/baseMessage',
];
const SIGN_IN = ['/forgetPassword/findPassword.jsp', '/regist.html', '/qrcode', '/index.html'];

describe('the links of the elements on the origin of their page', () => {
  it.each([
    ['<cntv-login></cntv-login>', SIGN_IN],
    [
      '<cntv-login variant="mobile"></cntv-login>',
      ['/forgetPassword/findPassword.jsp', '/mobile/new/regist.html', '/m/index.html'],
    ],
    ['<cntv-account></cntv-account>', MENU],
    ['<cntv-account links="history home"></cntv-account>', ['/account/history', '/index.html']],
    ['<cntv-account links="" unread></cntv-account>', ['/account/message/subscribe']],
    ['<cntv-qr-login></cntv-qr-login>', ['/login.html']],
    ['<cntv-member-center></cntv-member-center>', ['/login.html']],
    ['<a href="/login.html#cntv-qr-login">a</a>', ['/login.html']],
    [
      '<cntv-unread-badge href="/account/message/system?a=1#b"></cntv-unread-badge>',
      ['/account/message/system'],
    ],
    // Each address once.
    [
      '<cntv-login></cntv-login><cntv-login></cntv-login><cntv-account></cntv-account>',
      [...SIGN_IN, ...MENU.slice(1)],
    ],
  ])('are paths of the route table: %s', async (html, paths) => {
    expect(await pathsOf(html, { embedLinks: true })).toEqual(paths);
  });

  it.each([
    // Its screens are shown in place, or by the page itself.
    '<cntv-login standalone></cntv-login>',
    '<cntv-portal></cntv-portal>',
    // Anybody's address: asking for it could do something.
    '<cntv-unread-badge href="/logout"></cntv-unread-badge>',
    '<cntv-unread-badge href="https://vip.example.org/index.html"></cntv-unread-badge>',
    '<cntv-apply-form><a href="/regist.html">a</a></cntv-apply-form>',
    '<a href="/logout">a</a>',
  ])('are none of %s', async (html) => {
    expect(await pathsOf(html, { logoutUrl: '/logout', links: { customerService: '/service' } })).toEqual([]);
  });

  it('are below portalBase, and none where it is on another host', async () => {
    expect(await pathsOf('<cntv-qr-login></cntv-qr-login>', { portalBase: '/vip' })).toEqual([
      '/vip/login.html',
    ]);
    const below = '<cntv-unread-badge href="/vip/account/message/system"></cntv-unread-badge>';
    expect(await pathsOf(below, { portalBase: '/vip' })).toEqual(['/vip/account/message/system']);
    const all =
      '<cntv-login></cntv-login><cntv-account unread></cntv-account><cntv-qr-login></cntv-qr-login>';
    expect(await pathsOf(all, { portalBase: 'https://portal.example.com' })).toEqual([]);
  });

  it('are not those that another key puts elsewhere', async () => {
    expect(
      await pathsOf('<cntv-qr-login></cntv-qr-login>', { registrationHost: 'https://reg.example.com' }),
    ).toEqual([]);
    expect(await pathsOf('<cntv-login></cntv-login>', { userHome: '/do-something' })).toEqual(
      SIGN_IN.slice(0, 3),
    );
  });
});
