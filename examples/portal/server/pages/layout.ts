import { html, raw } from 'hono/html';
import { APPID } from '../config/settings';
import type { Account } from '../db/accounts';
import type { Sites } from '../http/services';
import { ACCEPT_PATH, LEAVE_PATH } from '../sso/sso';
import { CHANNELS } from './channel-links';
import { type Html, htmlDocument } from './html';
import { WIDGETS } from './preloads';
import type { Prints } from './prints';
import { SITE } from './titles';

export type PageContext = {
  account: Account | null;
  publicKey: string;
  isDevConsoleOn: boolean;
  sites: Sites | null;
  prints: Prints;
};

type Page = {
  title: string;
  description: string;
  /** Class of <body>, which selects the layout of the page. */
  kind: 'plain' | 'narrow' | 'mobile';
  body: Html;
  /** Whom the page names. */
  viewer?: Account | null;
  /** Adds the configuration of the member service. */
  hasMembership?: boolean;
  /** Further configuration of the page. */
  config?: Readonly<Record<string, unknown>>;
};

/** Path for signing out, by form or by link. */
export const SIGN_OUT = '/signout';
/** Page of the customer service. */
export const SERVICE_PAGE = '/service.html';
export const PRIVACY_PAGE = '/privacy.html';
/** The apps stand for those of a real portal. */
const APPS = ['央视新闻', '央视影音'].map((text) => ({ text, href: '/news/1.html' }));
/** A phone number that is not assigned. */
const SERVICE_PHONE = '400-000-0000';

/** A CMS page. The widgets need only one script tag and one configuration block. */
export function cmsPage(
  { title, description, kind, body, viewer = null, hasMembership = false, config = {} }: Page,
  context: PageContext,
): Html {
  const isMobile = kind === 'mobile';
  return htmlDocument({
    title: title === SITE ? SITE : `${title} - ${SITE}`,
    description,
    styles: '/assets/cms.css',
    viewer,
    head: html`<script type="application/json" data-cntv-config>${raw(configuration(context, config))}</script>
<script type="module" src="${WIDGETS}cntv-widgets.js"></script>
${hasMembership ? html`<script type="module" src="/assets/membership.js"></script>` : ''}`,
    kind,
    body: html`${isMobile ? '' : header()}
${body}
${isMobile ? '' : footer(context)}`,
  });
}

/**
 * Renders the page configuration of the widgets. Escapes `<`, so that no value can close the script element.
 * @param more values that differ on pages of another site and on example pages
 */
export function configuration(
  { publicKey, isDevConsoleOn, sites }: Pick<PageContext, 'publicKey' | 'isDevConsoleOn' | 'sites'>,
  more: Readonly<Record<string, unknown>> = {},
): string {
  const config = {
    appid: APPID,
    portalHome: '/index.html',
    logoutUrl: SIGN_OUT,
    privacyUrl: PRIVACY_PAGE,
    servicePhone: SERVICE_PHONE,
    links: { customerService: SERVICE_PAGE, onlineService: SERVICE_PAGE, appPromotion: APPS, nav: CHANNELS },
    showOtherAccounts: isDevConsoleOn,
    ssoEndpoints: [ACCEPT_PATH, LEAVE_PATH],
    ...(sites ? { allowedDomains: sites.hosts } : {}),
    signing: { publicKey },
    ...more,
  };
  return JSON.stringify(config).replaceAll('<', '\\u003c');
}

function header(): Html {
  return html`<a class="skip" href="#main">跳到主要内容</a>
<header id="head" data-cntv-desktop><div class="wrap">
<a class="brand" href="/news/1.html">${SITE}<small>示例</small></a>
<nav><a href="/news/1.html">新闻</a> <a href="/index.html">我的首页</a></nav>
<div class="me">
<cntv-unread-badge bell href="/account/message/subscribe"><a href="/account/message/subscribe">消息</a></cntv-unread-badge>
<cntv-account><a href="/login.html">登录</a></cntv-account>
</div>
</div></header>`;
}

function footer({ isDevConsoleOn }: PageContext): Html {
  return html`<footer id="foot" data-cntv-desktop><div class="wrap">
<p>这是 cntv-widgets 的示例门户，内容均为虚构。</p>
<p><a href="/mobile/new/login.html">手机版</a> ${isDevConsoleOn ? html`<a href="/dev">开发控制台</a>` : ''}</p>
</div></footer>`;
}
