import { APPLICATION_FORMS, type ApplicationName, byRoute } from './application-forms';

/** Names of the application forms; the first is the default of the attribute `form`. */
export const APPLICATION_NAMES = Object.keys(APPLICATION_FORMS) as [ApplicationName, ...ApplicationName[]];

/** Paths of the forms, by route. */
export const APPLICATION_PATHS = byRoute((form) => APPLICATION_FORMS[form].path);
