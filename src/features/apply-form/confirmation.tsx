import Check from 'lucide/dist/esm/icons/check.mjs';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { TOAST_MS } from '#config/limits';
import { Button } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { isFocusOutside } from '#ui/hooks/is-focus-outside';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useHost } from '#ui/host';
import { showStart } from '#ui/show-start';
import { css } from '#ui/styles/emotion';
import { HEADER_MARGIN } from '#ui/styles/header-margin';
import { useToast } from '#ui/toast/toast';
import { CopyButtons, type Submitted } from './copy/copy-buttons';

/** Replaces a form that was submitted (APPLY-58). */
export function Confirmation({ onAnother, ...submitted }: Submitted & { onAnother(): void }) {
  const { success, another } = useAreaTexts('application');
  const { element } = useHost();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLSpanElement>(null);

  const announce = useEffectEvent(() => {
    // The visitor has gone on to another part of the page.
    if (isFocusOutside(element)) toast.show({ text: success, tone: 'success', durationMs: TOAST_MS });
    else {
      message.current?.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest' });
      showStart(box.current as HTMLElement);
    }
  });
  useLayoutEffect(() => announce(), []);
  return (
    <div ref={box} className={start}>
      <EmptyState
        picture={Check}
        title={
          <span ref={message} tabIndex={-1} data-testid="confirmation">
            {success}
          </span>
        }
        action={
          <div className={buttons}>
            <CopyButtons {...submitted} />
            <Button variant="quiet" data-testid="another" onClick={onAnother}>
              {another}
            </Button>
          </div>
        }
      />
    </div>
  );
}

const start = css({ scrollMarginTop: HEADER_MARGIN });
/** The box of the ID number takes a line of its own. */
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  '& > label': { flex: '1 1 100%', justifyContent: 'center' },
});
