/**
 * Writes to the page's console, and never throws: pages of former years declare `console = {log() {}}`, and others take
 * away methods. Everything here writes its messages through this function.
 */
export function logMessage(level: 'error' | 'warn' | 'info', ...words: unknown[]): void {
  try {
    // biome-ignore lint/suspicious/noConsole: the only place
    (console[level] ?? console.log).apply(console, words);
  } catch {
    // There is nowhere to say it.
  }
}

/** Returns what to show of a thrown value, which may be any object: JSON if its text says nothing, like `[object Object]`. */
export function readable(value: unknown): unknown {
  try {
    return /^\[object|^$/.test(`${value}`) ? JSON.stringify(value) : value;
  } catch {
    return typeof value;
  }
}
