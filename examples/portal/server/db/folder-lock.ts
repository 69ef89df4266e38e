import { existsSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The holder looks this often whether it still holds the lock, and writes a beat. It does so before a write too, when the
 * last time is longer ago than `FRESH_MS`: during a long statement, or in a process that was suspended, no timer runs.
 */
const BEAT_MS = 500;
const FRESH_MS = 1000;
/**
 * A holder without a beat in this many looks is gone. Looks are counted instead of time, because the process that looks may
 * have been suspended too.
 */
const LOOK_MS = 250;
const LOOKS = 20;
/** Time between taking the lock of another process and the first write: longer than that process writes without a look. */
const SETTLE_MS = 1500;

const LEASES = 'portal.lock';

type Holder = { host: string; pid: number; since: string; beat: number; isReleased: boolean };

export type FolderLock = {
  /** @throws Error when another process has acquired the lock; to be called before each write */
  check(): void;
  unlock(): Promise<void>;
};

/**
 * Locks a folder for this process, until it releases the lock or ends, by a lease that is a file in the folder: containers
 * on one volume share no process IDs and no sockets, and Node has no locks of files. Each holder creates the file with the
 * next number, which only one process can do, and the highest number holds the lock. The lock of a process that crashed
 * is free after seven seconds. On a network file system that shows new files late, use PostgreSQL instead.
 * @param onLost called once when another process has acquired the lock, because this one was suspended
 * @throws Error that names the process which holds it
 */
export async function lockFolder(folder: string, onLost: (reason: string) => void): Promise<FolderLock> {
  const leases = join(folder, LEASES);
  mkdirSync(leases, { recursive: true });
  for (;;) {
    const last = newest(leases);
    const isFree = last === 0 || readHolder(leases, last)?.isReleased;
    if (!isFree && (await beats(leases, last)))
      throw new Error(`${folder} is in use by ${nameOf(leases, last)}. Stop it, or set DATA_DIR.`);
    const number = last + 1;
    const holder = newHolder();
    if (newest(leases) !== last || !claim(leases, number, holder)) continue;
    const lock = hold(leases, number, holder, onLost);
    if (!isFree) await wait(SETTLE_MS);
    lock.check();
    for (const older of numbersIn(leases)) if (older < number) remove(join(leases, String(older)));
    return lock;
  }
}

function newHolder(): Holder {
  const since = new Date().toISOString();
  return { host: hostname(), pid: process.pid, since, beat: 0, isReleased: false };
}

/** @returns false when another process was faster */
function claim(leases: string, number: number, holder: Holder): boolean {
  const file = join(leases, String(number));
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  if (newest(leases) === number) return true;
  // An old number, which was free because a later holder has removed its file.
  unlinkSync(file);
  return false;
}

function hold(leases: string, number: number, holder: Holder, onLost: (reason: string) => void): FolderLock {
  const put = () => writeFileSync(join(leases, String(number)), JSON.stringify(holder));
  let lost: string | undefined;
  let looked = now();
  const renew = () => {
    const moment = now();
    const highest = newest(leases);
    looked = moment;
    if (lost) return;
    if (highest === number) {
      holder.beat += 1;
      return put();
    }
    lost = `The lock of the database folder was acquired by ${nameOf(leases, highest)}.`;
    clearInterval(beating);
    onLost(lost);
  };
  const beating = setInterval(() => {
    try {
      renew();
    } catch (error) {
      // A full disk, for example. The next beat or write tries again.
      console.error('lock of the database folder:', (error as Error).message);
    }
  }, BEAT_MS).unref();
  const release = () => {
    clearInterval(beating);
    process.off('exit', release);
    holder.isReleased = true;
    if (!lost && existsSync(leases) && newest(leases) === number) put();
  };
  // An orderly end of the process without `unlock`.
  process.once('exit', release);
  const check = () => {
    if (!isFresh(looked)) renew();
    if (lost) throw new Error(lost);
  };
  return { check, unlock: async () => release() };
}

/** Whether the holder writes beats. Waits until it does or has not for some seconds. */
async function beats(leases: string, number: number): Promise<boolean> {
  const file = join(leases, String(number));
  const first = readText(file);
  for (let looks = 0; looks < LOOKS; looks++) {
    await wait(LOOK_MS);
    if (readText(file) !== first) return !readHolder(leases, number)?.isReleased && existsSync(file);
  }
  return false;
}

type Moment = { monotonic: number; wall: number };

function now(): Moment {
  return { monotonic: performance.now(), wall: Date.now() };
}

/** By both clocks: the monotonic one stops with a suspended machine, the other can be set back. */
function isFresh({ monotonic, wall }: Moment): boolean {
  return performance.now() - monotonic < FRESH_MS && Math.abs(Date.now() - wall) < FRESH_MS;
}

function newest(leases: string): number {
  return Math.max(0, ...numbersIn(leases));
}

function numbersIn(leases: string): number[] {
  return readdirSync(leases)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function nameOf(leases: string, number: number): string {
  const { host = 'unknown', pid = 'unknown', since = 'an unknown time' } = readHolder(leases, number) ?? {};
  return `another portal (host ${host}, process ${pid}, since ${since})`;
}

function readHolder(leases: string, number: number): Holder | null {
  try {
    return JSON.parse(readText(join(leases, String(number)))) as Holder;
  } catch {
    // Just being written.
    return null;
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
