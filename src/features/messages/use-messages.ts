import { useEffect, useRef } from 'react';
import type { CallOptions } from '#api/call';
import type { ListPage, ListRequest } from '#api/list-page';
import type { MessageKind } from '#api/member/messages';
import { announceChange, revalidateWhenVisible } from '#data/resource-changes';
import { type List, useList } from '#data/use-list';
import { unread } from '#session/unread';
import { useUnread } from '#session/use-unread';
import { type ListRoute, useListPage } from '#shared/list/use-list-page';
import { useLogFailure } from '#shared/query/use-reported-query';
import { recountUnread } from '#shared/unread/poller';

export type Message = { id: string; isRead: boolean };

/** Each kind is a separate resource, because clearing one does not change the other. */
const RESOURCES: Readonly<Record<MessageKind, string>> = {
  subscribe: 'reminders',
  system: 'system-messages',
};

/**
 * The messages of one kind, ten per page. The server marks those that it lists as read (OQ-62): the counts are
 * requested when the list is opened and after each page with unread messages; when they are lower, other tabs reload
 * their list.
 */
export function useMessages<Item extends Message>(
  kind: MessageKind,
  load: (query: ListRequest, options: CallOptions) => Promise<ListPage<Item>>,
): { list: List<Item>; route: ListRoute } {
  const route = { to: 'UserMessage', params: { tabName: kind } } as const;
  const isOpened = useRef(false);

  async function loadPage(query: ListRequest, options: CallOptions): Promise<ListPage<Item>> {
    const messages = await load(query, options);
    if (!isOpened.current || messages.items.some(({ isRead }) => !isRead)) void recount(kind);
    isOpened.current = true;
    return messages;
  }
  const list = useList([RESOURCES[kind]], loadPage, useListPage(route), { onFailure: useLogFailure() });
  useReloadOnNews(kind);
  return { list, route };
}

/**
 * Requests the counts. Announces only lower ones: if no message becomes read, two tabs would reload each other without
 * end.
 */
async function recount(kind: MessageKind): Promise<void> {
  const before = unread.getState()?.[kind] ?? 0;
  await recountUnread();
  if ((unread.getState()?.[kind] ?? 0) < before) announceChange(RESOURCES[kind]);
}

/** Reloads the list when there are more unread messages than before; on a hidden page, when it is visible again. */
function useReloadOnNews(kind: MessageKind): void {
  const count = useUnread()?.[kind];
  const before = useRef(count);
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count > before.current)
      revalidateWhenVisible(RESOURCES[kind]);
    before.current = count;
  }, [count, kind]);
}
