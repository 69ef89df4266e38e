import { CAPTCHA_HEIGHT, CAPTCHA_WIDTH } from '#config/limits';
import { clamp, type Point } from '../geometry';

/** In picture pixels. Half a word is about 12 px, so steps of 5 px reach every word. */
const STEP = 5;
const LONG_STEP = 20;

export const CENTRE: Point = { x: Math.round(CAPTCHA_WIDTH / 2), y: Math.round(CAPTCHA_HEIGHT / 2) };

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns the crosshair's position after a key; null for a key that does not move it. */
export function movedCrosshair(from: Point, key: string, isLong: boolean): Point | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const step = isLong ? LONG_STEP : STEP;
  return {
    x: clamp(from.x + direction.x * step, 0, CAPTCHA_WIDTH),
    y: clamp(from.y + direction.y * step, 0, CAPTCHA_HEIGHT),
  };
}
