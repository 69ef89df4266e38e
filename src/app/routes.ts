import type { RouteRow } from './route-table';

/** The route table: which screen stands at a name's paths (`src/config/paths.ts`, `src/config/aliases.ts`). */
export const routes: readonly RouteRow[] = [
  { name: 'Login', load: () => import('../features/login/login-route') },
  { name: 'Qrcode', load: () => import('../features/qr-login/qr-login-route') },
  { name: 'MLogin', load: () => import('../features/login/mobile-login-route') },
  { name: 'TestPage', load: () => import('../features/test-page/test-page-screen') },
  { name: 'NotFound', load: () => import('../features/missing/not-found-screen') },
];
