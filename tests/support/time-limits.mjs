/**
 * Time limits of all tests. They end tests that hang, and are so high that no test fails because the machine is busy.
 */

/** A test, or a hook. */
export const TEST_LIMIT_MS = 180_000;

/** A file of element tests in one browser. */
export const FILE_LIMIT_MS = 600_000;

/** A hook that builds another release. */
export const BUILD_LIMIT_MS = 1_200_000;

/** A condition that a test waits for. */
export const CONDITION_LIMIT_MS = 60_000;
