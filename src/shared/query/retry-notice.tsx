import { Button } from '../../ui/button';
import { useTexts } from '../../ui/language';
import { Notice } from '../../ui/notice';

type Props = { text: string; onRetry(): void };

/** Says what could not be loaded, and offers to try again. Parts: `notice`, `retry`. */
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
