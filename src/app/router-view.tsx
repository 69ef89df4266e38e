import { useMemo, useRef, useSyncExternalStore } from 'react';
import { SECTIONS, sectionOf } from '#config/member-center/sections';
import type { RouteName } from '#config/paths';
import { readQuery } from '#lib/text/query-bytes';
import { ProofScope } from '#shared/identity/proof-scope';
import { type Router, RouterProvider } from '#shared/navigation/route';
import type { Elements } from '#ui/elements';
import { useLanguage } from '#ui/language';
import { ErrorBoundary } from '#ui/loading/error-boundary';
import { LazyBoundary, useChunks } from '#ui/loading/lazy';
import { LoadingFields } from '#ui/loading/loading';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';
import type { RouteHistory } from './history/route-history';
import { loadsOf } from './loads';
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
  /** Whether the first screen is a print, all of which is loaded. */
  isPrinted?: boolean;
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
  isPrinted = false,
}: Props) {
  const entry = useSyncExternalStore(history.subscribe, history.entry, history.entry);
  const { path, search, state } = entry;
  const match = useMemo(() => matchRoute(rows, path), [rows, path]);
  const last = useRef<Place | null>(focusesFirst ? NOWHERE : null);
  const status = useRef<HTMLSpanElement>(null);

  const name = 'row' in match ? match.row.name : 'NotFound';
  const printed = useRef(isPrinted ? name : null);
  if (name !== printed.current) printed.current = null;
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
        isPrinted={printed.current !== null}
        beside={beside}
        entry={entry}
        last={last}
        status={status}
      />
    );
  return (
    <RouterProvider value={router}>
      <ProofScope loadSignIn={loadSignInOver}>
        {loginCheck ? withLoginCheck(match, history, content) : content}
      </ProofScope>
      <span ref={status} className={visuallyHidden} role="status" data-testid="route-status" />
    </RouterProvider>
  );
}

const NO_PARAMS = {};
const loadSignInOver = () => import('./sign-in-over');

function hasRow(rows: readonly RouteRow[], to: string): boolean {
  return 'row' in matchRoute(rows, to.replace(/[?#].*/s, ''));
}

type MatchedScreenProps = Pick<Props, 'beside'> &
  NavigationFocusProps & { match: RowMatch; hasMenu: boolean; isPrinted: boolean };

/** The screen of a row, in the shell of the member centre if it is one of its sections. */
function MatchedScreen({ match, beside, hasMenu, isPrinted, ...focus }: MatchedScreenProps) {
  const { row } = match;
  const section = sectionOf(row.name);
  const loads = loadsOf(row, useLanguage());
  // A boundary of a print would be hydrated later than the rest.
  const Boundary = isPrinted ? ErrorBoundary : LazyBoundary;
  const screen = (
    <Boundary
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
    </Boundary>
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

function RouteScreen({ loads }: { loads: ReturnType<typeof loadsOf> }) {
  const { Screen } = useChunks(loads);
  return <Screen />;
}
