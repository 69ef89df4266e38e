import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { EVENTS } from '#config/events';
import { QR_MAX_UNASKED_CODES } from '#config/limits';
import { useHost } from '#ui/host';
import { useErrorText } from '#ui/language';
import { failureCause } from '../failure/failure-cause';
import { useCompleteSignIn } from '../sign-in/use-complete-sign-in';
import { LOADING, type QrState } from './qr-state';
import { type QrWatch, watchQr } from './qr-watch';

/** A sign-in by QR code has no data for SSO propagation. */
const NO_SSO = { sso: [], ticket: '' };

/**
 * The state of a sign-in by QR code while the screen is shown, also sent to the page as `cntv-qr-state` and
 * `cntv-error`; a confirmed code signs the viewer in (QR-04).
 * @param backurl the widget's attribute, used when neither the server nor the page's address names a target
 * @param place where a code is shown that the viewer has not asked for
 */
export function useQrLogin(
  backurl: string,
  place?: RefObject<Element | null>,
): { state: QrState; isAsked: boolean; refresh(): void } {
  const [state, setState] = useState(LOADING);
  const watch = useRef<QrWatch>(undefined);
  const reported = useRef<QrState>(undefined);
  const host = useHost();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(!place);
  const refresh = useCallback(() => {
    setAsked(true);
    watch.current?.refresh();
  }, []);

  // Dispatched for every state; an effect would skip states that React batches.
  const report = useEffectEvent((next: QrState) => {
    const { phase, error } = next;
    if (phase !== reported.current?.phase) host.emit(EVENTS.qrState, { state: phase });
    // What nobody has asked for fails in its place only.
    if (error && error !== reported.current?.error && isAsked) {
      host.emit(EVENTS.error, { code: error.code, message: errorText(error), cause: failureCause(error) });
    }
    reported.current = next;
    setState(next);
  });
  useEffect(() => {
    report(LOADING);
    const running = watchQr(
      (next) => report(next),
      place && { place: place.current, maxCodes: QR_MAX_UNASKED_CODES },
    );
    watch.current = running;
    host.element.addEventListener('refresh', running.refresh);
    return () => {
      running.stop();
      host.element.removeEventListener('refresh', running.refresh);
    };
  }, [host, place]);
  useConfirmed(state, backurl);
  return { state, isAsked, refresh };
}

function useConfirmed({ phase, url }: QrState, backurl: string): void {
  const completeSignIn = useCompleteSignIn(backurl);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the attribute as it was at the confirmation
  useEffect(() => {
    if (phase === 'done') void completeSignIn('qr', NO_SSO, url);
  }, [phase]);
}
