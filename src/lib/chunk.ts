import { BrokenImportError } from './chunks/import-chunk';

type Load<Result> = () => Promise<Result>;

const loads = new WeakMap<Load<unknown>, Promise<unknown>>();
const failures = new WeakMap<Load<unknown>, number>();
const failed = new Set<Load<unknown>>();

/** Thrown when a chunk cannot be loaded. */
export class ChunkError extends Error {
  constructor(
    cause: unknown,
    /** Number of consecutive failures. */
    failures: number,
  ) {
    super(String(cause));
    this.needsRestart = failures > 1 || cause instanceof BrokenImportError;
  }

  /** Whether a retry is useless, so that the element has to start again with files from other addresses. */
  readonly needsRestart: boolean;

  override get name() {
    return 'ChunkError';
  }

  /** Its cause in `cntv-error`. */
  get failure() {
    return 'file';
  }
}

/**
 * Loads a chunk and caches the promise. A rejected promise is cached as well, because React calls this on every render
 * and would send requests without end. `retryChunk` and `forgetFailedChunks` allow one more request.
 * @param load a constant function; it identifies the chunk
 * @throws ChunkError
 */
export function loadChunk<Result>(load: Load<Result>): Promise<Result> {
  const known = loads.get(load) as Promise<Result> | undefined;
  if (known) return known;
  const loading = load().then(
    (result) => {
      // As React marks it, so that a view that is mounted later does not suspend.
      Object.assign(loading, { status: 'fulfilled', value: result });
      return result;
    },
    (cause: unknown) => {
      const count = (failures.get(load) ?? 0) + 1;
      failures.set(load, count);
      failed.add(load);
      throw new ChunkError(cause, count);
    },
  );
  loading.catch(() => {});
  loads.set(load, loading);
  return loading;
}

/** Preloads a chunk. A failure is not cached, so that the next `loadChunk` requests the chunk again. */
export function preloadChunk(load: Load<unknown>): void {
  if (loads.has(load)) return;
  loadChunk(load).catch(() => {
    loads.delete(load);
    failed.delete(load);
    failures.delete(load);
  });
}

/** Loads a chunk after an action of the viewer, and requests it again if it failed before. */
export function retryChunk<Result>(load: Load<Result>): Promise<Result> {
  if (failed.delete(load)) loads.delete(load);
  return loadChunk(load);
}

/** Removes failed chunks from the cache, so that the next render requests them again. */
export function forgetFailedChunks(): void {
  for (const load of failed) loads.delete(load);
  failed.clear();
}
