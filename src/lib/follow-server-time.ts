import { followers, serverNow } from './server-time';

/** A timer stops while the device sleeps, and may be at most 24 days long. */
const LONGEST_MS = 60_000;

/**
 * Calls a function with the time of a server: at once, at the times that it returns, when the page becomes visible, and when a
 * response has changed what is known of the time.
 * @param look returns the time of the next change; one in the past or NaN if there is none
 * @param url of the server, read at each look; by default, that of the API
 * @returns a function that ends this
 */
export function followServerTime(look: (nowMs: number) => number, url?: () => URL | null): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function follow() {
    clearTimeout(timer);
    const nowMs = serverNow(url?.());
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
