import { serverNow } from '#lib/server-time';

/** How far the server that takes the applications is ahead of the device; unknown before its first answer. */
let aheadMs: number | undefined;
const followers = new Set<() => void>();

/** A timer stops while the device sleeps, and may be at most 24 days long. */
const LONGEST_MS = 60_000;

/**
 * Records the time of the server that takes the applications, in milliseconds since 1970. It is not that of the API, whose
 * calls would be refused if they were signed with the time of another server.
 */
export function recordFormTime(serverMs: number): void {
  if (!(serverMs > 0)) return;
  aheadMs = serverMs - Date.now();
  for (const follow of followers) follow();
}

export function formNow(): number {
  return aheadMs === undefined ? serverNow() : Date.now() + aheadMs;
}

/**
 * Calls a function with the time: at once, at the times that it returns, when the page becomes visible, and when the time of the
 * server is known.
 * @param look returns the time of the next change; one in the past or NaN if there is none
 * @returns a function that ends this
 */
export function followFormClock(look: (nowMs: number) => number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function follow() {
    clearTimeout(timer);
    const nowMs = formNow();
    const waitMs = look(nowMs) - nowMs;
    timer = setTimeout(follow, waitMs > 0 && waitMs < LONGEST_MS ? waitMs : LONGEST_MS);
  }
  followers.add(follow);
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    clearTimeout(timer);
    followers.delete(follow);
    document.removeEventListener('visibilitychange', follow);
  };
}
