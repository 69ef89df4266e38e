import { clamp, FARTHEST_OFFSET } from '../geometry';

const STEP = 1;
const LONG_STEP = 10;

const DIRECTIONS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
  PageDown: -LONG_STEP,
  PageUp: LONG_STEP,
};

/** Returns the block's offset after a key, in picture pixels; null for a key that does not move it. */
export function movedOffset(from: number, key: string, isLong: boolean): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return FARTHEST_OFFSET;
  const step = DIRECTIONS[key];
  if (step === undefined) return null;
  const length = isLong ? Math.sign(step) * LONG_STEP : step;
  return clamp(from + length, 0, FARTHEST_OFFSET);
}
