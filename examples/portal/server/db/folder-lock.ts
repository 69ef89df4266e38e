import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Unlock = () => Promise<void>;
/** Returns null when another process holds the lock. */
type Lock = (name: string) => Promise<Unlock | null>;

/**
 * Locks by platform that the system takes atomically and releases when the process ends, even on a crash.
 * None leaves a stale lock file, which two processes could try to remove at once.
 */
const LOCKS: Partial<Record<NodeJS.Platform, Lock>> = {
  // An abstract socket has a name, but no file.
  linux: (name) => listen(`\0${name}`),
  win32: (name) => listen(`\\\\.\\pipe\\${name}`),
  darwin: openExclusively,
  freebsd: openExclusively,
};
/**
 * O_EXLOCK of open(2) on macOS and FreeBSD: opens and locks a file in one step. Node has no constant for it.
 */
const O_EXLOCK = 0x20;

/**
 * Locks a folder for this process until it ends or releases the lock.
 * @throws Error when another process holds it
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  const lock = LOCKS[process.platform];
  if (!lock) throw new Error(`no folder can be locked on ${process.platform}. Set DATABASE_URL.`);
  const id = createHash('sha256').update(await realpath(folder));
  const unlock = await lock(`cntv-portal-${id.digest('hex').slice(0, 32)}`);
  if (!unlock) throw new Error(`${folder} is in use by another portal. Stop it, or set DATA_DIR.`);
  return unlock;
}

function listen(path: string): Promise<Unlock | null> {
  const server = createServer((socket) => socket.destroy()).unref();
  const unlock = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(unlock));
  });
}

async function openExclusively(name: string): Promise<Unlock | null> {
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK;
  try {
    const file = await open(join(tmpdir(), `${name}.lock`), flags);
    return () => file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return null;
    throw error;
  }
}
