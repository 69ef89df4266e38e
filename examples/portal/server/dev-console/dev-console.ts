import type { Hono } from 'hono';
import type { Services } from '../services';
import { mountDevConsoleApi } from './dev-console-api';
import { mountDevConsolePages } from './dev-console-pages';
import { mountPhoneApi } from './phone-api';
import { mountReview } from './review-api';

/** The dev console: pages at /dev for people, calls at /dev/api for tests. Mounted in development only. */
export function mountDevConsole(app: Hono, services: Services): void {
  mountDevConsoleApi(app, services);
  mountPhoneApi(app, services);
  mountReview(app, services);
  mountDevConsolePages(app, services);
}
