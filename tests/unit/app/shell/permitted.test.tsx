import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPermissions, Permitted } from '#app/shell/permitted';
import { loadChunk } from '#lib/chunk';
import { storePermissions } from '#session/permissions';
import { type Router, RouterProvider } from '#shared/navigation/route';
import { HostProvider } from '#ui/host';
import { LazyBoundary } from '#ui/loading/lazy';
import { fakeHost } from '../../../support/unit/host';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

let screen: ScreenUnderTest;
afterEach(() => {
  screen.close();
  localStorage.clear();
});
// The first screen suspends until its chunk is loaded; the later ones do not.
beforeAll(async () => {
  await open('vip');
  screen.close();
});

/** The host page does not cancel the navigation of the section, and its router handles it. */
const host = fakeHost();
const go = vi.fn<Router['go']>(() => true);
const route = { name: 'UserHistory' as const, params: {}, query: new URLSearchParams(), state: undefined };
const router: Router = { route, go, hrefOf: (to) => to };

async function open(permission: string) {
  await loadChunk(loadPermissions);
  go.mockClear();
  screen = new ScreenUnderTest(
    <HostProvider value={host}>
      <RouterProvider value={router}>
        <LazyBoundary placeholder={null}>
          <Permitted permission={permission}>
            <p part="section" />
          </Permitted>
        </LazyBoundary>
      </RouterProvider>
    </HostProvider>,
  );
  await screen.settle();
}

it('renders a section that needs no permission (PERM-04)', async () => {
  await open('');
  expect(screen.has('[part=section]')).toBe(true);
});

it('renders a section to a viewer with its permission (PERM-03)', async () => {
  storePermissions('vip');
  await open('vip');
  expect(go).not.toHaveBeenCalled();
  expect(screen.has('[part=section]')).toBe(true);
});

it('redirects a viewer without its permission to the no-permission page and replaces the history entry (PERM-05, OQ-44)', async () => {
  await open('vip');
  expect(screen.has('[part=section]')).toBe(false);
  expect(go.mock.calls).toEqual([['/account/nopermission', { state: undefined, replaces: true }]]);
});
