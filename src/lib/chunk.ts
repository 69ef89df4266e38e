type Load<Result> = () => Promise<Result>;

const loads = new WeakMap<Load<unknown>, Promise<unknown>>();
const failures = new WeakMap<Load<unknown>, number>();
const failed = new Set<Load<unknown>>();

/** A chunk could not be loaded. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(
    cause: unknown,
    /** How often in a row it could not. */
    readonly failures: number,
  ) {
    super(String(cause));
  }

  /** Chromium never requests a module again that failed in this document; only a reload does. */
  get needsReload(): boolean {
    return this.failures > 1;
  }
}

/**
 * Loads a chunk once, however often it is asked for. A failure is kept as well: React asks on every render, which
 * would send a request each time, without end. `retryChunk` and `forgetFailedChunks` let one more request out.
 * @param load a constant function; it identifies the chunk
 * @throws ChunkError
 */
export function loadChunk<Result>(load: Load<Result>): Promise<Result> {
  const known = loads.get(load) as Promise<Result> | undefined;
  if (known) return known;
  const loading = load().then(
    (result) => {
      failures.delete(load);
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

/** Loads a chunk that may be needed soon. A failure does not count: nobody has seen it. */
export function preloadChunk(load: Load<unknown>): void {
  if (loads.has(load)) return;
  loadChunk(load).catch(() => {
    loads.delete(load);
    failed.delete(load);
    failures.delete(load);
  });
}

/** Loads a chunk that the viewer asks for by an action, again if it failed before. */
export function retryChunk<Result>(load: Load<Result>): Promise<Result> {
  if (failed.delete(load)) loads.delete(load);
  return loadChunk(load);
}

/** Lets the next render request the chunks that failed. */
export function forgetFailedChunks(): void {
  for (const load of failed) loads.delete(load);
  failed.clear();
}
