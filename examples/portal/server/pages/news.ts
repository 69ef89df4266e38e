import { html } from 'hono/html';
import type { Html } from './html';
import { cmsPage, type PageContext } from './layout';
import { ownSection } from './own-section';

const PATH = '/news/1.html';

const RELATED = [
  '一座老图书馆的夜灯',
  '候鸟南飞，护林员的三十个秋天',
  '渡口最后一班船',
  '把戏台搭到村口',
] as const;

/** A news page with the badge in its header and the login in its sidebar; the rest is editorial content. */
export function newsPage(context: PageContext): Html {
  const body = html`<main id="main" class="wrap columns">
<article>
<h1>山谷的第一场雪，早了九天</h1>
<p class="byline">2026-11-20 08:30　文：山间来客　阅读约 3 分钟</p>
<img class="lead" src="/assets/valley.svg" width="720" height="340" alt="雪后的山谷，远处是三道山脊，近处有几棵松树">
<p>清晨六点，守站人推开门，院子里已经白了一层。气象站的记录本上，上一次这么早下雪，还是 2009 年。</p>
<p>雪从凌晨两点开始落，先是细小的颗粒，打在铁皮屋顶上沙沙作响；到四点，风停了，雪片变得又大又慢。山下的公路在七点封闭，护路队带着 12 台除雪机上山，预计中午前恢复通行。</p>
<h2>果农松了一口气</h2>
<p>谷底的苹果在一周前已经全部下树。合作社的仓库里，分拣线从早到晚没有停过。“再晚几天，损失就大了。”合作社负责人说，今年的产量比去年多两成，九成已经签了合同。</p>
<p>对住在山上的人来说，第一场雪是个信号：腌菜要入缸，柴要劈够，路标杆要一根根立起来。孩子们关心的只有一件事：坡够不够滑。</p>
<p class="byline">本文内容为虚构，仅供示例。</p>
</article>
<aside>
${
  context.account
    ? html`<div class="box"><h3 data-viewer-name>${context.account.nick_name}，您好</h3><p><a href="/index.html">进入我的首页</a></p></div>
${ownSection('subscribe', '我的预约', context)}`
    : html`<cntv-login backurl="${PATH}">${context.prints.rootOf('cntv-login')}<a href="/login.html?backurl=${PATH}">登录</a></cntv-login>`
}
<div class="box"><h3>相关报道</h3><ol class="related">${RELATED.map((title) => html`<li><a href="${PATH}">${title}</a></li>`)}</ol></div>
<div class="box"><h3>征集活动</h3><p><a href="/campaign.html">诗歌大赛正在报名</a></p></div>
</aside>
</main>`;
  return cmsPage(
    {
      title: '山谷的第一场雪，早了九天',
      description: '清晨六点，守站人推开门，院子里已经白了一层。',
      kind: 'plain',
      body,
      viewer: context.account,
      config: { reauth: 'dialog' },
    },
    context,
  );
}
