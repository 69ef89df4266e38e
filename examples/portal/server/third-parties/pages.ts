import { html } from 'hono/html';
import { PATHS, pathTo } from '#config/paths';
import type { Account } from '../db/accounts';
import { CODES, envelope, refuse } from '../http/codes';
import { cardPage } from '../pages/card-page';
import type { Html } from '../pages/html';
import type { Method, OauthRequest } from './request';
import type { Offer } from './users';

const NAMES: Readonly<Record<string, string>> = { weChat: '微信', qq: 'QQ', sina: '微博', alipay: '支付宝' };
/** Settings tab where third parties are bound and unbound. */
export const BINDINGS_PAGE = pathTo('UserSetting', { tabName: 'bindingAccount' });

type Words = {
  title(name: string): string;
  /** Label of each choice. */
  offers: Readonly<Record<Offer['kind'], (name: string, offer: Offer) => string>>;
  refuse: string;
  refused: string;
  again: string;
  back: { label: string; href: string };
};

const WORDS: Readonly<Record<Method, Words>> = {
  login: {
    title: (name) => spaced(`${name}登录`),
    offers: {
      bound: () => '同意登录（已绑定用户）',
      known: (_, { choice, nickName }) => `同意登录（${choice}，已绑定 ${nickName}）`,
      unbound: () => '同意登录（新用户）',
      unverified: () => '同意登录（新用户，须验证手机号）',
    },
    refuse: '拒绝，返回登录',
    refused: '无法登录',
    again: '请返回登录页重新发起',
    back: { label: '返回登录', href: PATHS.Login },
  },
  binding: {
    title: (name) => spaced(`绑定${name}`),
    offers: {
      bound: (name) => spaced(`同意绑定（他人已绑定的${name}账号）`),
      known: () => '',
      unbound: (name) => spaced(`同意绑定（未绑定过的${name}账号）`),
      unverified: () => '',
    },
    refuse: '拒绝，返回',
    refused: '无法绑定',
    again: '请返回账号绑定页重新发起',
    back: { label: '返回账号绑定', href: BINDINGS_PAGE },
  },
};

type Asked = { cameFrom: string; choices: readonly Offer[]; viewer: Account | null };

/** The simulated provider's consent page: continue as one of several users, or deny consent. */
export function oauthPage(request: OauthRequest, { cameFrom, choices, viewer }: Asked): Html {
  const { provider } = request;
  const name = NAMES[provider] ?? provider;
  const words = viewer ? WORDS.binding : WORDS.login;
  return providerPage(
    words.title(name),
    html`<p>${
      viewer
        ? html`<b>央视网社区</b> ${spaced(`申请将您的${name}账号绑定到`)} <b data-viewer-name>${viewer.nick_name}</b>，${spaced(`绑定后可用${name}登录。`)}`
        : html`<b>央视网社区</b> ${spaced(`申请使用您的${name}账号登录，将获得您的昵称和头像。`)}`
    }</p>
<form method="post">
${hiddenFields({ ...request, cameFrom })}
${choices.map(
  (offer, index) =>
    html`<button class="${index === 0 ? 'main' : 'quiet'}" type="submit" name="user" value="${offer.choice}">${words.offers[offer.kind](name, offer)}</button>`,
)}
<button class="quiet" type="submit" name="user" value="refused">${words.refuse}</button>
</form>`,
    viewer,
  );
}

/** Asks for the password before a third party is bound. @param refusal code of the previous attempt */
export function identityPage(request: OauthRequest, refusal: number | null): Html {
  return cardPage({
    title: '验证身份',
    body: html`<p>为保障账号安全，绑定第三方账号前请先输入登录密码。</p>
<form method="post">
${hiddenFields(request)}
<label for="password">登录密码</label>
<input id="password" type="password" name="password" autocomplete="current-password" required autofocus>
${refusal === null ? '' : html`<p role="alert">${REFUSED_PASSWORD[refusal] ?? envelope(refuse(refusal)).message}</p>`}
<button class="main" type="submit">下一步</button>
</form>
<a class="quiet" href="${request.cameFrom ?? BINDINGS_PAGE}">取消</a>`,
  });
}

const REFUSED_PASSWORD: Readonly<Record<number, string>> = { [CODES.currentPasswordWrong]: '当前密码不正确' };

/** The parameters of a request, by their names on the wire. */
export function fieldsOf({
  appid,
  method,
  timestamp,
  backurl,
  cameFrom,
}: OauthRequest): Record<string, string> {
  return {
    appid,
    method,
    timestamp,
    ...(backurl ? { backurl } : {}),
    ...(cameFrom ? { came_from: cameFrom } : {}),
  };
}

function hiddenFields(request: OauthRequest): Html[] {
  return Object.entries(fieldsOf(request)).map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`,
  );
}

export function oauthRefusedPage(method: Method, code: number): Html {
  const { refused, again, back } = WORDS[method];
  const isVisitor = code === CODES.notLoggedIn;
  const signIn = { label: '登录', href: `${PATHS.Login}?${new URLSearchParams({ backurl: BINDINGS_PAGE })}` };
  const { label, href } = isVisitor ? signIn : back;
  return providerPage(
    refused,
    html`<p role="alert">${envelope(refuse(code)).message}（${code}）</p>
<p class="dim">${isVisitor ? '请先登录，再绑定第三方账号' : again}</p>
<a class="quiet" href="${href}">${label}</a>`,
  );
}

/**
 * For an account without a password, whose owner proves it by another sign-in at one of its third parties. That page
 * leads back to the binding.
 */
export function signInAgainPage(request: OauthRequest, bound: ReadonlySet<string>): Html {
  const binding = `${oauthPath(request.provider)}?${new URLSearchParams(fieldsOf(request))}`;
  const { appid, timestamp } = request;
  const query = new URLSearchParams({ appid, method: 'login', timestamp, backurl: binding });
  return cardPage({
    title: '验证身份',
    body: html`<p>为保障账号安全，绑定其他第三方账号前，请先使用已绑定的账号验证身份。</p>
${[...bound].map((slug) => html`<a class="main" href="${oauthPath(slug)}?${query}">${spaced(`用${NAMES[slug] ?? slug}验证`)}</a>`)}
<a class="quiet" href="${request.cameFrom ?? BINDINGS_PAGE}">取消</a>`,
  });
}

/** Separates Chinese from the name of a third party in Latin letters. */
function spaced(text: string): string {
  return text.replace(/(?<=\p{Script=Han})(?=\w)|(?<=\w)(?=\p{Script=Han})/gu, ' ');
}

function oauthPath(provider: string): string {
  return `/openapi/v2/user/oauth/${provider}`;
}

function providerPage(title: string, body: Html, viewer: Account | null = null): Html {
  const mark = '模拟的第三方页面';
  return cardPage({ title, description: `${mark}，用于演示授权登录和账号绑定。`, mark, viewer, body });
}
