type BrowserName = 'chromium' | 'shell' | 'firefox' | 'webkit';

export const CHROMIUM_FLAGS: string[];
export const CHROMIUM_TEST_FLAGS: string[];
/** Where a browser is found on this machine, or the one that stands in for it. */
export function browserPath(name: BrowserName): string | undefined;
export function browserVersion(name: BrowserName): string;
