import { ChunkError, retryChunk } from '#lib/chunk';
import { waitForRecovery } from '#lib/document/recovery';
import { hostOf } from '../host';
import type { Connection } from '../types';

/** Loads a file without which the button still stands. It is requested again when it may be there. */
export function loadPart<Part>(
  connection: Connection,
  load: () => Promise<Part>,
  use: (part: Part) => void,
): void {
  const { signal } = connection;
  const host = hostOf(connection);
  function request(): void {
    retryChunk(load).then(
      (part) => {
        if (!signal.aborted) use(part);
      },
      (error) => {
        host.fail(error, false);
        const needsRestart = error instanceof ChunkError && error.needsRestart;
        // Not when another element has been loaded: two accounts would restart each other.
        waitForRecovery(signal, needsRestart ? host.restart : request, ['online', 'visibilitychange'])();
      },
    );
  }
  request();
}
