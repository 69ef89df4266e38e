import type { Element } from '../tools/elements.ts';
import { type Page, pageOf } from './page.ts';

type Snippet = { title: string; note: string; html: string; script?: string };

/** Snippets for the usual cases, each complete: a test checks and runs them. */
export const SNIPPETS: readonly Snippet[] = [
  snippet('Sign-in', 'The link is shown until the form is ready, and if the form cannot be loaded.', {
    element: '<cntv-login><a href="/login.html">登录</a></cntv-login>',
  }),
  snippet(
    'Header of a news page',
    'A signed-out viewer sees the content between the tags of the account. The badge is empty if there are no messages.',
    {
      element: `<cntv-account unread><a href="/login.html">登录</a></cntv-account>
<cntv-unread-badge kind="system" href="/account/message/system"></cntv-unread-badge>`,
    },
  ),
  snippet(
    'Sign-in with registration and password recovery in place, without leaving the page',
    'Put the script into a separate file, because a strict policy blocks inline scripts.',
    { element: '<cntv-login standalone><a href="/login.html">登录</a></cntv-login>' },
    `document.querySelector('cntv-login').addEventListener('cntv-login-success', (event) => {
  event.preventDefault(); // No redirect.
});`,
  ),
  snippet(
    'Sign-in with a QR code, and a redirect to another host',
    'Every host of a redirect, except that of the page, must be in `allowedDomains`.',
    {
      config: '"allowedDomains": ["vip.example.com"]',
      element:
        '<cntv-qr-login size="200" backurl="https://vip.example.com/welcome"><a href="/login.html">登录</a></cntv-qr-login>',
    },
  ),
  snippet(
    'Application form of a campaign',
    'Nothing is sent to the API: a script of the page takes the values. Without such a script, the form says that it is not connected.',
    {
      config: '"fields": {"talent-show": {"wechat": {"label": "微信号", "optional": true}}}',
      element: '<cntv-apply-form form="talent-show"><a href="/apply.html">报名</a></cntv-apply-form>',
    },
    `document.querySelector('cntv-apply-form').addEventListener('cntv-submit', (event) => {
  const { data, respond } = event.detail;
  const headers = { 'content-type': 'application/json' };
  respond(fetch('/campaign/apply', { method: 'POST', headers, body: JSON.stringify(data) }));
});`,
  ),
  snippet(
    'One section of the member centre',
    'A signed-out viewer is sent to the sign-in page. Without `section` and `bare`, the whole member centre with its menu is shown.',
    {
      element:
        '<cntv-member-center section="settings" tab="bindingAccount" bare><p>正在加载……</p></cntv-member-center>',
    },
  ),
  snippet(
    'The whole portal, below a path',
    'The server must answer every path below `base` with this page.',
    { element: '<cntv-portal base="/community" login-check><p>正在加载……</p></cntv-portal>' },
  ),
  snippet(
    'For an editor that deletes unknown tags',
    'A link becomes the element in the containers that `embedLinks` selects. Only editors may be able to write in these containers. Write the tag after `#` and its attributes after `?`.',
    {
      config: '"embedLinks": "#article"',
      element:
        '<div id="article"><a href="/login.html#cntv-login?captcha=click&amp;standalone">登录</a></div>',
    },
  ),
  snippet('In English, dark, with other texts', 'The names of all texts are at the end of this file.', {
    config:
      '"texts": {"en": {"login": {"submit": "Enter"}}}, "messages": {"en": {"-21002": "Wrong password."}}',
    element: '<cntv-login lang="en" theme="dark"><a href="/login.html">Sign in</a></cntv-login>',
  }),
];

/** Returns the snippets, with a plain one for each element that none of them shows. */
export function snippetsFor(elements: readonly Element[]): readonly Snippet[] {
  const isShown = ({ tagName }: Element) => SNIPPETS.some(({ html }) => html.includes(`<${tagName}`));
  return [
    ...SNIPPETS,
    ...elements
      .filter((element) => !isShown(element))
      .map(({ tagName, summary }) =>
        snippet(`\`<${tagName}>\``, summary, { element: `<${tagName}><p>正在加载……</p></${tagName}>` }),
      ),
  ];
}

function snippet(title: string, note: string, page: Page, script?: string): Snippet {
  return { title, note, html: pageOf(page), ...(script && { script }) };
}
