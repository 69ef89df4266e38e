import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../examples/portal/server/db/folder-lock';

const LOCKER = join(import.meta.dirname, '../../support/portal/folder-locker.ts');
const ROUNDS = 20;

const folders: string[] = [];
const lockers: ChildProcess[] = [];
afterEach(async () => {
  await Promise.all(lockers.splice(0).map(kill));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  folders.push(folder);
  return folder;
}

async function newLocker(): Promise<ChildProcess> {
  const locker = fork(LOCKER, { execArgv: ['--import', 'tsx'] });
  lockers.push(locker);
  await once(locker, 'message');
  return locker;
}

/** Whether this process acquired the lock. */
async function locks(locker: ChildProcess, folder: string): Promise<boolean> {
  locker.send(folder);
  const [isLocked] = (await once(locker, 'message')) as [boolean];
  return isLocked;
}

async function kill(locker: ChildProcess): Promise<void> {
  if (locker.signalCode !== null) return;
  locker.kill('SIGKILL');
  await once(locker, 'exit');
}

describe('the lock of a database folder', () => {
  it('is held by one process at a time', async () => {
    const folder = await newFolder();
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('is in use by another portal');
    await unlock();
    await (await lockFolder(folder))();
  });

  it(`is acquired by one of three processes that start after a crash, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
    const [crashing, ...starting] = await Promise.all([newLocker(), newLocker(), newLocker(), newLocker()]);
    const all = await Promise.all(Array.from({ length: ROUNDS }, newFolder));
    for (const folder of all) {
      expect(await locks(crashing, folder)).toBe(true);
      expect(await locks(starting[0] as ChildProcess, folder)).toBe(false);
    }
    await kill(crashing);
    const holders: number[] = [];
    for (const folder of all) {
      const won = await Promise.all(starting.map((locker) => locks(locker, folder)));
      holders.push(won.filter(Boolean).length);
    }
    expect(holders).toEqual(Array(ROUNDS).fill(1));
  });
});
