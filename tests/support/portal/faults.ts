import type { Fault } from './dev-console';

export const BUSY = '系统繁忙！请稍后重试！';

/** Every effect of the portal's fault switches, with the text that is shown for it. */
export const FAULTS: readonly [what: string, fault: Fault, words: string][] = [
  ['HTTP 500', { effect: 'http-500' }, BUSY],
  ['broken JSON', { effect: 'malformed' }, BUSY],
  ['a dropped connection', { effect: 'offline' }, BUSY],
  ['HTTP 429 with Retry-After', { effect: 'retry-after', retryAfterSeconds: 1 }, BUSY],
  ['a negative code', { effect: 'code', code: -1 }, '系统内部错误，请稍后重试'],
  ['a late negative code', { effect: 'code', code: -21063, delayMs: 400 }, '访问过于频繁，请稍后重试'],
];

/** Returns the fault with this name, and the text that is shown for it. */
export function faultOf(what: string): { fault: Fault; words: string } {
  const [, fault, words] = FAULTS.find(([name]) => name === what) ?? [];
  if (!fault || !words) throw new Error(`There is no fault "${what}".`);
  return { fault, words };
}

/** A delayed call succeeds. */
export const DELAY: Fault = { effect: 'delay', delayMs: 400 };

/** A response that no schema accepts. */
export const WRONG_SHAPE: Fault = { effect: 'wrong-shape' };
