import type { MemberCard } from '#api/member/membership';
import { ACTIVE_CARD } from '#config/wire';
import { DAY_MS, msToMidnight, parseTime, shanghaiDate } from '#lib/time/shanghai-time';

/**
 * Returns the expiry date of the viewer's VIP membership as yyyy-MM-dd: the latest of the active cards (VIP-06, VIP-07,
 * OQ-13). Null without an active card, and for a date in the past.
 */
export function vipExpiry(cards: readonly MemberCard[], nowMs: number): string | null {
  const active = cards.filter(
    ({ status, type }) => status === ACTIVE_CARD.status && type === ACTIVE_CARD.type,
  );
  const endMs = Math.max(0, ...active.map(({ expiresAt }) => endOf(parseTime(expiresAt) ?? 0)));
  return endMs > nowMs ? shanghaiDate(endMs - 1) : null;
}

/** A card that expires on a day, or at its midnight, is valid to the end of that day. */
function endOf(ms: number): number {
  return msToMidnight(ms) === DAY_MS ? ms + DAY_MS : ms;
}
