export const CHROMIUM_FLAGS: string[];
/** Where a browser is found on this machine, or the one that stands in for it. */
export function browserPath(name: 'chromium' | 'shell' | 'firefox' | 'webkit'): string | undefined;
