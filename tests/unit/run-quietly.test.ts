import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from '../support/source/text';

const MODULE = pathToFileURL(join(root, '.ci/run-quietly.mjs')).href;

/** Runs a script of Node as a quiet step of another process. */
function step(script: string) {
  const command = JSON.stringify(`node -e "${script}"`);
  const code = `const { runQuietly } = await import('${MODULE}'); console.log(await runQuietly('Building', ${command}))`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
}

it('shows one line of a step that succeeds, without its output', () => {
  const { stdout, stderr } = step("console.log('out');console.error('warning')");
  expect([stdout, stderr]).toEqual(['Building done\ntrue\n', '']);
});

it('shows that a long step is under way', () => {
  expect(step('setTimeout(()=>{},2500)').stdout).toMatch(/^Building( \.)+ done\ntrue\n$/);
});

it('shows the whole output of a step that fails', () => {
  const { stdout, stderr } = step("console.log('out');console.error('reason');process.exit(3)");
  expect(stdout).toBe('Building failed\nfalse\n');
  expect(stderr.split('\n').sort()).toEqual(['', 'out', 'reason']);
});
