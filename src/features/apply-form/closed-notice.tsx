import { useLayoutEffect, useRef } from 'react';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Notice } from '#ui/notice';

/** Replaces a form that takes no more applications. */
export function ClosedNotice({ message }: { message: string }) {
  const { closed } = useAreaTexts('application');
  const notice = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with the form.
  useLayoutEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} data-testid="closed">
      <Notice isStanding>{message || closed}</Notice>
    </div>
  );
}
