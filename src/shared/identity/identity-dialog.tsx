import { useLayoutEffect, useRef } from 'react';
import { Dialog } from '#ui/dialog/dialog';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { IdentityForm } from './identity-form';

type Props = { onPassed(): void; onClose(): void };

/** Dialog that asks for the password when the server requires it for a change. */
export function IdentityDialog({ onPassed, onClose }: Props) {
  const { identity } = useAreaTexts('settings').binding;
  const { common } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  // Runs after the dialog has opened, which focuses itself.
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog title={identity.title} data-testid="identity-dialog" onClose={onClose}>
      <div ref={box}>
        <p className={hint}>{identity.hint}</p>
        <IdentityForm name="passwordForChange" submitLabel={common.confirm} onPassed={onPassed} />
      </div>
    </Dialog>
  );
}

const hint = css({
  width: 'min(360px,100%)',
  marginBottom: 12,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});
