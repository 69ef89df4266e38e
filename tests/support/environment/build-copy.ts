import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source/text';

const SOURCES = ['src', 'widgets', '.build', 'vite.config.ts', 'package.json', 'tsconfig.json'];
/** What the configuration imports. */
const SUPPORT = ['time-limits.mjs', 'tested/vitest-reporter.ts', 'tested/records.mjs'];

/**
 * Builds a changed copy of the sources.
 * @returns the folder of the copy, with the built files in `dist/`
 */
export function buildCopy(name: string, change: (folder: string) => void): string {
  const folder = join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of [...SOURCES, ...SUPPORT.map((file) => `tests/support/${file}`)])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  change(folder);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // Without the variables of the test runner, by which the configuration builds for tests.
  const env = { ...process.env, VITEST: '', NODE_ENV: 'production' };
  for (const mode of ['production', 'loader'])
    execFileSync(process.execPath, [vite, 'build', '--mode', mode], { cwd: folder, env, stdio: 'pipe' });
  return folder;
}
