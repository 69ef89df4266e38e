import { WIDGETS } from 'virtual:elements';

/** Checks the page and tells its author the mistakes. A failed chunk does not affect the viewer. */
export function diagnose(): void {
  // Not loadChunk, to keep the loader small: requested once for each connection.
  import('./diagnostics/diagnostics.chunk').then((chunk) => chunk.diagnose(WIDGETS)).catch(() => {});
}
