import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../support/sources';

const SOURCES = ['src', 'widgets', '.build', 'vite.config.ts', 'package.json', 'tsconfig.json'];
const IMPORTED_BY_CONFIG = 'tests/support/time-limits.mjs';
const LIMITS = 'src/config/limits.ts';

/**
 * Builds another release from a copy of the sources with another time limit, which changes the loader and the names of most
 * files in `c/`.
 * @returns the folder of the built files
 */
export function buildNextRelease(): string {
  const folder = join(root, '.cache/next-release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'tests/support'), { recursive: true });
  for (const path of [...SOURCES, IMPORTED_BY_CONFIG])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const limits = readFileSync(join(folder, LIMITS), 'utf8');
  writeFileSync(join(folder, LIMITS), limits.replace('CHUNK_LIMIT_MS = 30_000', 'CHUNK_LIMIT_MS = 30_001'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // Without the variables of the test runner, by which the configuration builds for tests.
  const env = { ...process.env, VITEST: '', NODE_ENV: 'production' };
  for (const mode of ['production', 'loader'])
    execFileSync(process.execPath, [vite, 'build', '--mode', mode], { cwd: folder, env, stdio: 'pipe' });
  return join(folder, 'dist');
}
