import type { ComponentProps } from 'react';
import { LoadingFields } from '#ui/loading/loading';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { menuBar } from './menu.styles';
import { ShellLayout } from './shell-layout';

type Props = ComponentProps<typeof LoadingFields> & { hasMenu: boolean };

/** Skeleton of the member centre, rendered until its chunk and texts have loaded. */
export function ShellSkeleton({ hasMenu, ...fields }: Props) {
  return (
    <ShellLayout menu={hasMenu && <div className={menuBar} />} header={<Skeleton className={title} />}>
      <LoadingFields {...fields} />
    </ShellLayout>
  );
}

const title = css({ width: 140, height: 34 });
