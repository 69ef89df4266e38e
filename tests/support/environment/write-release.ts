import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../source/text';

/**
 * Writes the folder of a release from built files, as `npm run release` does.
 * @param site file with the configuration of the site
 */
export function writeRelease(dist: string, release: string, site?: string): void {
  // Without the variables of the test runner, by which the configuration builds for tests.
  const env = { ...process.env, VITEST: '', NODE_ENV: 'production' };
  const option = site === undefined ? [] : [`--site=${site}`];
  const command = join(root, '.build/release/write.mjs');
  execFileSync(process.execPath, ['--import', 'tsx', command, ...option, dist, release], {
    env,
    stdio: 'pipe',
  });
}
