import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Holds a folder for this process as long as it lives. A listening local socket is the lock: unlike a file with a
 * process number, the system takes it away with the process, however that ends.
 * @returns lets the folder go
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = await socketPath(folder);
  const server = createServer((socket) => socket.destroy()).unref();
  if (!(await listens(server, path))) {
    if (await answers(path))
      throw new Error(`${folder} is in use by another portal. Stop it, or set DATA_DIR.`);
    await rm(path, { force: true });
    if (!(await listens(server, path))) throw new Error(`${folder} cannot be locked (${path}).`);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function socketPath(folder: string): Promise<string> {
  const name = `cntv-portal-${createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(path, () => resolve(true));
  });
}

/** A socket file left behind by a killed process refuses the connection. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}
