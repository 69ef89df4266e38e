import RotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs';
import { createContext, useContext, useId, useLayoutEffect, useState } from 'react';
import { ApiError, isSignedOut } from '#lib/api-error';
import { Button } from '#ui/button';
import { SAD } from '#ui/drawing';
import { EmptyState } from '#ui/empty-state';
import { Icon } from '#ui/icon';
import { useTexts } from '#ui/language';
import { LiveRegion } from '#ui/live/live-region';
import { Notice } from '#ui/notice';

/** Why the sections of a screen that now show a notice have failed, by the ID of the notice. */
export type ShownReasons = Map<string, string>;

const ReasonsContext = createContext<ShownReasons | null>(null);

/** Surrounds sections that load at the same time. */
export const RetryNotices = ReasonsContext.Provider;

type Props = {
  text: string;
  error: unknown;
  /** In place of a whole section, below a drawing. */
  isWhole?: boolean | undefined;
  onRetry(): void;
};

/**
 * An error notice with a retry button. Of several sections that fail for the same reason, one is announced. None is where the
 * session has ended: the sign-in says so.
 */
export function RetryNotice({ text, error, isWhole, onRetry }: Props) {
  const { common } = useTexts();
  const reasons = useContext(ReasonsContext);
  const id = useId();
  const reason = reasonOf(error);
  const [isFirst, setFirst] = useState(true);
  // Before the frame in which the text is added to its live region.
  useLayoutEffect(() => {
    setFirst(![...(reasons?.values() ?? [])].includes(reason));
    reasons?.set(id, reason);
    return () => void reasons?.delete(id);
  }, [reasons, id, reason]);

  function handleRetry() {
    // What the viewer has asked for is announced again.
    reasons?.clear();
    onRetry();
  }
  const isStanding = !isFirst || reason === SIGNED_OUT;
  if (isWhole)
    return (
      <EmptyState
        part="notice"
        picture={SAD}
        title={isStanding ? text : <LiveRegion isAlert>{text}</LiveRegion>}
        action={
          <Button variant="quiet" data-testid="retry" onClick={handleRetry}>
            <Icon shapes={RotateCw} size={16} /> <span>{common.retry}</span>
          </Button>
        }
      />
    );
  return (
    <Notice
      tone="error"
      isStanding={isStanding}
      action={
        <Button variant="link" data-testid="retry" onClick={handleRetry}>
          {common.retry}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

const SIGNED_OUT = 'signed-out';

/** The same for all requests that fail alike. One that waited for a sign-in was aborted when the viewer closed the dialog. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const { kind, code } = error;
  return isSignedOut(error) || kind === 'aborted' ? SIGNED_OUT : `${kind} ${code}`;
}
