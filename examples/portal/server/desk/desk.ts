import type { Hono } from 'hono';
import { ownFormsOnly } from '../pages/security';
import type { Services } from '../services';
import { mountDeskApi } from './desk-api';
import { mountDeskPages } from './desk-pages';
import { mountPhoneApi } from './phone-api';
import { mountReview } from './review-api';

/** The developer's desk, for people at /dev and for tests at /dev/api. Not there in production. */
export function mountDesk(app: Hono, services: Services): void {
  app.use('/dev/*', ownFormsOnly());
  mountDeskApi(app, services);
  mountPhoneApi(app, services);
  mountReview(app, services);
  mountDeskPages(app, services);
}
