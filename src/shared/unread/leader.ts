import { LEADER_BEAT_MS, LEADER_CLAIM_MS, LEADER_GONE_MS } from '#config/limits';
import { STORAGE_KEYS } from '#config/storage-keys';
import { localStore } from '#lib/storage';

/**
 * Elects one tab as the leader for a task. Only visible tabs are candidates: a tab resigns when it is hidden, and
 * becomes a candidate again when it is visible.
 * @param name of the task
 * @param onLead called each time this tab becomes the leader; the signal aborts when it stops being the leader
 * @returns a function that withdraws the candidacy
 */
export function competeForLead(name: string, onLead: (signal: AbortSignal) => void): () => void {
  let candidacy: AbortController | null = null;

  function followVisibility(): void {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible && !candidacy) {
      candidacy = new AbortController();
      compete(name, candidacy.signal, onLead);
    } else if (!isVisible) stop();
  }
  function stop(): void {
    candidacy?.abort();
    candidacy = null;
  }
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    stop();
  };
}

type Timestamp = { id: string; at: number };

/**
 * The leader is the tab whose timestamp is in storage, while it renews it. A new leader reads the timestamp again after
 * a random delay, so of two tabs that write at the same time one goes on. Where storage is blocked, every tab leads.
 * The Web Locks API is not used, because Firefox never puts a page that has requested a lock in the back/forward cache.
 */
function compete(name: string, candidacy: AbortSignal, onLead: (signal: AbortSignal) => void): void {
  const key = STORAGE_KEYS.leader + name;
  const id = Math.random().toString(36).slice(2);
  const isMine = () => timestampOf(localStore.get(key))?.id === id;
  let lead: AbortController | null = null;
  let check: ReturnType<typeof setTimeout>;

  function beat(): void {
    const holder = timestampOf(localStore.get(key));
    if (holder && holder.id !== id && isAlive(holder)) {
      resign();
      return;
    }
    localStore.set(key, { id, at: Date.now() } satisfies Timestamp);
    if (lead) return;
    lead = new AbortController();
    check = setTimeout(() => isMine() || resign(), LEADER_CLAIM_MS * (0.5 + Math.random() / 2));
    onLead(lead.signal);
  }
  function resign(): void {
    clearTimeout(check);
    lead?.abort();
    lead = null;
  }
  const timer = setInterval(beat, LEADER_BEAT_MS);
  candidacy.addEventListener('abort', () => {
    clearInterval(timer);
    resign();
    if (isMine()) localStore.remove(key);
  });
  beat();
}

/** A timestamp in the future counts as expired, because the clock was set back. */
function isAlive({ at }: Timestamp): boolean {
  const ageMs = Date.now() - at;
  return ageMs >= 0 && ageMs < LEADER_GONE_MS;
}

function timestampOf(raw: unknown): Timestamp | null {
  const { id, at } = (raw ?? {}) as Partial<Timestamp>;
  return typeof id === 'string' && typeof at === 'number' ? { id, at } : null;
}
