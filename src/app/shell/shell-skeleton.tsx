import { LoadingFields } from '../../ui/loading/loading';
import { Skeleton } from '../../ui/loading/skeleton';
import { css } from '../../ui/styles/emotion';
import { menuLook } from './menu.styles';
import { ShellLayout } from './shell-layout';

type Props = { hasMenu: boolean; height: number };

/** Skeleton of the member centre, rendered until its chunk and texts have loaded. */
export function ShellSkeleton({ hasMenu, height }: Props) {
  return (
    <ShellLayout menu={hasMenu && <div className={menuLook} />} header={<Skeleton className={title} />}>
      <LoadingFields height={height} />
    </ShellLayout>
  );
}

const title = css({ width: 140, height: 34 });
