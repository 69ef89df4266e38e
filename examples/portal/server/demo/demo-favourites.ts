import type { Queries } from '../db/database';
import { insertRows } from '../db/insert-rows';

const HOUR_MS = 3_600_000;

/** Collected items of the first demo account, newest first; the others have none. */
const DEMO_FAVOURITES = [
  {
    type: 1,
    sourceId: 'VIDE100001',
    title: '《航拍中国》第四季 第三集：江河入海',
    logo: '/assets/valley.svg',
    url: '/news/1.html',
    from: '纪录频道',
  },
  {
    type: 3,
    sourceId: 'cctv9',
    title: 'CCTV-9 纪录',
    logo: '/assets/favicon.svg',
    // The portal has no page for live channels.
    url: '',
    from: '央视频道',
  },
  {
    type: 1,
    sourceId: 'VIDE100002',
    title: '国家宝藏：一件跨越三千年的青铜器与它的守护人',
    logo: '/assets/busy.svg',
    url: '/news/1.html',
    from: '综艺频道',
  },
  { type: 1, sourceId: 'VIDE100003', title: '新闻联播', logo: '', url: '/news/1.html', from: '综合频道' },
  { type: 3, sourceId: 'cctv1', title: 'CCTV-1 综合', logo: '', url: '', from: '央视频道' },
] as const;

/** Inserts the items, each a few hours older than the previous one. */
export function seedFavourites(db: Queries, accountId: number, now: Date): Promise<void> {
  const rows = DEMO_FAVOURITES.map(({ type, sourceId, title, logo, url, from }, index) => ({
    account_id: accountId,
    source_type: type,
    source_id: sourceId,
    source_title: title,
    source_logo: logo,
    source_url: url,
    business_name: from,
    collected_at: new Date(now.getTime() - (index + 1) * 5 * HOUR_MS),
  }));
  return insertRows(db, 'collections', rows);
}
