import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../examples/portal/server/db/folder-lock';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a database folder', () => {
  it('belongs to one portal at a time', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('is in use by another portal');
    await unlock();
    await (await lockFolder(folder))();
  });

  it('is free again after its portal was killed', async () => {
    const script = `import { lockFolder } from './examples/portal/server/db/folder-lock.ts';
      await lockFolder(${JSON.stringify(folder)}); process.kill(process.pid, 'SIGKILL');`;
    const parameters = ['--import', 'tsx', '--input-type=module', '--eval', script];
    expect(spawnSync(process.execPath, parameters, { cwd: ROOT }).signal).toBe('SIGKILL');
    await (await lockFolder(folder))();
  });
});
