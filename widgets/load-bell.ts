import type { BellOptions } from './bell.chunk';
import { loadPart } from './load-part';
import type { Connection } from './types';

// Not part of the files of the elements, because few pages have a bell.
const loadBell = () => import('./bell.chunk');

/** Loads the bell when it is first wanted. @returns the function that shows or removes it, with the present number */
export function bellOnDemand(connection: Connection, options: BellOptions): () => void {
  /** Null until the file is loaded. */
  let show: (() => void) | null | undefined;
  return () => {
    if (show === undefined && options.values().isWanted) {
      show = null;
      loadPart(connection, loadBell, ({ bellOf }) => {
        show = bellOf(connection, options);
        show();
      });
    }
    show?.();
  };
}
