/** The timeout for conditions on a page, in milliseconds; long, for machines under load. */
export const PATIENCE_MS = 15_000;
