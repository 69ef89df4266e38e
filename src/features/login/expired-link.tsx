import { useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { LazyBoundary, useChunk } from '#ui/loading/lazy';

/** The panel for an expired activation link, shown if the URL has `emailQuery` (doc 2 § 2, OQ-35). */
export function ExpiredLink() {
  const query = new URLSearchParams(useIsHydrated() ? location.search : '');
  if (!query.has('emailQuery')) return null;
  return (
    <LazyBoundary placeholder={null}>
      <Panel email={query.get('email') ?? ''} />
    </LazyBoundary>
  );
}

const load = () => import('./activation-panel');

function Panel(props: { email: string }) {
  const { ActivationPanel } = useChunk(load);
  return <ActivationPanel {...props} />;
}
