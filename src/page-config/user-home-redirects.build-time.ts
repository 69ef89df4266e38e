import { PATHS } from '#config/paths';

/** Paths that redirect a signed-in viewer to the user-centre home. As the home, they would redirect to themselves. */
export const LEADS_TO_USER_HOME: readonly string[] = ['/', '/user', PATHS.Login];
