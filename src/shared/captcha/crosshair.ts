import { CAPTCHA_HEIGHT, CAPTCHA_WIDTH } from '../../config/limits';
import { clamp, type Point } from './geometry';

/** Half a word is about 12 px, so 5 px steps reach every word and 20 px steps cross the picture quickly. */
const STEP = 5;
const LONG_STEP = 20;

export const CENTRE: Point = { x: Math.round(CAPTCHA_WIDTH / 2), y: Math.round(CAPTCHA_HEIGHT / 2) };

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a key moves the crosshair to; null for a key that does not move it. */
export function movedCrosshair(from: Point, key: string, isLong: boolean): Point | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const step = isLong ? LONG_STEP : STEP;
  return {
    x: clamp(from.x + direction.x * step, 0, CAPTCHA_WIDTH),
    y: clamp(from.y + direction.y * step, 0, CAPTCHA_HEIGHT),
  };
}
