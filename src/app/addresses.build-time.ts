import { ALIASES, REDIRECTS } from '#config/aliases';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { MOBILE_ROUTES, PATHS } from '#config/paths';
import { addressesOf } from './find-route';

/** What an element at rest needs of the routes, without the tables from which it is computed. */
export const ADDRESSES = addressesOf(PATHS, ALIASES, REDIRECTS);

/** Path of the not-found page. */
export const NOT_FOUND = PATHS.NotFound;

/** Names of the routes of the mobile site, and of the application forms. */
export const MOBILE = MOBILE_ROUTES;
export const FORMS = APPLICATION_NAMES;
