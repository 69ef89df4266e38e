import { CHECK_LOGIN_ENDPOINT } from '#api/sign-in/account';
import { PUZZLE_CHECK_ENDPOINT } from '#api/sign-in/captcha';
import { PATHS, pathTo } from '#config/paths';
import { SECTION_ROUTES } from '#features/account-menu/section-routes.build-time';

/** Path of the call with which the doctor tries the API. The elements send it too, and it changes nothing. */
export const CHECKED_PATH: string = CHECK_LOGIN_ENDPOINT.path;

/** Path of a `POST` that changes nothing, because no captcha has the token that the doctor sends. */
export const POSTED_PATH: string = PUZZLE_CHECK_ENDPOINT.path;

/** Paths of the screens that a sign-in links to. */
export const LINKED = {
  signIn: PATHS.Login,
  userHome: PATHS.UserHome,
  desktop: [PATHS.FindPassword1, PATHS.Register, PATHS.Qrcode, PATHS.UserHome],
  mobile: [PATHS.FindPassword1, PATHS.MRegister, PATHS.MIndex],
};

/** Paths of the sections of the member centre, by their names in the attribute `links`. */
export const SECTION_LINKS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SECTION_ROUTES).map(([section, { to, params = {} }]) => [section, pathTo(to, params)]),
);
