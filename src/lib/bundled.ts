/** Name of the global symbol that the entry of the npm package sets, see `.build/package-entry.ts`. */
export const BUNDLED = 'cntv-widgets.bundled';

/** Whether a bundler has built the page: it has renamed the files. */
export function isBundled(): boolean {
  return Symbol.for(BUNDLED) in globalThis;
}
