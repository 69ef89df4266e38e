import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { RECOVERY_PAUSE_MS } from '#config/limits';
import { ApiError } from '#lib/api-error';
import type { FormHandle } from '#ui/forms/form';

type Values = Record<string, unknown>;
type Unsent = { values: Values; handle: FormHandle | undefined; attempts: number };

const FIRST_SERVER_ERROR = 500;
const PAUSE_DOUBLINGS = 4;

/**
 * Keeps an application that could not be sent, and submits it again when the browser is online again, and after 1, 2, 4, 8 and
 * then each 16 minutes.
 * @param submit submits the application again
 */
export function useRepeatedSend(submit: (values: Values, handle: FormHandle | undefined) => void) {
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  /** The same without the delay of a render, in which `online` would submit again what has been sent. */
  const current = useRef(unsent);
  /** The values of the repetition that is under way. */
  const repeated = useRef<Values>(undefined);
  const repeat = useEffectEvent(({ values, handle }: Unsent) => {
    repeated.current = values;
    submit(values, handle);
  });
  // Not useEffect, which ends after the frame that shows the confirmation: `online` in between would submit the form again.
  useLayoutEffect(() => {
    if (!unsent) return;
    const again = () => {
      if (current.current === unsent) repeat(unsent);
    };
    const pauseMs = RECOVERY_PAUSE_MS * 2 ** Math.min(unsent.attempts, PAUSE_DOUBLINGS);
    const timer = setTimeout(again, pauseMs);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [unsent]);

  function keep(next: Unsent | null) {
    current.current = next;
    setUnsent(next);
  }
  return {
    isWaiting: unsent !== null,
    /** The same before the next render. */
    waits: () => current.current !== null,
    /** Whether values are submitted again, so that the page has had their event, and the visitor the first failure. */
    isRepeat: (values: Values) => repeated.current === values,
    /**
     * Waits after a failure if the server has not answered or is in trouble.
     * @returns whether it waits
     */
    wait(cause: unknown, values: Values, handle: FormHandle | undefined): boolean {
      const isUnsent =
        cause instanceof ApiError && (cause.status ?? FIRST_SERVER_ERROR) >= FIRST_SERVER_ERROR;
      const attempts = repeated.current === values && unsent ? unsent.attempts + 1 : 0;
      keep(isUnsent ? { values, handle, attempts } : null);
      return isUnsent;
    },
    forget: () => keep(null),
  };
}
