import { Button } from '#ui/button';
import { useTexts } from '#ui/language';
import { Notice } from '#ui/notice';

type Props = { text: string; onRetry(): void };

/** An error notice with a retry button. */
export function RetryNotice({ text, onRetry }: Props) {
  const { common } = useTexts();
  return (
    <Notice
      tone="error"
      action={
        <Button variant="link" data-testid="retry" onClick={onRetry}>
          {common.retry}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
