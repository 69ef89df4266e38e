import { html } from 'hono/html';
import { PATHS } from '../../../../src/config/paths';
import { cardPage } from './card-page';
import type { Html } from './html';

/** Form at the link of an activation mail. @param message why the previous attempt was refused */
export function activationPage({ email, code }: { email: string; code: string }, message: string): Html {
  return cardPage({
    title: '激活账号',
    hasSecret: true,
    body: html`<p>请输入注册 <b>${email}</b> 时设置的密码。</p>
<form method="post">
<input type="hidden" name="code" value="${code}">
<input type="text" name="username" value="${email}" autocomplete="username" hidden>
<label for="password">密码</label>
<input id="password" type="password" name="password" autocomplete="current-password" required autofocus>
${message ? html`<p role="alert">${message}</p>` : ''}
<button class="main" type="submit">激活</button>
</form>
<p class="dim">忘记了密码，或者这不是您注册的账号？请用这个邮箱重新注册，设置新的密码。</p>
<a class="quiet" href="${PATHS.Register}">重新注册</a>`,
  });
}

/** Shown when a mail's link is opened again. */
export function usedLinkPage({ done, next }: { done: string; next: { label: string; href: string } }): Html {
  return cardPage({
    title: '链接已使用',
    body: html`<p>这个链接只能使用一次，之前已经使用过了。${done}</p>
<a class="main" href="${next.href}">${next.label}</a>`,
  });
}
