/** How long a test waits for what a page is about to show or do, in milliseconds. Much, for machines under load. */
export const PATIENCE_MS = 15_000;
