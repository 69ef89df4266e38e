// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadPermissions, Permitted } from '../../../../src/app/shell/permitted';
import { loadChunk } from '../../../../src/lib/chunk';
import { storePermissions } from '../../../../src/session/permissions';
import { LazyBoundary } from '../../../../src/ui/loading/lazy';
import { ScreenUnderTest } from '../../features/refused-calls';

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

async function open(permission: string) {
  await loadChunk(loadPermissions);
  screen = new ScreenUnderTest(
    <LazyBoundary placeholder={null}>
      <Permitted permission={permission}>
        <p part="section" />
      </Permitted>
    </LazyBoundary>,
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
  expect(screen.told).toEqual([]);
  expect(screen.has('[part=section]')).toBe(true);
});

it('redirects a viewer without its permission to the no-permission page (PERM-05, OQ-44)', async () => {
  await open('vip');
  expect(screen.has('[part=section]')).toBe(false);
  expect(screen.told).toMatchObject([
    { name: 'cntv-navigate', detail: { name: 'NoPermission', path: '/account/nopermission' } },
  ]);
});
