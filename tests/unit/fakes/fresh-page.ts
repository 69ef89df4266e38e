import { vi } from 'vitest';

const PAGE = Symbol.for('cntv-widgets');

/** A new page in the same browser: modules and page-wide values begin anew, what storage keeps stays. */
export function freshPage(): void {
  forgetCopies();
  delete (globalThis as { [PAGE]?: unknown })[PAGE];
}

/** A second copy of the scripts in the same page. */
export function forgetCopies(): void {
  vi.resetModules();
}

/** A new page in a new browser. */
export function freshBrowser(): void {
  freshPage();
  localStorage.clear();
  sessionStorage.clear();
}
