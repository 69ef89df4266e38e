import { useEffect, useMemo } from 'react';
import { ownAddress, pageUrl } from '#lib/document/page-url';
import { portalUrl } from '#shared/navigation/route-url';
import { Button } from '#ui/button';
import { AboveCard } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useHost } from '#ui/host';
import { LazyBoundary } from '#ui/loading/lazy';
import { Loading } from '#ui/loading/loading';
import { readPosition } from './history/position';
import { type MemoryHistory, memoryHistory } from './history/route-history';
import { type Match, matchRoute, skeletonSize } from './route-table';
import { RouterView } from './router-view';
import { routes } from './routes';

export type InPlaceProps = {
  /** Path and query of the first screen. */
  start: string;
  /** Called when the viewer goes back from the first screen. */
  onBack(): void;
  /** Called when a screen navigates to the sign-in. */
  onSignIn(): void;
};

/** The screens around signing in, rendered inside the widget with a history in memory. */
export function InPlace(props: InPlaceProps) {
  return (
    <LazyBoundary placeholder={<Loading {...skeletonSize(matchAt(props.start))} />}>
      <Screens {...props} />
    </LazyBoundary>
  );
}

function Screens({ start, onBack, onSignIn }: InPlaceProps) {
  const { element } = useHost();
  const history = useMemo(() => inPlaceHistory(start, element, onSignIn), [start, element, onSignIn]);
  const isKnown = nameAt(start) !== null;

  // A path that is not in the route table belongs to another page.
  useEffect(() => {
    if (!isKnown) location.assign(ownAddress(history.hrefOf(start)));
  }, [isKnown, history, start]);

  if (!isKnown) return null;
  return (
    <>
      <AboveCard>
        <BackButton onClick={() => history.back() || onBack()} />
      </AboveCard>
      <RouterView rows={routes} history={history} focusesFirst signsInPlace />
    </>
  );
}

function BackButton({ onClick }: { onClick(): void }) {
  const { inPlace } = useAreaTexts('portal');
  return (
    <Button variant="link" data-testid="back" onClick={onClick}>
      {inPlace.back}
    </Button>
  );
}

function inPlaceHistory(start: string, element: HTMLElement, onSignIn: () => void): MemoryHistory {
  const history = memoryHistory(start, portalUrl, () => readPosition(element));
  return {
    ...history,
    go(to, options) {
      if (/^M?Login$/.test(nameAt(to) ?? '')) onSignIn();
      else history.go(to, options);
    },
  };
}

function nameAt(to: string): string | null {
  const match = matchAt(to);
  return 'row' in match ? match.row.name : null;
}

function matchAt(to: string): Match {
  return matchRoute(routes, new URL(to, pageUrl()).pathname);
}
