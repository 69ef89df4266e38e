import { PATHS } from '#config/paths';

/** Paths that redirect a signed-in viewer to `userHome`. `userHome` must not be one of these: it would redirect to itself. */
export const LEADS_TO_USER_HOME: readonly string[] = ['/', '/user', PATHS.Login];
