export const CHROMIUM_FLAGS: string[];
/** Where an engine is found on this machine. */
export function browserPath(name: 'chromium' | 'firefox' | 'webkit'): string | undefined;
