import type { Hono } from 'hono';
import type { Services } from '../services';
import { mountApplicationsPage } from './applications-page';
import { mountDevConsoleApi } from './dev-console-api';
import { mountDevConsolePages } from './dev-console-pages';
import { mountPhoneApi } from './phone-api';
import { mountReview } from './review-api';

/** Mounts the dev console: pages under /dev, and calls for tests under /dev/api. Development only. */
export function mountDevConsole(app: Hono, services: Services): void {
  mountDevConsoleApi(app, services);
  mountPhoneApi(app, services);
  mountReview(app, services);
  mountDevConsolePages(app, services);
  mountApplicationsPage(app, services);
}
