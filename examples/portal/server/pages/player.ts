import { html } from 'hono/html';
import type { Html } from './html';
import { cmsPage, type PageContext } from './layout';

/** The pages that the watch history, the favourites and the reservations link to, with their titles. */
export const PLAYER_PAGES = [
  ['/video/:id{[A-Za-z0-9]{1,40}}', '正在播放'],
  ['/live/:id{[A-Za-z0-9]{1,40}}', '正在直播'],
] as const;

/** A page of the player, which plays no video. */
export function playerPage(title: string, id: string, context: PageContext): Html {
  const body = html`<main id="main" class="wrap"><h1>${title}</h1>
<img class="lead" src="/assets/valley.svg" width="720" height="340" alt="节目画面">
<p class="dim">节目编号 ${id}。这里只演示链接，不会真正播放。</p>
<p><a href="/account/history">观看历史</a>　<a href="/account/subscribe">我的预约</a></p></main>`;
  return cmsPage({ title, description: '在线观看节目的示例页面。', kind: 'plain', body }, context);
}
