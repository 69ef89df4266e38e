import type { Point } from './geometry';

/** A press this near to a marker means the marker, in picture pixels; the words' middles are farther apart. */
export const MARKER_RADIUS = 12;

/**
 * The markers after a press on the picture. A press on a marker takes it back, and those set after it, because the
 * order counts; anywhere else it sets the next one.
 */
export function pressedAt(markers: readonly Point[], press: Point): readonly Point[] {
  const hit = markers.findIndex(
    (marker) => Math.hypot(marker.x - press.x, marker.y - press.y) <= MARKER_RADIUS,
  );
  return hit < 0 ? [...markers, press] : markers.slice(0, hit);
}
