import { Skeleton } from '../../ui/loading/skeleton';
import { css } from '../../ui/styles/emotion';

const ROWS = 5;

/** Skeleton of the rows of a list. */
export function ListSkeleton() {
  return (
    <div className={box}>
      {Array(ROWS)
        .fill(null)
        .map((_row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are alike
          <Skeleton key={index} className={row} />
        ))}
    </div>
  );
}

const box = css({ display: 'grid', gap: 24, padding: '12px 0' });
const row = css({ height: 62 });
