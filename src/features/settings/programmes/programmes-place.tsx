import { css } from '../../../ui/emotion';
import { useTexts } from '../../../ui/language';
import { Skeleton } from '../../../ui/skeleton';
import { visuallyHidden } from '../../../ui/visually-hidden.styles';

/** Skeleton of both groups. */
export function ProgrammesPlace() {
  const { common } = useTexts();
  return (
    <div className={place}>
      <span className={visuallyHidden} role="status">
        {common.loading}
      </span>
      <Skeleton />
      <Skeleton />
    </div>
  );
}

const place = css({ position: 'relative', display: 'grid', gap: 24, '& > div': { height: 160 } });
