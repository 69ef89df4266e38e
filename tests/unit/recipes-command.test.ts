import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../support/source/text';

it.each([
  ['without a name', [], 'There is no recipe'],
  ['with an unknown name', ['nuxt'], 'There is no recipe nuxt: see the folders of examples/recipes/.'],
  [
    'with a recipe that has no server',
    ['jquery'],
    'The recipe jquery has no server: open http://localhost:8080/examples/recipes/jquery/index.html.',
  ],
  [
    'without the portal',
    ['react', 'http://localhost:1'],
    'http://localhost:1 is not the reference portal: run npm start first.',
  ],
])('the command of the recipes says what to do %s', (_, parameters, message) => {
  const { status, stderr } = spawnSync(process.execPath, ['examples/recipes/run.mjs', ...parameters], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});
