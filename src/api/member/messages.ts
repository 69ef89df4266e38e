import * as z from 'zod/mini';
import { MESSAGE_TYPES } from '#config/wire';
import type { Endpoint } from '#lib/transport/endpoint';
import { flag, httpAddress, text, word } from '#lib/transport/schemas';
import { type CallOptions, call } from '../call';
import { callPage, type ListPage, type ListRequest, listFields, listPage } from '../list-page';

/**
 * Retried although the server marks the returned messages as read: after a lost response, a retry by the viewer would
 * return the same.
 */
export const REMINDERS_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/message/subscribes',
  isSafe: true,
};
export const SYSTEM_MESSAGES_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/message/systems',
  isSafe: true,
};
export const DELETE_MESSAGES_ENDPOINT: Endpoint = { method: 'DELETE', path: '/openapi/v2/user/message' };
export const CLEAR_MESSAGES_ENDPOINT: Endpoint = { method: 'DELETE', path: '/openapi/v2/user/message/clear' };

export type MessageKind = keyof typeof MESSAGE_TYPES;

/** A reminder of a reserved programme (ENT-04); all strings but the ID may be empty. */
export type Reminder = {
  id: string;
  isRead: boolean;
  /** Times are in the server's format (OQ-14). */
  beginsAt: string;
  reservedAt: string;
  /** http(s) URL or empty. */
  liveUrl: string;
  channelName: string;
  itemName: string;
};

/** A system message (ENT-05); all strings but the ID may be empty. */
export type SystemMessage = {
  id: string;
  isRead: boolean;
  title: string;
  content: string;
  /** In the server's format (OQ-14). */
  publishedAt: string;
};

/** Separator of the IDs in a request field (doc 1 § 7). */
const COMMA = ',';

/** An ID with a comma cannot be sent, because a deletion would remove other messages. */
const messageId = word.check(z.refine((id) => !id.includes(COMMA)));

const reminder = z.pipe(
  z.object({
    id: messageId,
    read: flag,
    item_begin_time: text,
    subscribe_time: text,
    live_url: httpAddress,
    channel_name: text,
    item_name: text,
  }),
  z.transform(
    (row): Reminder => ({
      id: row.id,
      isRead: row.read,
      beginsAt: row.item_begin_time,
      reservedAt: row.subscribe_time,
      liveUrl: row.live_url,
      channelName: row.channel_name,
      itemName: row.item_name,
    }),
  ),
);
const systemMessage = z.pipe(
  z.object({ id: messageId, read: flag, title: text, content: text, pub_date: text }),
  z.transform(
    ({ id, read, title, content, pub_date }): SystemMessage => ({
      id,
      isRead: read,
      title,
      content,
      publishedAt: pub_date,
    }),
  ),
);
const reminders = listPage(reminder);
const systemMessages = listPage(systemMessage);

/** Loads one page of the reminders (API-06, MSG-03, ENT-09). The server marks what it returns as read (OQ-62). */
export function getReminders(query: ListRequest, options?: CallOptions): Promise<ListPage<Reminder>> {
  return callPage(REMINDERS_ENDPOINT, reminders, listFields(query), options);
}

/** Loads one page of the system messages (API-07, MSG-04, ENT-09), which the server marks as read too. */
export function getSystemMessages(
  query: ListRequest,
  options?: CallOptions,
): Promise<ListPage<SystemMessage>> {
  return callPage(SYSTEM_MESSAGES_ENDPOINT, systemMessages, listFields(query), options);
}

/** Deletes messages of one kind (API-08, MSG-07). */
export async function deleteMessages(
  kind: MessageKind,
  ids: readonly string[],
  options?: CallOptions,
): Promise<void> {
  const fields = { type: MESSAGE_TYPES[kind], ids: ids.join(COMMA) };
  await call(DELETE_MESSAGES_ENDPOINT, z.unknown(), fields, options);
}

/** Deletes all messages of one kind (API-09, MSG-09). */
export async function clearMessages(kind: MessageKind, options?: CallOptions): Promise<void> {
  await call(CLEAR_MESSAGES_ENDPOINT, z.unknown(), { type: MESSAGE_TYPES[kind] }, options);
}
