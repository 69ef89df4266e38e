import type { MouseEvent } from 'react';
import { Button } from '#ui/button';
import { useTexts } from '#ui/language';
import { Skeleton } from '#ui/loading/skeleton';
import * as styles from './captcha.styles';

type Props = {
  /** Why the picture could not be loaded; empty while it is loading. */
  trouble: string;
  onRetry(): void;
};

/** Replaces a missing picture: a skeleton while it loads, or the error and a retry button. */
export function PicturePlaceholder({ trouble, onRetry }: Props) {
  const { common } = useTexts();
  if (!trouble) return <Skeleton />;

  function handleRetry(event: MouseEvent) {
    // The focused button is removed; the dialog holds the focus until the picture has loaded.
    event.currentTarget.closest('dialog')?.focus();
    onRetry();
  }
  return (
    <div className={styles.broken}>
      <p>{trouble}</p>
      <Button variant="quiet" data-testid="retry" onClick={handleRetry}>
        {common.retry}
      </Button>
    </div>
  );
}
