import { APPLICATION_FORMS, type ApplicationName, type ApplicationRoute, byRoute } from './application-forms';

/** Names of the application forms; the first is the default of the attribute `form`. */
export const APPLICATION_NAMES = Object.keys(APPLICATION_FORMS) as [ApplicationName, ...ApplicationName[]];

/** Paths of the forms, by route. */
export const APPLICATION_PATHS = byRoute((form) => APPLICATION_FORMS[form].path);

/** The routes of the forms, with the heights of their cards. */
export const APPLICATION_ROUTES: readonly {
  route: ApplicationRoute;
  height: number;
  phoneHeight: number;
}[] = APPLICATION_NAMES.map((form) => {
  const { route, height, phoneHeight } = APPLICATION_FORMS[form];
  return { route, height, phoneHeight };
});
