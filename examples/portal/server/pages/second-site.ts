import { html } from 'hono/html';
import type { Account } from '../accounts';
import type { Html } from './html';

/** All that the second site has to show: who is signed in there. */
export function secondSitePage({
  account,
  signIn,
  home,
}: {
  account: Account | null;
  /** Addresses on the portal. */
  signIn: string;
  home: string;
}): Html {
  return html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>另一个站点</title>
<link rel="icon" href="/assets/favicon.svg">
<link rel="stylesheet" href="/assets/palette.css">
<link rel="stylesheet" href="/assets/provider.css">
</head>
<body><main><p class="mark">央视网社区的另一个站点</p>
${
  account
    ? html`<h1>${account.nick_name}，您好</h1><p>您在这个站点已登录。</p>
<form method="post" action="/signout"><button class="quiet" type="submit">退出这个站点</button></form>`
    : html`<h1>您还没有登录</h1><p>登录后会回到这里。</p><a class="main" href="${signIn}">登录</a>`
}
<a class="quiet" href="${home}">返回央视网社区</a></main></body>
</html>`;
}
