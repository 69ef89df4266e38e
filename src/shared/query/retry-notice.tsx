import { Button } from '../../ui/button';
import { useTexts } from '../../ui/language';
import { Notice } from '../../ui/notice';

type Props = { text: string; onRetry(): void };

/** An error notice with a retry button. Parts: `notice`, `retry`. */
export function RetryNotice({ text, onRetry }: Props) {
  const { common } = useTexts();
  return (
    <Notice tone="error">
      <span>{text}</span>
      <Button variant="link" part="retry" onClick={onRetry}>
        {common.retry}
      </Button>
    </Notice>
  );
}
