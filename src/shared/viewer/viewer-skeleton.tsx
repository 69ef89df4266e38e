import { AVATAR_SIZES } from '#ui/avatar';
import { LoadingText } from '#ui/loading/loading-text';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { row } from './viewer-header';

/** Skeleton of the viewer's picture and nickname. */
export function ViewerSkeleton({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <>
      <LoadingText />
      <div className={row}>
        <Skeleton className={names(avatar, AVATAR_SIZES[isLarge ? 96 : 60])} />
        <Skeleton className={name} />
      </div>
    </>
  );
}

const avatar = css({ flex: 'none', '&&': { borderRadius: '50%' } });
const name = css({ width: 140, height: 26 });
