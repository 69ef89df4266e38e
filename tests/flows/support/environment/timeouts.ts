/** The timeout for conditions on a page, in milliseconds; long, for machines under load. */
export const CONDITION_TIMEOUT_MS = 15_000;
