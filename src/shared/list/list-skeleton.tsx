import { Skeleton } from '../../ui/loading/skeleton';
import { css } from '../../ui/styles/emotion';

const ROWS = [1, 2, 3, 4, 5];

/** Skeleton of the rows of a list. */
export function ListSkeleton() {
  return (
    <div className={box}>
      {ROWS.map((key) => (
        <Skeleton key={key} className={row} />
      ))}
    </div>
  );
}

const box = css({ display: 'grid', gap: 24, padding: '12px 0' });
const row = css({ height: 62 });
