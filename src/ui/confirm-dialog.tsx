import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { css } from './emotion';
import { useTexts } from './language';

type Props = {
  title: string;
  /** What confirming would do. */
  children: ReactNode;
  /** What the confirming button says; "OK" by default. */
  confirmLabel?: string;
  /** What confirming does cannot be undone. */
  isDangerous?: boolean;
  onConfirm(): void;
  /** Cancelled, by button or by Escape. */
  onCancel(): void;
};

/** Asks before something is removed or ended (LIST-01). Parts: those of `Dialog`, `confirm-dialog`, `confirm`, `cancel`. */
export function ConfirmDialog({ title, children, confirmLabel, isDangerous, onConfirm, onCancel }: Props) {
  const { common } = useTexts();
  return (
    <Dialog
      title={title}
      part="confirm-dialog"
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" part="cancel" onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} part="confirm" onClick={onConfirm}>
            {confirmLabel ?? common.confirm}
          </Button>
        </>
      }
    >
      <div className={text}>{children}</div>
    </Dialog>
  );
}

const text = css({ maxWidth: 360, wordBreak: 'break-word' });
