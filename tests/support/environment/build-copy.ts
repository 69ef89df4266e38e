import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../source/text';

const SOURCES = ['src', 'widgets', '.build', 'vite.config.ts', 'package.json', 'tsconfig.json'];
/** What the configuration imports. */
const SUPPORT = ['time-limits.mjs', 'tested'];

/**
 * Builds a changed copy of the sources.
 * @param name - of the folder below `.cache/`; test files run at the same time, so each has a name of its own
 * @returns the folder of the copy, with the built files in `dist/`
 */
export async function buildCopy(name: string, change: (folder: string) => void): Promise<string> {
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
    await promisify(execFile)(process.execPath, [vite, 'build', '--mode', mode], { cwd: folder, env });
  return folder;
}
