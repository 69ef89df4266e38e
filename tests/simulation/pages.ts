import { CSP, policyOf } from '../../examples/portal/server/http/security-headers';

/**
 * The pages of the walks, by the paths to which the elements themselves lead: sign-in, home, and a form. The sign-in has no room
 * for a QR code, which would poll each second of the held time.
 */
const PAGES = {
  '/login.html': '<table width="420"><tr><td><cntv-login><a href="/login.html">登录</a></cntv-login></table>',
  '/index.html':
    '<cntv-member-center section="message" tab="system"><a href="/index.html">消息</a></cntv-member-center>',
  '/form.html':
    '<cntv-apply-form form="handicraft" action="/applications/handicraft"><a href="/form.html">报名</a></cntv-apply-form>',
} as const;
export type PagePath = keyof typeof PAGES;

/** The fields of each page into which a viewer types. */
export const FIELDS: Readonly<Record<PagePath, readonly string[]>> = {
  '/login.html': ['account', 'password'],
  '/index.html': [],
  '/form.html': ['name', 'phone', 'address'],
};

/** The script that a page has before all others. */
export const SCRIPT = '/simulation.js';

export function answerPage(path: string, loader: string, publicKey: string): Response | undefined {
  const body = PAGES[path as PagePath];
  if (!body) return undefined;
  const config = {
    apiBase: '',
    appid: 'demo',
    portalHome: '/index.html',
    logoutUrl: '/signout',
    allowedDomains: ['localhost'],
    signing: { publicKey },
  };
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<script type="application/json" data-cntv-config>${JSON.stringify(config)}</script><script src="${SCRIPT}"></script>
<script type="module" src="${loader}"></script>
<header><cntv-unread-badge></cntv-unread-badge> <cntv-account><a href="/login.html">登录</a></cntv-account></header>
<main>${body}</main></html>`;
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', [CSP]: policyOf() },
  });
}
