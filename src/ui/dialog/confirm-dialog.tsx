import type { ReactNode } from 'react';
import { Button } from '../button';
import { useTexts } from '../language';
import { css } from '../styles/emotion';
import { Dialog } from './dialog';

type Props = {
  title: string;
  /** Describes the effect of confirming. */
  children: ReactNode;
  /** Label of the confirm button; "OK" by default. */
  confirmLabel?: string;
  /** The action cannot be undone. */
  isDangerous?: boolean;
  onConfirm(): void;
  /** Called by the cancel button and by Escape. */
  onCancel(): void;
};

/** Asks the viewer to confirm an action that takes something away (LIST-01). */
export function ConfirmDialog({ title, children, confirmLabel, isDangerous, onConfirm, onCancel }: Props) {
  const { common } = useTexts();
  return (
    <Dialog
      title={title}
      text={<div className={words}>{children}</div>}
      role="alertdialog"
      data-testid="confirm-dialog"
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" data-testid="cancel" onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} data-testid="confirm" onClick={onConfirm}>
            {confirmLabel ?? common.confirm}
          </Button>
        </>
      }
    />
  );
}

const words = css({ maxWidth: 320, wordBreak: 'break-word' });
