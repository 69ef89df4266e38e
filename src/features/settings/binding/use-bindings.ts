import { useCallback, useEffect, useRef, useState } from 'react';
import { type BindingInfo, getBindingInfo } from '../../../api/bindings';
import type { CallOptions } from '../../../api/call';
import { useFailure } from '../../../shared/failure/use-failure';
import { type Loaded, useLoaded } from '../../../shared/loaded/use-loaded';

type Bindings = Loaded<BindingInfo> & {
  /** Asks again after a failure, with a skeleton. */
  retry(): void;
  /** Asks again behind what is shown; a failure is told, and what is shown stays. */
  refresh(): void;
};

/** What is bound to the viewer's account (BIND-03). */
export function useBindings(): Bindings {
  const loaded = useLoaded(loadBindings);
  const failure = useFailure();
  const [newer, setNewer] = useState<BindingInfo | null>(null);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const refresh = useCallback(() => {
    // The last question counts.
    asking.current?.abort();
    asking.current = new AbortController();
    loadBindings({ signal: asking.current.signal }).then(setNewer, failure);
  }, [failure]);
  return newer && loaded.value ? { ...loaded, value: newer, refresh } : { ...loaded, refresh };
}

const loadBindings = (options: CallOptions) => getBindingInfo(options);
