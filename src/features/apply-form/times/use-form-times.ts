import { useEffect, useState } from 'react';
import { followServerTime } from '#lib/follow-server-time';
import { serverNow } from '#lib/server-time';
import { writtenTime } from '#lib/time/written-time';
import { typedValues } from '#ui/forms/typed-input';
import { useHost } from '#ui/host';
import { usePrint } from '#ui/print';
import { actionAddress } from '../submission/action-address';

/** The attributes of these names. */
export type FormTimes = { opens?: string; closes?: string };

export type Times = {
  phase: Phase;
  /** Whether the form stays though it is not open, because the viewer is filling it in. */
  isKept: boolean;
  /** In milliseconds since 1970; NaN without the attribute. */
  opensMs: number;
  closesMs: number;
};

type Phase = 'before' | 'open' | 'closed';

/**
 * Returns whether a form is open by now.
 * @param action the attribute: the time is that of its server
 */
export function useFormTimes({ opens = '', closes = '' }: FormTimes, action: string): Times {
  const { element } = useHost();
  const print = usePrint();
  const opensMs = writtenTime(opens);
  const closesMs = writtenTime(closes, '24:00');
  // A print shows the open form, because its page is kept for long.
  const [phase, setPhase] = useState<Phase>(() =>
    print ? 'open' : phaseAt(serverNow(actionAddress(action)), opensMs, closesMs),
  );
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    function look(nowMs: number): number {
      const now = phaseAt(nowMs, opensMs, closesMs);
      const isUsed = isInUse(element);
      setPhase(now);
      setKept((wasKept) => now !== 'open' && (wasKept || isUsed));
      return now === 'before' ? opensMs : closesMs;
    }
    const server = () => actionAddress(action);
    // Removing the last of the attributes opens the form.
    if (Number.isNaN(opensMs) && Number.isNaN(closesMs)) look(serverNow(server()));
    else return followServerTime(look, server);
  }, [element, opensMs, closesMs, action]);
  return { phase, isKept, opensMs, closesMs };
}

/** Whether the author of the page has to be told something about these attributes. */
export function areTimesWrong({ opens = '', closes = '' }: FormTimes): boolean {
  const isInvalid = (time: string) => time !== '' && Number.isNaN(writtenTime(time));
  return isInvalid(opens) || isInvalid(closes) || writtenTime(closes, '24:00') <= writtenTime(opens);
}

function phaseAt(nowMs: number, opensMs: number, closesMs: number): Phase {
  // A form that closes before it opens will never open.
  if (closesMs <= nowMs || closesMs <= opensMs) return 'closed';
  return nowMs < opensMs ? 'before' : 'open';
}

/** Whether the viewer has filled in something of the form, or is in one of its controls. */
function isInUse({ shadowRoot }: HTMLElement): boolean {
  const form = shadowRoot?.querySelector('form');
  return Boolean(form?.contains(shadowRoot?.activeElement ?? null) || typedValues(form ?? null).size);
}
