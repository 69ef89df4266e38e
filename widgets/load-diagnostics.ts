import type { Connection } from './types';

/**
 * Warns the page's author about mistakes. A failed chunk does not affect the viewer.
 * @param connection undefined on a page without a known element
 */
export function diagnose(connection?: Connection): void {
  // Not loadChunk, to keep the loader small: requested once for each connection.
  import('./diagnostics/diagnostics.chunk').then((chunk) => chunk.diagnose(connection)).catch(() => {});
}
