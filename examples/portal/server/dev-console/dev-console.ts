import type { Hono } from 'hono';
import { ownFormsOnly } from '../pages/security';
import type { Services } from '../services';
import { mountDevConsoleApi } from './dev-console-api';
import { mountDevConsolePages } from './dev-console-pages';
import { mountPhoneApi } from './phone-api';
import { mountReview } from './review-api';

/** The dev console, for people at /dev and for tests at /dev/api. Not there in production. */
export function mountDevConsole(app: Hono, services: Services): void {
  app.use('/dev/*', ownFormsOnly());
  mountDevConsoleApi(app, services);
  mountPhoneApi(app, services);
  mountReview(app, services);
  mountDevConsolePages(app, services);
}
