import type { MemberCard } from '#api/member/membership';
import { ACTIVE_CARD } from '#config/wire';
import { readTime, shanghaiDate } from '#lib/time/shanghai-time';

/**
 * Returns the expiry date of the viewer's VIP membership as yyyy-MM-dd: the latest of the active cards (VIP-06, VIP-07,
 * OQ-13). Null without an active card, and for a date in the past.
 */
export function vipExpiry(cards: readonly MemberCard[], nowMs: number): string | null {
  const active = cards.filter(
    ({ status, type }) => status === ACTIVE_CARD.status && type === ACTIVE_CARD.type,
  );
  const expiries = active.map(({ expiresAt }) => readTime(expiresAt) ?? 0);
  const latestMs = Math.max(0, ...expiries);
  return latestMs > nowMs ? shanghaiDate(latestMs) : null;
}
