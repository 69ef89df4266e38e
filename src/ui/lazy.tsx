import { type ReactNode, Suspense, use } from 'react';
import { loadChunk } from '../lib/chunk';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';

type Props = ErrorBoundaryProps & { placeholder: ReactNode };

/** The place of content that is loaded on demand: a placeholder, then the content, or a retry that fits in its place. */
export function LazyPlace({ placeholder, children, ...boundary }: Props) {
  return (
    <ErrorBoundary {...boundary}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * What a chunk exports. Suspends while it is loaded, and throws to the nearest `LazyPlace` when it cannot be.
 * @param load a constant function; it identifies the chunk
 */
export function useChunk<Exports>(load: () => Promise<Exports>): Exports {
  return use(loadChunk(load));
}
