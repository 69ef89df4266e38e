import { Card } from './card';
import { css } from './emotion';
import { useTexts } from './language';
import { Skeleton } from './skeleton';
import { visuallyHidden } from './visually-hidden.styles';

/** Placeholder of a screen that is being loaded. */
export function Loading() {
  const { common } = useTexts();
  return (
    <Card>
      <span className={visuallyHidden} role="status">
        {common.loading}
      </span>
      <div className={lines}>
        <Skeleton className={title} />
        <Skeleton className={field} />
        <Skeleton className={field} />
        <Skeleton className={field} />
      </div>
    </Card>
  );
}

const lines = css({ display: 'grid', gap: 24 });
const title = css({ width: '40%', height: 32 });
const field = css({ height: 44 });
