import { KEPT_INPUT_MS } from '#config/limits';
import { viewerEpoch } from '#session/session';
import type { InputValues } from '#ui/forms/typed-input';

/**
 * What was typed into forms that the page or the viewer has left, by place. In memory only, because the page stays loaded;
 * for the same viewer and at most 30 minutes.
 */
const left = new Map<string, { values: InputValues; leftAt: number; viewer: number }>();

/** @param viewer epoch of the viewer who has typed the values */
export function keepLeftInput(place: string, values: InputValues, viewer = viewerEpoch()): void {
  if (values.size > 0) left.set(place, { values, leftAt: Date.now(), viewer });
}

/** Returns and removes the values of a place. Removes those of other places that are too old. */
export function takeLeftInput(place: string): InputValues {
  for (const [key, { leftAt, viewer }] of left) {
    if (Date.now() - leftAt >= KEPT_INPUT_MS || viewer !== viewerEpoch()) left.delete(key);
  }
  const values = left.get(place)?.values ?? new Map();
  left.delete(place);
  return values;
}
