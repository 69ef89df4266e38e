import { html } from 'hono/html';
import type { OauthRequest, PROVIDER_USERS } from '../oauth';
import type { Html } from './html';

const NAMES: Readonly<Record<string, string>> = { weChat: '微信', qq: 'QQ', sina: '微博', alipay: '支付宝' };

const OTHERS: readonly (readonly [user: (typeof PROVIDER_USERS)[number], label: string])[] = [
  ['unbound', '同意登录 (新用户)'],
  ['unverified', '同意登录 (新用户，须验证手机)'],
  ['refused', '拒绝，返回登录'],
];

/** The simulated provider's own page: agree as one of several users, or go back to where one came from. */
export function oauthPage(
  { provider, appid, method, timestamp, backurl }: OauthRequest,
  cameFrom: string,
): Html {
  const fields = { appid, method, timestamp, came_from: cameFrom, ...(backurl ? { backurl } : {}) };
  const name = NAMES[provider] ?? provider;
  return providerPage(
    `${name}登录`,
    html`<p><b>央视网社区</b> 申请使用您的${name}账号登录，将获得您的昵称和头像。</p>
<form method="post">
${Object.entries(fields).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`)}
<button class="main" type="submit" name="user" value="bound">同意登录 (已绑定用户)</button>
${OTHERS.map(([user, label]) => html`<button class="quiet" type="submit" name="user" value="${user}">${label}</button>`)}
</form>`,
  );
}

export function oauthRefusedPage({ code, message }: { code: number; message: string }): Html {
  return providerPage(
    '无法登录',
    html`<p role="alert">${message}（${code}）</p><p class="dim">请返回登录页重新发起。</p>
<a class="quiet" href="/login.html">返回登录</a>`,
  );
}

function providerPage(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/assets/favicon.svg">
<link rel="stylesheet" href="/assets/palette.css">
<link rel="stylesheet" href="/assets/provider.css">
</head>
<body><main><p class="mark">模拟的第三方页面</p><h1>${title}</h1>${body}</main></body>
</html>`;
}
