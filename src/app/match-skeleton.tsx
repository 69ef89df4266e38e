import { sectionOf } from '#config/member-center/sections';
import { Loading } from '#ui/loading/loading';
import { type Match, skeletonSize } from './route-table';
import { ShellSkeleton } from './shell/shell-skeleton';

/** Skeleton of a whole screen, with the shell of the member centre if it has one. */
export function MatchSkeleton({ match, hasMenu = true }: { match: Match; hasMenu?: boolean }) {
  const size = skeletonSize(match, hasMenu);
  const section = 'row' in match && sectionOf(match.row.name);
  return section ? <ShellSkeleton section={section} hasMenu={hasMenu} {...size} /> : <Loading {...size} />;
}
