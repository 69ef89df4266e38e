import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { RouteName } from '../config/paths';
import { type Router, RouterProvider } from '../shared/navigation/route';
import { useHost } from '../ui/host';
import { LazyPlace, useChunk } from '../ui/lazy';
import { Loading } from '../ui/loading';
import { focusTitle } from '../ui/use-title-focus';
import { withLoginCheck } from './login-check';
import { Redirect } from './redirect';
import type { RouteHistory } from './route-history';
import { matchRoute, type RouteRow } from './route-table';

type Props = {
  rows: readonly RouteRow[];
  history: RouteHistory;
  /** Stands beside the screen for as long as it is in sight. */
  beside?(name: RouteName): ReactNode;
  /** The first screen, too, was gone to by the viewer. */
  focusesFirst?: boolean;
  /** Member routes are for signed-in viewers only. */
  loginCheck?: boolean;
};

/** Shows the screen of the table's row at which a history stands. */
export function Routed({ rows, history, beside, focusesFirst = false, loginCheck = false }: Props) {
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
      <LazyPlace
        key={match.row.name}
        placeholder={<Loading />}
        isWhole
        onRetry={() => {
          isFirst.current = false;
        }}
      >
        <Shown row={match.row} />
        {beside?.(match.row.name)}
        <Arrival key={path + search} isFirst={isFirst} />
      </LazyPlace>
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

function Shown({ row }: { row: RouteRow }) {
  const { Screen } = useChunk(row.load);
  return <Screen />;
}

type ArrivalProps = { isFirst: { current: boolean } };

/** Moves the focus to the title of a screen that the viewer went to; the first screen leaves the focus where it is. */
function Arrival({ isFirst }: ArrivalProps) {
  const { element } = useHost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per screen
  useEffect(() => {
    if (!isFirst.current) focusTitle(element);
    isFirst.current = false;
    element.dataset.state = 'ready';
  }, []);
  return null;
}
