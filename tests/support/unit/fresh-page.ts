import { vi } from 'vitest';

const PAGE = Symbol.for('cntv-widgets');

/** A new page in the same browser: resets modules and page-wide values, keeps storage. */
export function freshPage(): void {
  loadNewCopies();
  delete (globalThis as { [PAGE]?: unknown })[PAGE];
}

/** Loads a second copy of the scripts in the same page. */
export function loadNewCopies(): void {
  vi.resetModules();
}

/** A new page in a new browser: also clears storage. */
export function freshBrowser(): void {
  freshPage();
  localStorage.clear();
  sessionStorage.clear();
}
