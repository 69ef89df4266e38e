import { html } from 'hono/html';
import { PATHS, type RouteName } from '#config/paths';
import { DESCRIPTIONS, MEMBER_DESCRIPTION } from './descriptions';
import { fallback, notFoundFallback } from './fallback';
import type { Html } from './html';
import { cmsPage, type PageContext } from './layout';
import { ownSection } from './own-section';
import { SITE, TITLES } from './titles';

/** Fallback content of a widget that signs in, shown until the widget is ready, or if its script fails to load. */
const LOGIN_FALLBACK = html`<a href="/login.html">登录</a>`;

export function loginPage(context: PageContext): Html {
  const body = html`<main id="main" class="wrap login wide screen"><h1 class="unseen">登录央视网社区</h1><cntv-login>${context.prints.rootOf('cntv-login')}${LOGIN_FALLBACK}</cntv-login></main>`;
  return cmsPage({ ...headOf('Login'), kind: 'narrow', body }, context);
}

/** Title and description of the page of a route. */
function headOf(route: RouteName) {
  return { title: TITLES[route], description: DESCRIPTIONS[route] };
}

/** What the portal's element shows until it is ready: its print, and beside it the fallback. */
function screen(route: RouteName, context: PageContext): Html {
  return html`${context.prints.rootOf(`cntv-portal ${PATHS[route]}`)}${fallback(route, context)}`;
}

/** A page whose content below the header is rendered by the route table. */
export function portalPage(base: string, route: RouteName, context: PageContext): Html {
  const content = base ? fallback(route, context) : screen(route, context);
  const body = html`<main id="main" class="wrap screen"><cntv-portal base="${base}">${content}</cntv-portal></main>`;
  return cmsPage({ ...headOf(route), kind: 'narrow', body, hasMembership: true }, context);
}

/** A page of the route table with an application form, which sends nothing (OQ-81). */
export function applicationPage(route: RouteName, context: PageContext): Html {
  const body = html`<main id="main" class="wrap tall screen links"><cntv-portal>${screen(route, context)}</cntv-portal></main>`;
  return cmsPage({ ...headOf(route), kind: 'plain', body }, context);
}

/** A campaign of the site itself: the portal stores what is submitted, see `applications/applications.ts`. */
export function campaignPage(context: PageContext): Html {
  const body = html`<main id="main" class="wrap tall"><div class="intro"><h1>诗歌大赛</h1>
<p class="dim">每份表单填写一首作品，可以提交多份。作品提交后由本站保存；联系方式有误时，会在对应的输入框下方提示。</p>
${context.isDevConsoleOn ? html`<p><a href="/dev/applications">在开发控制台查看提交的内容</a></p>` : ''}</div>
<cntv-apply-form form="poetry" action="/applications/poetry">${context.prints.rootOf('cntv-apply-form?form=poetry')}<div class="loading form"><h2>${TITLES.Poetry}</h2><p>正在加载</p></div></cntv-apply-form>
${ownSection('settings', '我的个人资料', context)}</main>`;
  return cmsPage(
    {
      title: '诗歌大赛',
      description: '诗歌大赛正在报名，在线填写并提交作品。',
      kind: 'plain',
      body,
      config: { reauth: 'dialog' },
    },
    context,
  );
}

/** Stands for a site of the film channel. */
export function channelPage(title: string, context: PageContext): Html {
  const body = html`<main id="main" class="wrap"><h1>${title}</h1><p class="dim">这里只演示链接，没有内容。</p></main>`;
  return cmsPage({ title, description: `${title}站点的示例页面。`, kind: 'plain', body }, context);
}

/** A page without header and footer, for the mobile site and the portal's app. */
export function barePortalPage(route: RouteName, context: PageContext): Html {
  const body = html`<main id="main"><cntv-portal>${screen(route, context)}</cntv-portal></main>`;
  return cmsPage({ ...headOf(route), kind: 'mobile', body }, context);
}

export function mobileLoginPage(context: PageContext): Html {
  const body = html`<header class="bar"><h1>${SITE}</h1></header>
<main id="main"><cntv-login variant="mobile"><a href="/mobile/new/login.html">登录</a></cntv-login></main>`;
  return cmsPage({ ...headOf('MLogin'), kind: 'mobile', body }, context);
}

export function qrcodePage(context: PageContext): Html {
  const body = html`<main id="main" class="wrap login"><div class="scan"><h1>${TITLES.Qrcode}</h1><cntv-qr-login>${LOGIN_FALLBACK}</cntv-qr-login></div></main>`;
  return cmsPage({ ...headOf('Qrcode'), kind: 'narrow', body }, context);
}

/** An account page whose content below the header is rendered by the route table. */
export function memberPage(route: RouteName, context: PageContext): Html {
  const body = html`<main id="main" class="wrap tall screen"><cntv-portal>${fallback(route, context)}</cntv-portal></main>`;
  return cmsPage({ ...headOf(route), kind: 'plain', body, hasMembership: true }, context);
}

/** A CMS page with the whole member centre as one widget, which does not change the address. */
export function memberCenterPage(context: PageContext): Html {
  const body = html`<main id="main" class="wrap tall screen"><h1 class="unseen">个人中心</h1><cntv-member-center>${fallback('UserHome', context, '个人中心')}</cntv-member-center></main>`;
  return cmsPage(
    {
      title: '个人中心',
      description: MEMBER_DESCRIPTION,
      kind: 'plain',
      body,
      hasMembership: true,
      config: { reauth: 'dialog' },
    },
    context,
  );
}

export function mobileHomePage(context: PageContext): Html {
  const body = html`<main id="main"><cntv-portal>${fallback('MIndex', context)}</cntv-portal></main>`;
  return cmsPage({ ...headOf('MIndex'), kind: 'mobile', body }, context);
}

/** `/404`: the portal also replaces the address of an unknown path with it. */
export function busyPage(context: PageContext): Html {
  const body = html`<main id="main" class="wrap screen"><cntv-portal>${context.prints.rootOf(`cntv-portal ${PATHS.NotFound}`)}${notFoundFallback()}</cntv-portal></main>`;
  return cmsPage({ ...headOf('NotFound'), kind: 'narrow', body }, context);
}

/** Stands for the chat of the customer service. */
export function servicePage(context: PageContext): Html {
  const body = html`<main id="main" class="wrap"><h1>在线客服</h1><p class="dim">这里只演示链接，没有客服人员。</p></main>`;
  return cmsPage(
    { title: '在线客服', description: '央视网社区在线客服的示例页面。', kind: 'plain', body },
    context,
  );
}

/** The page of `privacyUrl`, which the registration links to. */
export function privacyPage(context: PageContext): Html {
  const body = html`<main id="main" class="wrap"><h1>隐私政策（示例）</h1>
<p class="dim">这是示例页面，不是任何网站的隐私政策。正式上线时，请换成经法务审核的正文。</p>
<ol>
<li>处理者：名称和联系方式。</li>
<li>范围：处理哪些信息，目的和方式是什么，保存多久。</li>
<li>权利：如何查阅、复制、更正、删除信息，如何撤回同意，如何注销账号。</li>
<li>未满 14 周岁的用户：监护人如何同意，适用哪些专门规则。</li>
</ol></main>`;
  return cmsPage(
    { title: '隐私政策（示例）', description: '央视网社区隐私政策的示例页面。', kind: 'plain', body },
    context,
  );
}
