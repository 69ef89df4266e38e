import type { Point } from '../geometry';

/** Radius of a marker's hit area, in picture pixels; the centres of two words are farther apart. */
export const MARKER_RADIUS = 12;

/**
 * Returns the markers after a press on the picture. A press on a marker removes it and all later ones,
 * because their order matters; a press anywhere else adds a marker.
 */
export function pressedAt(markers: readonly Point[], press: Point): readonly Point[] {
  const hit = markers.findIndex(
    (marker) => Math.hypot(marker.x - press.x, marker.y - press.y) <= MARKER_RADIUS,
  );
  return hit < 0 ? [...markers, press] : markers.slice(0, hit);
}
