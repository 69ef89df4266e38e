import { LoadingText } from '#ui/loading/loading-text';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { row } from './viewer-header';

/** Skeleton of the viewer's picture and nickname. */
export function ViewerSkeleton() {
  return (
    <>
      <LoadingText />
      <div className={row}>
        <Skeleton className={avatar} />
        <Skeleton className={name} />
      </div>
    </>
  );
}

const avatar = css({ flex: 'none', width: 60, height: 60, borderRadius: '50%' });
const name = css({ width: 140, height: 26 });
