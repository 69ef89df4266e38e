import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { TOAST_MS } from '#config/limits';
import { Button } from '#ui/button';
import { isFocusOutside } from '#ui/hooks/is-focus-outside';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useHost } from '#ui/host';
import { showStart } from '#ui/show-start';
import { css } from '#ui/styles/emotion';
import { HEADER_MARGIN } from '#ui/styles/header-margin';
import { token } from '#ui/styles/tokens';
import { useToast } from '#ui/toast/toast';
import { ToneIcon } from '#ui/tone-icon';
import { CopyButtons, type Submitted } from './copy/copy-buttons';

/** Replaces a form that was submitted (APPLY-58). */
export function Confirmation({ onAnother, ...submitted }: Submitted & { onAnother(): void }) {
  const { success, another } = useAreaTexts('application');
  const { element } = useHost();
  const toast = useToast();
  const message = useRef<HTMLParagraphElement>(null);

  const announce = useEffectEvent(() => {
    // The visitor has gone on to another part of the page.
    if (isFocusOutside(element)) toast.show({ text: success, tone: 'success', durationMs: TOAST_MS });
    else {
      message.current?.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest' });
      showStart(message.current as HTMLElement);
    }
  });
  useLayoutEffect(() => announce(), []);
  return (
    <>
      <p ref={message} tabIndex={-1} className={line} data-testid="confirmation">
        <ToneIcon tone="success" />
        <span>{success}</span>
      </p>
      <div className={buttons}>
        <CopyButtons {...submitted} />
        <Button variant="quiet" data-testid="another" onClick={onAnother}>
          {another}
        </Button>
      </div>
    </>
  );
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '0 0 20px',
  scrollMarginTop: HEADER_MARGIN,
  fontSize: token('text-l'),
  fontWeight: 600,
  '& svg': { flex: 'none', width: 28, height: 28 },
});
/** The box of the ID number takes a line of its own. */
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > label': { flex: '1 1 100%' } });
