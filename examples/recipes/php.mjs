import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './nginx.mjs';

/** Serves a folder by the server of PHP, with further environment variables. */
export async function startPhp(folder, environment = {}) {
  const port = await freePort();
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', folder], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await line(server, 'started');
  return { origin: `http://127.0.0.1:${port}`, process: server };
}

/** Resolves when a process has written a line with these words. */
export async function line(server, words) {
  const lines = createInterface(server.stderr);
  const printed = [];
  await new Promise((resolve, reject) => {
    lines.on('line', (text) => {
      printed.push(text);
      if (text.includes(words)) resolve();
    });
    server.on('exit', () => reject(new Error(printed.join('\n'))));
  });
}

export async function stop(server) {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
}
