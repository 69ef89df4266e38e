import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog';
import type { Elements } from '#ui/elements';
import { ServerText } from '#ui/server-text';
import { useToast } from '#ui/toast/toast';
import { useReportFailure } from '../failure/use-report-failure';

type Question = {
  title: string;
  text: string;
  confirmLabel: string;
  remove(): Promise<void>;
};

type Removal = {
  /** Asks the viewer to confirm; cancelling sends nothing (LIST-01). */
  ask(question: Question): void;
  dialog: Elements;
};

/**
 * Removes items of a list after a confirmation. A failure is shown by the shared rules, also after the screen was
 * unmounted.
 */
export function useRemoval(): Removal {
  const reportFailure = useReportFailure();
  const toast = useToast();
  const [question, ask] = useState<Question | null>(null);

  function confirm() {
    // Closes the dialog first, so that the focus returns to the row before the row is removed.
    flushSync(() => ask(null));
    toast.clear();
    question?.remove().catch((cause: unknown) => reportFailure(cause));
  }
  return {
    ask,
    dialog: question && (
      <ConfirmDialog
        title={question.title}
        confirmLabel={question.confirmLabel}
        isDangerous
        onConfirm={confirm}
        onCancel={() => ask(null)}
      >
        <ServerText text={question.text} />
      </ConfirmDialog>
    ),
  };
}
