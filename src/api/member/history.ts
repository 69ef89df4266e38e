import * as z from 'zod/mini';
import type { Endpoint } from '#lib/transport/endpoint';
import { httpAddress, pictureAddress, text, word } from '#lib/transport/schemas';
import { type CallOptions, call } from '../call';
import { callPage, type ListPage, type ListRequest, listFields, listPage } from '../list-page';

export const HISTORY_ENDPOINT: Endpoint = { method: 'GET', path: '/openapi/v2/video/records', isSafe: true };
export const DELETE_WATCH_RECORD_ENDPOINT: Endpoint = { method: 'DELETE', path: '/openapi/v2/video/record' };
export const CLEAR_HISTORY_ENDPOINT: Endpoint = { method: 'DELETE', path: '/openapi/v2/video/records' };

/** A watched video (ENT-06); the strings but the IDs may be empty. */
export type WatchRecord = {
  id: string;
  videoId: string;
  title: string;
  /** http(s) URL or empty, like `pageUrl`. */
  imageUrl: string;
  pageUrl: string;
  /** Seconds; null when unknown or finished. */
  positionSeconds: number | null;
  isFinished: boolean;
  /** In the server's format (OQ-14). */
  playedAt: string;
};

/** `play_position` of a video that was watched to its end (doc 1 § 2). */
const FINISHED = '-1';

const watchRecord = z.pipe(
  z.object({
    id: word,
    video_id: word,
    video_title: text,
    video_image: pictureAddress,
    video_page_url: httpAddress,
    play_position: z.catch(text, ''),
    play_time: text,
  }),
  z.transform(
    (row): WatchRecord => ({
      id: row.id,
      videoId: row.video_id,
      title: row.video_title,
      imageUrl: row.video_image,
      pageUrl: row.video_page_url,
      positionSeconds: /^\d{1,9}(\.\d+)?$/.test(row.play_position)
        ? Math.floor(Number(row.play_position))
        : null,
      isFinished: row.play_position === FINISHED,
      playedAt: row.play_time,
    }),
  ),
);
const history = listPage(watchRecord);

/** Loads one page of the viewer's watch history, newest first (API-10, HIST-02). */
export function getHistory(query: ListRequest, options?: CallOptions): Promise<ListPage<WatchRecord>> {
  return callPage(HISTORY_ENDPOINT, history, listFields(query), options);
}

/** Deletes the record of one video (API-11, HIST-06). */
export async function deleteWatchRecord(videoId: string, options?: CallOptions): Promise<void> {
  await call(DELETE_WATCH_RECORD_ENDPOINT, z.unknown(), { video_id: videoId }, options);
}

/** Deletes the whole history (API-12, HIST-07). */
export async function clearHistory(options?: CallOptions): Promise<void> {
  await call(CLEAR_HISTORY_ENDPOINT, z.unknown(), {}, options);
}
