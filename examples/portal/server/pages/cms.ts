import { html } from 'hono/html';
import type { RouteName } from '#config/paths';
import { fallback, notFoundFallback } from './fallback';
import type { Html } from './html';
import { cmsPage, type PageContext } from './layout';
import { SITE, TITLES } from './titles';

/** Fallback content of a widget that signs in, shown until the widget is ready, or if its script fails to load. */
const LOGIN_FALLBACK = html`<a href="/login.html">登录</a>`;

export function loginPage(context: PageContext): Html {
  const body = html`<main class="wrap login"><h1 class="unseen">登录央视网社区</h1><cntv-login>${LOGIN_FALLBACK}</cntv-login></main>`;
  return cmsPage({ title: TITLES.Login, kind: 'narrow', body }, context);
}

/** A page whose content below the header is rendered by the route table. */
export function portalPage(base: string, route: RouteName, context: PageContext): Html {
  const body = html`<main class="wrap"><cntv-portal base="${base}">${fallback(route, context)}</cntv-portal></main>`;
  return cmsPage({ title: TITLES[route], kind: 'narrow', body, hasMembership: true }, context);
}

/** A page of the route table with an application form, which sends nothing (OQ-81). */
export function applicationPage(route: RouteName, context: PageContext): Html {
  const body = html`<main class="wrap tall"><cntv-portal>${fallback(route, context)}</cntv-portal></main>`;
  return cmsPage({ title: TITLES[route], kind: 'plain', body }, context);
}

/** A campaign of the site itself: the portal stores what is submitted, see `assets/campaign.js`. */
export function campaignPage(context: PageContext): Html {
  const body = html`<main class="wrap tall"><div class="intro"><h1>诗歌大赛</h1>
<p class="dim">每人可投一首作品。提交后由本站收存，联系方式有误时会在对应的项目下提示。</p></div>
<cntv-apply-form form="poetry"><div class="loading form"><h2>${TITLES.Poetry}</h2><p>正在加载……</p></div></cntv-apply-form></main>
<script type="module" src="/assets/campaign.js"></script>`;
  return cmsPage({ title: '诗歌大赛', kind: 'plain', body }, context);
}

/** Stands for a site of the film channel. */
export function channelPage(title: string, context: PageContext): Html {
  const body = html`<main class="wrap"><h1>${title}</h1><p class="dim">这里只演示链接，没有内容。</p></main>`;
  return cmsPage({ title, kind: 'plain', body }, context);
}

/** A page without header and footer, for the mobile site and the portal's app. */
export function barePortalPage(route: RouteName, context: PageContext): Html {
  const body = html`<main><cntv-portal>${fallback(route, context)}</cntv-portal></main>`;
  return cmsPage({ title: TITLES[route], kind: 'mobile', body }, context);
}

export function mobileLoginPage(context: PageContext): Html {
  const body = html`<header class="bar"><h1>${SITE}</h1></header>
<main><cntv-login variant="mobile"><a href="/mobile/new/login.html">登录</a></cntv-login></main>`;
  return cmsPage({ title: TITLES.MLogin, kind: 'mobile', body }, context);
}

export function qrcodePage(context: PageContext): Html {
  const body = html`<main class="wrap login"><div class="scan"><h1>${TITLES.Qrcode}</h1><cntv-qr-login>${LOGIN_FALLBACK}</cntv-qr-login></div></main>`;
  return cmsPage({ title: TITLES.Qrcode, kind: 'narrow', body }, context);
}

/** An account page whose content below the header is rendered by the route table. */
export function memberPage(route: RouteName, context: PageContext): Html {
  const body = html`<main class="wrap tall"><cntv-portal>${fallback(route, context)}</cntv-portal></main>`;
  return cmsPage({ title: TITLES[route], kind: 'plain', body, hasMembership: true }, context);
}

/** A CMS page with the whole member centre as one widget, which does not change the address. */
export function memberCenterPage(context: PageContext): Html {
  const body = html`<main class="wrap tall"><cntv-member-center>${fallback('UserHome', context, '会员中心')}</cntv-member-center></main>`;
  return cmsPage({ title: '会员中心', kind: 'plain', body, hasMembership: true }, context);
}

export function mobileHomePage(context: PageContext): Html {
  const body = html`<main><cntv-portal>${fallback('MIndex', context)}</cntv-portal></main>`;
  return cmsPage({ title: TITLES.MIndex, kind: 'mobile', body }, context);
}

/** `/404`: the portal also replaces the address of an unknown path with it. */
export function busyPage(context: PageContext): Html {
  const body = html`<main class="wrap"><cntv-portal>${notFoundFallback()}</cntv-portal></main>`;
  return cmsPage({ title: TITLES.NotFound, kind: 'narrow', body }, context);
}

/** Stands for the chat of the customer service. */
export function servicePage(context: PageContext): Html {
  const body = html`<main class="wrap"><h1>在线客服</h1><p class="dim">这里只演示链接，没有人应答。</p></main>`;
  return cmsPage({ title: '在线客服', kind: 'plain', body }, context);
}
