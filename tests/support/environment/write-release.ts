import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../source/text';

/** Writes the folder of a release from built files, as `npm run release` does. */
export function writeRelease(dist: string, release: string): void {
  // Without the variables of the test runner, by which the configuration builds for tests.
  const env = { ...process.env, VITEST: '', NODE_ENV: 'production' };
  execFileSync(process.execPath, [join(root, '.build/release/write.mjs'), dist, release], {
    env,
    stdio: 'pipe',
  });
}
