import { html, raw } from 'hono/html';
import type { Account } from '../db/accounts';
import { type Html, htmlDocument } from '../pages/html';

/** Home page of the second site, which shows the account signed in there. */
export function secondSiteHome({
  account,
  signIn,
  signInHere,
  home,
}: {
  account: Account | null;
  /** URLs of the portal. */
  signIn: string;
  home: string;
  /** Page of this site that signs in through the portal's API. */
  signInHere: string;
}): Html {
  return secondSitePage(
    account
      ? html`<h1 data-viewer-name>${account.nick_name}，您好</h1><p>您已登录本站</p>
<form method="post" action="/signout"><button class="quiet" type="submit">退出登录</button></form>`
      : html`<h1>您还没有登录</h1><p>登录后会返回本页</p><a class="main" href="${signIn}">登录</a>
<a class="quiet" href="${signInHere}">在本站登录</a>`,
    { home, viewer: account },
  );
}

/** A page with widgets that use the API of another origin. */
export function secondSiteLogin({ configuration, home }: { configuration: string; home: string }): Html {
  return secondSitePage(html`<cntv-login><a href="${home}">前往央视网社区</a></cntv-login>`, {
    home,
    kind: 'around-card',
    head: html`<script type="application/json" data-cntv-config>${raw(configuration)}</script>
<script type="module" src="/widgets/cntv-widgets.js"></script>`,
  });
}

type Rest = { home: string; kind?: string; head?: Html | string; viewer?: Account | null };

function secondSitePage(body: Html, { home, kind = 'card', head = '', viewer = null }: Rest): Html {
  return htmlDocument({
    title: '另一个站点',
    description: '央视网社区的另一个站点，用于演示跨站登录。',
    styles: '/assets/card.css',
    head,
    viewer,
    body: html`<main class="${kind}"><p class="mark">央视网社区的另一个站点</p>
${body}
<a class="quiet" href="${home}">返回央视网社区</a></main>`,
  });
}
