import { PATHS } from './paths';

/** The routes that the page configuration can put on another page, without the table of all paths. */
export const { Login: LOGIN_PATH, UserHome: USER_HOME_PATH } = PATHS;
