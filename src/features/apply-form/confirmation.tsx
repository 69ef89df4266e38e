import { useEffect, useEffectEvent, useRef } from 'react';
import { TOAST_MS } from '#config/limits';
import { Button } from '#ui/button';
import { isFocusOutside } from '#ui/hooks/is-focus-outside';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useHost } from '#ui/host';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { useToast } from '#ui/toast/toast';
import { ToneIcon } from '#ui/tone-icon';

/** Replaces a form that was submitted (APPLY-58). */
export function Confirmation({ onAnother }: { onAnother(): void }) {
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
    }
  });
  useEffect(() => announce(), []);
  return (
    <>
      <p ref={message} tabIndex={-1} className={line} data-testid="confirmation">
        <ToneIcon tone="success" />
        <span>{success}</span>
      </p>
      <Button variant="quiet" data-testid="another" onClick={onAnother}>
        {another}
      </Button>
    </>
  );
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '0 0 20px',
  fontSize: token('text-l'),
  fontWeight: 600,
  '& svg': { flex: 'none', width: 28, height: 28 },
});
