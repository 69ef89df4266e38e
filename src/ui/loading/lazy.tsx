import { Suspense, use } from 'react';
import { loadChunk } from '#lib/chunk';
import type { Elements } from '../elements';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';

type Props = ErrorBoundaryProps & { placeholder: Elements };

/** Suspense and error boundary for content that is loaded on demand. Shows the placeholder, the content or a retry. */
export function LazyBoundary({ placeholder, children, ...boundary }: Props) {
  return (
    <ErrorBoundary {...boundary}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * Returns the exports of a chunk. Suspends while the chunk is loading; throws to the nearest `LazyBoundary` on failure.
 * @param load a constant function; it identifies the chunk
 */
export function useChunk<Exports>(load: () => Promise<Exports>): Exports {
  return use(loadChunk(load));
}

/**
 * Loads chunks in parallel. Suspends until all are loaded, like `useChunk`.
 * @returns the exports of the first chunk
 */
export function useChunks<Exports>(
  loads: readonly [() => Promise<Exports>, ...(() => Promise<unknown>)[]],
): Exports {
  for (const load of loads) void loadChunk(load);
  for (const load of loads.slice(1)) use(loadChunk(load));
  return use(loadChunk(loads[0]));
}
