import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installPacked } from '../../support/package/packed';
import { root } from '../../support/source/text';

const HOST_MODULES = join(root, 'tests/hosts/node_modules');
const app = installPacked();
afterAll(() => app.remove());

it('the types for Vue check attributes, events and methods in templates', () => {
  cpSync(join(root, 'tests/package/vue-consumer'), app.folder, { recursive: true });
  symlinkSync(join(HOST_MODULES, 'vue'), join(app.folder, 'node_modules/vue'), 'junction');
  const compiler = join(HOST_MODULES, 'vue-tsc/bin/vue-tsc.js');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', app.folder], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
