import { useState } from 'react';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog';
import { Checkbox } from '#ui/forms/fields/checkbox';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { ReadingTime } from './reading-time';
import { useDeletion } from './use-deletion';

/**
 * Reading countdown, checkbox, button and confirmation dialog (CANCEL-01 to CANCEL-05, OQ-74). Part:
 * `log-off`.
 */
export function DeletionForm() {
  const { agree, submit, risk } = useAreaTexts('settings').cancellation;
  const [isAgreed, setAgreed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, deleteAccount } = useDeletion();

  function handleConfirm() {
    setAsking(false);
    deleteAccount();
  }
  return (
    <div>
      <ReadingTime>
        <Checkbox
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
        // Not disabled while busy, so that it keeps the focus.
        disabled={!isAgreed && !isBusy}
        busy={isBusy}
        onClick={() => setAsking(true)}
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
