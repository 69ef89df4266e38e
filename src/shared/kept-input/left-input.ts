import { KEPT_INPUT_MS } from '#config/limits';
import { viewerEpoch } from '#session/session';
import type { InputValues } from '#ui/forms/typed-input';
import type { KeptForm } from './kept-input-store';

/** What was typed into forms that the viewer has left. In memory only, for the same viewer and at most 30 minutes. */
const left = new Map<KeptForm, { values: InputValues; leftAt: number; viewer: number }>();

/** @param viewer epoch of the viewer who has typed the values */
export function keepLeftInput(form: KeptForm, values: InputValues, viewer: number): void {
  if (values.size > 0) left.set(form, { values, leftAt: Date.now(), viewer });
}

/** Returns and removes what was typed into a form; undefined if there is nothing. */
export function takeLeftInput(form: KeptForm): InputValues | undefined {
  const found = left.get(form);
  left.delete(form);
  const isKept = found && found.viewer === viewerEpoch() && Date.now() - found.leftAt < KEPT_INPUT_MS;
  return isKept ? found.values : undefined;
}
