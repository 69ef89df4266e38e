import { inThreads } from '../lib/threads';
import type * as functions from './drawing.thread';
import { drawnAhead } from './drawn-ahead';
import type { Kind, Picture } from './picture';

const MODULE = new URL('./drawing.thread.ts', import.meta.url);
const DRAWINGS_WAITING = 64;
const UPLOADS_WAITING = 16;
/** One thread for each: with more, a few visitors could use all cores, and a decoded photo takes 200 MB. */
const draw = inThreads<typeof functions>(MODULE, 1, DRAWINGS_WAITING);
const decode = inThreads<typeof functions>(MODULE, 1, UPLOADS_WAITING);

/** @throws Busy when too many pictures wait to be drawn */
export const newPuzzle = drawnAhead(() => draw('drawPuzzle', undefined));

/** @throws Busy when too many pictures wait to be drawn */
export const newClickWords = drawnAhead(() => draw('drawClickWords', undefined));

/** @throws Busy when too many pictures wait to be drawn */
export function newPictureCode(): Promise<{ picture: Uint8Array; code: string }> {
  return draw('drawPictureCode', undefined);
}

/**
 * Draws an uploaded picture again, one at a time, see `redrawn`.
 * @throws Busy when too many uploads wait
 */
export function redraw(bytes: Uint8Array, kind: Kind): Promise<Picture | null> {
  return decode('redrawn', { bytes, kind });
}
