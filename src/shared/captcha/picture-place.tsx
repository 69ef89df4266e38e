import type { MouseEvent } from 'react';
import { Button } from '../../ui/button';
import { useTexts } from '../../ui/language';
import { Skeleton } from '../../ui/skeleton';
import * as styles from './captcha.styles';

type Props = {
  /** Why there is no picture; empty while it is still on its way. */
  trouble: string;
  onRetry(): void;
};

/** Fills the frame of a picture that is not there: a skeleton, or what went wrong and a way on. Part: `retry`. */
export function PicturePlace({ trouble, onRetry }: Props) {
  const { common } = useTexts();
  if (!trouble) return <Skeleton />;

  function handleRetry(event: MouseEvent) {
    // The button goes away with the trouble; the dialog keeps the focus until the picture is there.
    event.currentTarget.closest('dialog')?.focus();
    onRetry();
  }
  return (
    <div className={styles.broken}>
      <p>{trouble}</p>
      <Button variant="quiet" part="retry" onClick={handleRetry}>
        {common.retry}
      </Button>
    </div>
  );
}
