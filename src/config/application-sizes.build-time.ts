import { APPLICATION_FORMS, type ApplicationRoute } from './application-forms';

/** The routes of the forms, with the heights of their cards: apart from the names, which more modules need. */
export const APPLICATION_ROUTES: readonly {
  route: ApplicationRoute;
  height: number;
  phoneHeight: number;
}[] = Object.values(APPLICATION_FORMS).map(({ route, height, phoneHeight }) => ({
  route,
  height,
  phoneHeight,
}));
