import { useTexts } from '#ui/language';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';
import { row } from './viewer-header';

/** Skeleton of the viewer's picture and nickname. */
export function ViewerSkeleton() {
  const { common } = useTexts();
  return (
    <>
      <span className={visuallyHidden} role="status">
        {common.loading}
      </span>
      <div className={row}>
        <Skeleton className={avatar} />
        <Skeleton className={name} />
      </div>
    </>
  );
}

const avatar = css({ flex: 'none', width: 60, height: 60, borderRadius: '50%' });
const name = css({ width: 140, height: 26 });
