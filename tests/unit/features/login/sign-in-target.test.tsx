import { afterEach, expect, it, vi } from 'vitest';
import { LoginForm } from '#features/login/login-form';
import { loadAccountCalls, loadLoginCall, loadLoginSchema } from '#features/login/modules';
import { loadChunk } from '#lib/chunk';
import { addConfigLayer } from '#page-config/scripts';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#shared/captcha/use-captcha', () => import('../../../support/unit/passed-captcha'));

// Loaded before the tests, because chunks cannot be loaded under fake timers.
await Promise.all([loadLoginSchema, loadLoginCall, loadAccountCalls].map((load) => loadChunk<unknown>(load)));

const follow = vi.spyOn(location, 'assign');
let screen: ScreenUnderTest;
afterEach(() => {
  follow.mockReset();
  addConfigLayer({ portalHome: '/index.html' });
  screen.close();
});

it.each([
  ['the desktop site', false, '/index.html', '', '/index.html'],
  ['the mobile site', true, '/index.html', '', '/m/index.html'],
  ['the mobile site', true, '/tv.html', '', '/tv.html'],
  ['the mobile site', true, '/index.html', '/news/1.html', '/news/1.html'],
] as const)(
  'a sign-in on %s (%j) with the portal home %j and the backurl %j leads to %j (LOGIN-14, OQ-31)',
  async (_site, isMobileSite, portalHome, backurl, target) => {
    addConfigLayer({ portalHome });
    screen = new ScreenUnderTest(<LoginForm backurl={backurl} isMobileSite={isMobileSite} />);
    await screen.fill({ account: '13800138000', password: 'Demo123!' });
    await screen.submit('#account');
    await screen.settle();
    expect(follow.mock.calls).toEqual([[new URL(target, location.href).href]]);
  },
);
