import { useState } from 'react';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog';
import { Checkbox } from '#ui/forms/fields/checkbox';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { ReadingTime } from './reading-time';
import { useCancellation } from './use-cancellation';

/**
 * Reading countdown, checkbox, button and confirmation dialog (CANCEL-01 to CANCEL-05, OQ-74). Part:
 * `log-off`.
 */
export function CancelForm() {
  const { agree, submit, risk } = useAreaTexts('settings').cancellation;
  const [isAgreed, setAgreed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, cancel } = useCancellation();

  function handleConfirm() {
    setAsking(false);
    cancel();
  }
  return (
    <div>
      <ReadingTime>
        <Checkbox
          name="agree-cancel"
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
