import { useState } from 'react';
import type { BindingInfo } from '../../../api/bindings';

/**
 * Bindings as the viewer has just changed them, until the server's own are there.
 * @param bindings as the server told them last
 * @returns what is bound, as far as is known; and a way to say what has changed
 */
export function useJustDone(bindings: BindingInfo): [BindingInfo, (change: Partial<BindingInfo>) => void] {
  const [done, setDone] = useState<{ change: Partial<BindingInfo>; before: BindingInfo } | null>(null);
  const known = done?.before === bindings ? { ...bindings, ...done.change } : bindings;
  return [known, (change) => setDone({ change, before: bindings })];
}
