import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lockFolder } from '../../../examples/portal/server/db/folder-lock';
import { openPglite } from '../../../examples/portal/server/db/pglite';
import { newEngine } from '../../support/portal/database';
import type { Report } from '../../support/portal/folder-locker';

const LOCKER = join(import.meta.dirname, '../../support/portal/folder-locker.ts');
const ROUNDS = 20;
/** How long a folder stays locked after a crash. */
const CRASH_MS = 10_000;

/** Namespaces of a container: of processes, the network with its abstract sockets, and the name of the host. */
const CONTAINER = ['unshare', '--pid', '--fork', '--net', '--uts'];
const hasContainers = spawnSync(CONTAINER[0] as string, [...CONTAINER.slice(1), 'true']).status === 0;

type Order = 'lock' | 'write' | 'close' | 'statement';
type Locker = {
  process: ChildProcess;
  reports: Report[];
  order(what: Order, folder: string): void;
};

const folders: string[] = [];
const lockers: Locker[] = [];
afterEach(async () => {
  await Promise.all(lockers.splice(0).map(kill));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** A folder with an empty database. */
async function newDataDir(): Promise<string> {
  const dataDir = await newFolder();
  await (await newEngine({ dataDir })).close();
  return dataDir;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  folders.push(folder);
  return folder;
}

/** Starts a process in a container of its own, where this machine has containers. */
async function newLocker(): Promise<Locker> {
  const [command = '', ...rest] = [
    ...(hasContainers ? CONTAINER : []),
    process.execPath,
    '--import',
    'tsx',
    LOCKER,
  ];
  const child = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const reports: Report[] = [];
  child.on('message', (sent: Report) => reports.push(sent));
  const order = (what: Order, folder: string) => child.send({ do: what, folder });
  const locker = { process: child, reports, order };
  lockers.push(locker);
  await expect.poll(() => reports.length).toBe(1);
  return locker;
}

const found = ({ reports }: Locker, is: Report['is'], folder?: string) =>
  reports.find((sent) => sent.is === is && (folder === undefined || sent.folder === folder));

/** Whether this process acquired the lock. */
async function locks(locker: Locker, folder: string): Promise<boolean> {
  locker.order('lock', folder);
  const outcome = () => found(locker, 'locked', folder) ?? found(locker, 'refused', folder);
  await expect.poll(outcome).toBeDefined();
  return outcome()?.is === 'locked';
}

/** Sends a signal to the process in the container, the only child of `unshare`. */
function signal({ process: { pid = 0 } }: Locker, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  const inside = hasContainers ? Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) : pid;
  process.kill(inside, name);
}

async function kill(locker: Locker): Promise<void> {
  if (locker.process.exitCode !== null || locker.process.signalCode !== null) return;
  signal(locker, 'SIGKILL');
  await once(locker.process, 'exit');
}

describe('the lock of a database folder', () => {
  it('is held by one process at a time, which the second one names', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const folder = await newFolder();
    const lock = await lockFolder(folder, () => {});
    const holder = `host ${hostname()}, process ${process.pid}, since ${new Date().toISOString()}`;
    await expect(lockFolder(folder, () => {})).rejects.toThrow(`is in use by another portal (${holder}`);
    await lock.unlock();
    await (await lockFolder(folder, () => {})).unlock();
  });

  it(`is acquired by one of three containers after a crash, within ten seconds, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
    const [crashing, ...starting] = await Promise.all([newLocker(), newLocker(), newLocker(), newLocker()]);
    const all = await Promise.all(Array.from({ length: ROUNDS }, newFolder));
    const holding = await Promise.all(all.map((folder) => locks(crashing, folder)));
    expect(holding).toEqual(Array(ROUNDS).fill(true));
    const refused = await Promise.all(all.map((folder) => locks(starting[0] as Locker, folder)));
    expect(refused).toEqual(Array(ROUNDS).fill(false));
    (starting[0] as Locker).reports.length = 0;
    await kill(crashing);
    const crashed = performance.now();
    const holders = await Promise.all(
      all.map(async (folder) => {
        const won = await Promise.all(starting.map((locker) => locks(locker, folder)));
        return won.filter(Boolean).length;
      }),
    );
    expect(holders).toEqual(Array(ROUNDS).fill(1));
    expect(performance.now() - crashed).toBeLessThan(CRASH_MS);
  });

  it('is lost by a process that was suspended while another one acquired it', async () => {
    const [suspended, next] = await Promise.all([newLocker(), newLocker()]);
    const folder = await newFolder();
    expect(await locks(suspended, folder)).toBe(true);
    signal(suspended, 'SIGSTOP');
    expect(await locks(next, folder)).toBe(true);
    signal(suspended, 'SIGCONT');
    await expect.poll(() => found(suspended, 'lost')?.reason).toMatch(/acquired by another portal \(host /);
    expect(found(next, 'lost')).toBeUndefined();
  });

  it('is kept by a process that was suspended while nobody else wanted it', async () => {
    const folder = await newFolder();
    const lock = await lockFolder(folder, () => {});
    const real = Date.now;
    Date.now = () => real() + 3_600_000;
    expect(() => lock.check()).not.toThrow();
    Date.now = real;
    await lock.unlock();
  });
});

describe('a database in a folder', () => {
  it('is held during a long statement, which ends when the process was suspended and lost the lock', async () => {
    const [first, second, third] = await Promise.all([newLocker(), newLocker(), newLocker()]);
    const folder = await newDataDir();
    first.order('statement', folder);
    await expect.poll(() => found(first, 'opened')).toBeDefined();
    expect(await locks(second, folder)).toBe(false);
    expect(found(first, 'wrote')).toBeUndefined();
    signal(first, 'SIGSTOP');
    expect(await locks(third, folder)).toBe(true);
    signal(first, 'SIGCONT');
    const [code] = await once(first.process, 'exit');
    expect(code).toBe(1);
    expect(found(first, 'wrote')).toBeUndefined();
  });

  it('accepts no row when the process was suspended between its check and the write', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    onTestFinished(() => void vi.restoreAllMocks());
    const folder = await newDataDir();
    const db = await openPglite(folder);
    await db.script('create table rows (id integer)');
    const [later, { writeSync }] = [Date.now() + 3_600_000, fs];
    vi.spyOn(fs, 'writeSync').mockImplementationOnce((...parameters) => {
      vi.spyOn(Date, 'now').mockReturnValue(later);
      writeFileSync(join(folder, 'portal.lock', '9'), '{}');
      return writeSync(...(parameters as Parameters<typeof writeSync>));
    });
    expect(await db.query('insert into rows values (1) returning id').catch(() => [])).toEqual([]);
    expect(exit).toHaveBeenCalledWith(1);
  });

  it('keeps every row that it accepted from two containers, one of which was suspended', async () => {
    const [first, second] = await Promise.all([newLocker(), newLocker()]);
    const folder = await newDataDir();
    const rowsOf = ({ reports }: Locker) =>
      reports.flatMap(({ is, row }) => (is === 'wrote' && row ? [row] : []));
    first.order('write', folder);
    await expect.poll(() => rowsOf(first).length).toBeGreaterThan(20);
    signal(first, 'SIGSTOP');
    second.order('write', folder);
    await expect.poll(() => rowsOf(second).length).toBeGreaterThan(20);
    signal(first, 'SIGCONT');
    await once(first.process, 'exit');
    const before = rowsOf(second).length;
    await expect.poll(() => rowsOf(second).length).toBeGreaterThan(before + 20);
    second.order('close', folder);
    await expect.poll(() => found(second, 'closed')).toBeDefined();
    const db = await openPglite(folder);
    const stored = (await db.query<{ id: number }>('select id from rows')).map(({ id }) => id);
    await db.close();
    const accepted = [...rowsOf(first), ...rowsOf(second)];
    expect(new Set(accepted).size).toBe(accepted.length);
    expect(accepted.filter((id) => !stored.includes(id))).toEqual([]);
  });
});
