/**
 * Time limits of all tests. They end what hangs, and measure nothing: three times what the slowest needed on two cores
 * with a load of 14.
 */

/** A test, or a hook. */
export const TEST_LIMIT_MS = 180_000;

/** A file of element tests in one browser. */
export const FILE_LIMIT_MS = 600_000;

/** A condition that a test waits for. */
export const CONDITION_LIMIT_MS = 30_000;
