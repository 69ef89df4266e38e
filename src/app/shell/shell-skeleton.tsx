import type { ComponentProps } from 'react';
import type { Section } from '#config/member-center/sections';
import { LoadingFields } from '#ui/loading/loading';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { MenuPlaces } from './menu-places';
import { ShellLayout } from './shell-layout';

type Props = ComponentProps<typeof LoadingFields> & { section: Section; hasMenu: boolean };

/** Skeleton of the member centre, rendered until its chunk and texts have loaded. */
export function ShellSkeleton({ section, hasMenu, ...fields }: Props) {
  return (
    <ShellLayout
      menu={hasMenu && <MenuPlaces section={section} />}
      header={<Skeleton className={title} />}
      hidesHeader={section === 'home'}
    >
      <LoadingFields {...fields} />
    </ShellLayout>
  );
}

const title = css({ width: 140, height: 34 });
