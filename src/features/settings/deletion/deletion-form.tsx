import { useRef, useState } from 'react';
import { TOAST_MS } from '#config/limits';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog';
import { Checkbox } from '#ui/forms/fields/checkbox';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { useToast } from '#ui/toast/toast';
import { ReadingTime } from './reading-time';
import { useDeletion } from './use-deletion';

/**
 * Reading countdown, checkbox, button and confirmation dialog (CANCEL-01 to CANCEL-05, OQ-74). Until the viewer agrees, the
 * button looks disabled, and a press says what is missing (OQ-101). Part: `log-off`.
 */
export function DeletionForm() {
  const { agree, agreeFirst, submit, risk } = useAreaTexts('settings').cancellation;
  const [isAgreed, setAgreed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, deleteAccount } = useDeletion();
  const toast = useToast();
  const checkbox = useRef<HTMLInputElement>(null);

  function handleClick() {
    if (isAgreed) return setAsking(true);
    toast.clear();
    toast.show({ text: agreeFirst, tone: 'error', durationMs: TOAST_MS, closable: true });
    checkbox.current?.focus();
  }
  function handleConfirm() {
    setAsking(false);
    deleteAccount();
  }
  return (
    <div>
      <ReadingTime>
        <Checkbox
          ref={checkbox}
          name="agree-deletion"
          label={agree}
          checked={isAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
      </ReadingTime>
      <Button
        variant="danger"
        data-testid="log-off"
        className={button}
        off={!isAgreed && !isBusy}
        busy={isBusy}
        onClick={handleClick}
      >
        {submit}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={risk.title}
          confirmLabel={risk.confirm}
          isDangerous
          onConfirm={handleConfirm}
          onCancel={() => setAsking(false)}
        >
          {risk.text}
        </ConfirmDialog>
      )}
    </div>
  );
}

const button = css({ minWidth: 160, marginTop: 8 });
