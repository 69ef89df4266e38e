import { PATHS, pathTo } from '#config/paths';
import { SECTION_ROUTES } from '#features/account-menu/section-routes.build-time';

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
