import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { RouteName } from '../config/paths';
import { type Router, RouterProvider } from '../shared/navigation/route';
import { focusTitle } from '../ui/hooks/use-title-focus';
import { useHost } from '../ui/host';
import { LazyBoundary, useChunk } from '../ui/loading/lazy';
import { Loading } from '../ui/loading/loading';
import { withLoginCheck } from './login-check';
import { Redirect } from './redirect';
import type { RouteHistory } from './route-history';
import { matchRoute, type RouteRow, sizeAt } from './route-table';

type Props = {
  rows: readonly RouteRow[];
  history: RouteHistory;
  /** Rendered next to the screen while it is mounted. */
  beside?(name: RouteName): ReactNode;
  /** Focuses the title of the first screen too. */
  focusesFirst?: boolean;
  /** Renders member routes for signed-in viewers only. */
  loginCheck?: boolean;
};

/** Renders the screen of the history's current route. */
export function RouterView({ rows, history, beside, focusesFirst = false, loginCheck = false }: Props) {
  const { path, search, state } = useSyncExternalStore(history.subscribe, history.entry);
  const match = useMemo(() => matchRoute(rows, path), [rows, path]);
  const isFirst = useRef(!focusesFirst);

  const params = 'row' in match ? match.params : NO_PARAMS;
  const router = useMemo<Router>(
    () => ({
      route: { params, query: new URLSearchParams(search), state },
      hrefOf: (to) => (hasRow(rows, to) ? history.hrefOf(to) : null),
      go(to, options) {
        if (!hasRow(rows, to)) return false;
        history.go(to, options);
        return true;
      },
    }),
    [rows, history, params, search, state],
  );
  const content =
    'redirect' in match ? (
      <Redirect from={path} to={match.redirect} history={history} />
    ) : (
      <LazyBoundary
        key={match.row.name}
        placeholder={<Loading {...sizeAt(match)} />}
        isWhole
        onRetry={() => {
          isFirst.current = false;
        }}
      >
        <RouteScreen row={match.row} />
        {beside?.(match.row.name)}
        <NavigationFocus key={path + search} isFirst={isFirst} />
      </LazyBoundary>
    );
  return (
    <RouterProvider value={router}>
      {loginCheck ? withLoginCheck(match, history, content) : content}
    </RouterProvider>
  );
}

const NO_PARAMS = {};

function hasRow(rows: readonly RouteRow[], to: string): boolean {
  return 'row' in matchRoute(rows, new URL(to, location.origin).pathname);
}

function RouteScreen({ row }: { row: RouteRow }) {
  const { Screen } = useChunk(row.load);
  return <Screen />;
}

type NavigationFocusProps = { isFirst: { current: boolean } };

/** Focuses the title of a screen after a navigation; on the first screen the focus does not move. */
function NavigationFocus({ isFirst }: NavigationFocusProps) {
  const { element } = useHost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per screen
  useEffect(() => {
    if (!isFirst.current) focusTitle(element);
    isFirst.current = false;
    element.dataset.state = 'ready';
  }, []);
  return null;
}
