import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy } from '../environment/build-copy';

const LIMITS = 'src/config/limits.ts';

/**
 * Builds another release from a copy of the sources with another time limit, which changes the loader and the names of most
 * files in `c/`.
 * @param name - of the folder, one for each test file
 * @returns the folder of the built files
 */
export async function buildNextRelease(name: string): Promise<string> {
  const folder = await buildCopy(name, (copy) => {
    const limits = readFileSync(join(copy, LIMITS), 'utf8');
    writeFileSync(join(copy, LIMITS), limits.replace('CHUNK_LIMIT_MS = 30_000', 'CHUNK_LIMIT_MS = 30_001'));
  });
  return join(folder, 'dist');
}
