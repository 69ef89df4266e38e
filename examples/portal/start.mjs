/**
 * Installs and builds what is missing, then starts the portal. Requires only Node. `npm start` adds `--dev`, which
 * turns on the dev console; `npm run start:prod` does not.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../.build/is-built.mjs';
import { beginLine, runQuietly } from '../../.ci/run-quietly.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
refuseOldNode();
await import('../../.ci/prepare.mjs');
if (!isBuilt('.') && !(await runQuietly('Building the widgets', 'npm run build'))) process.exit(1);
startServer();

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

function startServer() {
  const entry = ['--import', 'tsx', 'examples/portal/server/main.ts', ...process.argv.slice(2)];
  const endLine = beginLine('Starting the portal');
  const server = spawn(process.execPath, entry, { stdio: ['inherit', 'pipe', 'pipe'] });
  for (const name of ['stdout', 'stderr']) {
    server[name].once('data', () => endLine(''));
    server[name].pipe(process[name]);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}
