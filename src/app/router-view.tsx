import { type ComponentType, useMemo, useRef, useSyncExternalStore } from 'react';
import { SECTIONS, sectionOf } from '#config/member-center/sections';
import type { RouteName } from '#config/paths';
import { areaLoader } from '#i18n/areas';
import { pageUrl } from '#lib/document/page-url';
import { readQuery } from '#lib/text/query-bytes';
import { type Router, RouterProvider } from '#shared/navigation/route';
import type { Elements } from '#ui/elements';
import { useLanguage } from '#ui/language';
import { LazyBoundary, useChunks } from '#ui/loading/lazy';
import { LoadingFields } from '#ui/loading/loading';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';
import type { RouteHistory } from './history/route-history';
import { withLoginCheck } from './login-check';
import { MatchSkeleton } from './match-skeleton';
import { NavigationFocus, type NavigationFocusProps, NOWHERE, type Place } from './navigation-focus';
import { Redirect } from './redirect';
import { matchRoute, type RouteRow, type RowMatch, skeletonSize } from './route-table';
import { InShell } from './shell/in-shell';
import { Permitted } from './shell/permitted';

type Props = {
  rows: readonly RouteRow[];
  history: RouteHistory;
  /** Rendered next to the screen while it is mounted. */
  beside?(name: RouteName): Elements;
  /** Focuses the title of the first screen too. */
  focusesFirst?: boolean;
  /** Whether the widget itself shows the sign-in. */
  signsInPlace?: boolean;
  /** Whether the login check is on (OQ-20). */
  loginCheck?: boolean;
  /** Renders the menu of the member centre beside its sections. */
  hasMenu?: boolean;
};

/** Renders the screen of the history's current route. */
export function RouterView({
  rows,
  history,
  beside,
  focusesFirst = false,
  signsInPlace = false,
  loginCheck = false,
  hasMenu = true,
}: Props) {
  const entry = useSyncExternalStore(history.subscribe, history.entry);
  const { path, search, state } = entry;
  const match = useMemo(() => matchRoute(rows, path), [rows, path]);
  const last = useRef<Place | null>(focusesFirst ? NOWHERE : null);
  const status = useRef<HTMLSpanElement>(null);

  const name = 'row' in match ? match.row.name : 'NotFound';
  const params = 'row' in match ? match.params : NO_PARAMS;
  const router = useMemo<Router>(
    () => ({
      route: { name, params, query: readQuery(search), state },
      signsInPlace,
      hrefOf: (to) => (hasRow(rows, to) ? history.hrefOf(to) : null),
      go(to, options) {
        if (!hasRow(rows, to)) return false;
        history.go(to, options);
        return true;
      },
    }),
    [rows, history, signsInPlace, name, params, search, state],
  );
  const content =
    'redirect' in match ? (
      <Redirect from={path} to={match.redirect} history={history} />
    ) : (
      <MatchedScreen
        match={match}
        hasMenu={hasMenu}
        beside={beside}
        entry={entry}
        last={last}
        status={status}
      />
    );
  return (
    <RouterProvider value={router}>
      {loginCheck ? withLoginCheck(match, history, content) : content}
      <span ref={status} className={visuallyHidden} role="status" data-testid="route-status" />
    </RouterProvider>
  );
}

const NO_PARAMS = {};

function hasRow(rows: readonly RouteRow[], to: string): boolean {
  return 'row' in matchRoute(rows, new URL(to, pageUrl()).pathname);
}

type MatchedScreenProps = Pick<Props, 'beside'> &
  NavigationFocusProps & { match: RowMatch; hasMenu: boolean };

/** The screen of a row, in the shell of the member centre if it is one of its sections. */
function MatchedScreen({ match, beside, hasMenu, ...focus }: MatchedScreenProps) {
  const { row } = match;
  const section = sectionOf(row.name);
  const loads = useLoads(row);
  const screen = (
    <LazyBoundary
      key={row.name}
      placeholder={
        section ? <LoadingFields {...skeletonSize(match, hasMenu)} /> : <MatchSkeleton match={match} />
      }
      isWholeView
      onRetry={() => {
        focus.last.current = NOWHERE;
      }}
    >
      <RouteScreen loads={loads} />
      {!section && beside?.(row.name)}
      <NavigationFocus key={focus.entry.path + focus.entry.search} match={match} {...focus} />
    </LazyBoundary>
  );
  if (!section) return screen;
  return (
    <LazyBoundary placeholder={<MatchSkeleton match={match} hasMenu={hasMenu} />} isWholeView>
      <InShell
        section={section}
        hasMenu={hasMenu}
        loads={loads}
        screen={<Permitted permission={SECTIONS[section].permission}>{screen}</Permitted>}
      >
        {beside?.(row.name)}
        <NavigationFocus match={match} {...focus} />
      </InShell>
    </LazyBoundary>
  );
}

type Loads = Parameters<typeof useChunks<{ Screen: ComponentType }>>[0];

/** The functions that load the screen of a row and the areas of its texts. */
function useLoads({ load, areas = [] }: RouteRow): Loads {
  const language = useLanguage();
  return [load, ...areas.map((area) => areaLoader(area, language))];
}

function RouteScreen({ loads }: { loads: Loads }) {
  const { Screen } = useChunks(loads);
  return <Screen />;
}
