import type { Queries } from '../db/database';
import { insertRows } from '../db/insert-rows';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const KINDS = ['subscribe', 'system'] as const;
type Kind = (typeof KINDS)[number];
type Unread = Readonly<Record<Kind, number>>;

/** Read messages of the first demo account, besides its unread ones; together they fill several pages. */
export const READ: Unread = { subscribe: 9, system: 15 };

type Sample = { title?: string; content?: string; item?: string; channel?: string; url?: string };

/** The texts repeat for more messages. */
const SAMPLES: Readonly<Record<Kind, readonly Sample[]>> = {
  subscribe: [
    { item: '航拍中国 第四季：江河入海', channel: 'CCTV-9 纪录', url: '/live/cctv9' },
    { item: '新闻联播', channel: 'CCTV-1 综合', url: '/live/cctv1' },
    { item: '中国诗词大会 总决赛', channel: 'CCTV-1 综合', url: '/live/cctv1' },
    { item: '国家宝藏：跨越三千年的青铜器与它的守护人', channel: 'CCTV-3 综艺', url: '/live/cctv3' },
    { item: '焦点访谈', channel: 'CCTV-13 新闻', url: '' },
  ],
  system: [
    {
      title: '您的账号在新设备上登录',
      content:
        '您的账号刚刚在一台新设备上登录。\n\n如果不是您本人操作，请尽快修改密码，并在账号设置中检查绑定的手机号和邮箱。',
    },
    {
      title: '昵称审核通过',
      content: '您提交的新昵称已通过审核，现已生效。',
    },
    {
      title: '关于系统升级维护的公告',
      content:
        '为提供更稳定的服务，系统将于凌晨 2:00 至 4:00 升级。升级期间，您可能无法登录或观看直播，已下载的节目不受影响。\n\n感谢您的理解与支持。',
    },
    {
      title: '签到有礼：连续签到七天，领取会员体验卡',
      content: '活动期间每天签到一次，连续七天即可领取会员体验卡一张。中断后重新计算。',
    },
    { title: '您收藏的节目更新了', content: '《国家宝藏》已更新至第八期。' },
  ],
};

type Inbox = { accountId: number; unread: Unread; read?: Unread };

/** Inserts unread messages, and read ones that are older. */
export function seedMessages(db: Queries, inboxes: readonly Inbox[], now: Date): Promise<void> {
  const rows = inboxes.flatMap(({ accountId, unread, read }) =>
    KINDS.flatMap((kind) => {
      const lastUnread = unread[kind];
      return [
        ...messagesOf({ accountId, kind, isRead: false, from: 1, to: lastUnread }, now),
        ...messagesOf(
          { accountId, kind, isRead: true, from: lastUnread + 1, to: lastUnread + (read?.[kind] ?? 0) },
          now,
        ),
      ];
    }),
  );
  return insertRows(db, 'messages', rows);
}

/** Makes this many of the newest messages unread, and adds messages where there are not enough. */
export async function setUnread(db: Queries, accountId: number, unread: Unread, now: Date): Promise<void> {
  for (const kind of KINDS) {
    const [counted] = await db.query<{ total: number }>(
      `with newest as (
         select id from messages where account_id = $1 and kind = $2
         order by sent_at desc, id desc limit $3
       ), changed as (
         update messages set is_read = not exists (select 1 from newest where newest.id = messages.id)
         where account_id = $1 and kind = $2
       )
       select count(*)::integer as total from newest`,
      [accountId, kind, unread[kind]],
    );
    const missing = unread[kind] - (counted?.total ?? 0);
    await insertRows(
      db,
      'messages',
      messagesOf({ accountId, kind, isRead: false, from: 0, to: missing - 1 }, now),
    );
  }
}

type Batch = { accountId: number; kind: Kind; isRead: boolean; from: number; to: number };

/** Each message is seven hours older than the one before. A programme begins five minutes after its reminder. */
function messagesOf({ accountId, kind, isRead, from, to }: Batch, now: Date) {
  const samples = SAMPLES[kind];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const place = from + index;
    const sentAt = now.getTime() - place * 7 * HOUR_MS;
    const {
      title = '',
      content = '',
      item = '',
      channel = '',
      url = '',
    } = samples[place % samples.length] ?? {};
    return {
      account_id: accountId,
      kind,
      is_read: isRead,
      sent_at: new Date(sentAt),
      title,
      content,
      item_name: item,
      channel_name: channel,
      live_url: url,
      item_begins_at: kind === 'subscribe' ? new Date(sentAt + 5 * MINUTE_MS) : null,
    };
  });
}
