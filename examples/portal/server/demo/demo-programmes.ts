import type { Queries } from '../db/database';
import { insertRows } from '../db/insert-rows';

const CHANNELS = [
  'CCTV-1 综合',
  'CCTV-2 财经',
  'CCTV-3 综艺',
  'CCTV-4 中文国际',
  'CCTV-5 体育',
  'CCTV-6 电影',
  'CCTV-7 国防军事',
  'CCTV-8 电视剧',
  'CCTV-9 纪录',
  'CCTV-10 科教',
  'CCTV-11 戏曲',
  'CCTV-12 社会与法',
  'CCTV-13 新闻',
  'CCTV-14 少儿',
  'CCTV-15 音乐',
  'CCTV-16 奥林匹克',
  'CCTV-17 农业农村',
] as const;

const COLUMNS = [
  ['xwlb', '新闻联播'],
  ['jdft', '焦点访谈'],
  ['dwsj', '动物世界'],
  ['zfj', '致富经'],
  ['bjjt', '百家讲坛'],
  ['gjbz', '国家宝藏'],
  ['zgscdh', '中国诗词大会'],
  ['hpzg', '航拍中国'],
  ['jkzl', '健康之路'],
  ['xgdd', '星光大道'],
  ['jrsf', '今日说法'],
  ['dfsk', '东方时空'],
] as const;

const PICKS = [
  ['channel', 'cctv1'],
  ['channel', 'cctv9'],
  ['column', 'hpzg'],
] as const;

/** Inserts the programmes, and the picks of the first demo account; the others have none. */
export async function seedProgrammes(db: Queries, accountId: number): Promise<void> {
  const channels = CHANNELS.map((name, index) => ({
    kind: 'channel',
    id: `cctv${index + 1}`,
    name,
    place: index,
  }));
  const columns = COLUMNS.map(([id, name], index) => ({ kind: 'column', id, name, place: index }));
  await insertRows(db, 'programmes', [...channels, ...columns]);
  const picks = PICKS.map(([kind, id]) => ({ account_id: accountId, kind, programme_id: id, place: 1 }));
  await insertRows(db, 'programme_picks', picks);
}
