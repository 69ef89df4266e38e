import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PATHS, type RouteName } from '#config/paths';
import { shortened } from '../../../support/faults/page';
import { root } from '../../../support/source/text';
import { loadEndpoints } from '../../../support/unit/endpoints';

const page = readFileSync(join(root, 'examples/docs/faults.md'), 'utf8');

it('the fault matrix has every call of the API, or names it as missing, and has every route', async () => {
  const endpoints = Object.values(await loadEndpoints());
  const missing = endpoints.filter(
    ({ method, path }) => !page.includes(`\`${shortened(`${method} ${path}`)}\``),
  );
  expect(missing).toEqual([]);
  const routes = (Object.keys(PATHS) as RouteName[]).filter((name) => !page.includes(name));
  expect(routes).toEqual([]);
});
