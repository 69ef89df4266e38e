import { ChunkError, retryChunk } from '#lib/chunk';
import type { Connection } from './types';

/** Loads a file without which the element still stands. It is requested again when it may be there. */
export function loadPart<Part>(
  connection: Connection,
  load: () => Promise<Part>,
  use: (part: Part) => void,
): void {
  const { box, signal } = connection;
  retryChunk(load).then(
    (part) => {
      if (!signal.aborted) use(part);
    },
    (error) => {
      connection.fail(error, false);
      const needsRestart = error instanceof ChunkError && error.needsRestart;
      connection.recover(signal, () => {
        // A restart would close the open menu.
        if (needsRestart && !box.querySelector('[aria-expanded=true]')) connection.restart();
        else loadPart(connection, load, use);
      });
    },
  );
}
