import { byRoute } from '#config/application-forms';
import type { RouteName } from '#config/paths';
import type { PageConfig } from '#page-config/types';

type Keys = readonly (keyof PageConfig)[];

/** Keys of the links to the sign-in page and the agreements, and of the help on an error page. */
const SIGN_IN: Keys = ['texts', 'registrationHost', 'portalBase'];
const AGREEMENTS: Keys = ['agreementUrl', 'privacyUrl'];
const HELP: Keys = ['texts', 'portalHome', 'links', 'servicePhone'];

/** The screens that show nothing of the viewer, with the keys of the page configuration that change their tree. */
export const PRINTED_SCREENS: Readonly<Partial<Record<RouteName, Keys>>> = {
  Register: [...SIGN_IN, ...AGREEMENTS],
  AppRegister: [...SIGN_IN, ...AGREEMENTS],
  MRegister: ['texts', ...AGREEMENTS],
  FindPassword1: SIGN_IN,
  ServiceAgreement: ['texts', 'agreementUrl'],
  MAgreement: ['texts', 'agreementUrl'],
  Authentication: ['texts'],
  NoPermission: ['texts', 'portalHome', 'userHome'],
  ErrorExistent: HELP,
  NotFound: HELP,
  ...byRoute((): Keys => ['texts', 'links', 'options', 'fields', 'campaignRoutes']),
};

/** The routes whose screen the template of a page can print. */
export const PRINTED_ROUTES = Object.keys(PRINTED_SCREENS) as readonly RouteName[];
