/**
 * Installs and builds what is missing, then starts the portal. Requires only Node. `npm start` adds `--dev`, which
 * turns on the dev console; `npm run start:prod` does not.
 */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../.build/is-built.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
refuseOldNode();
await import('../../.ci/prepare.mjs');
if (!isBuilt('.')) npm('run build', 'Building the widgets …');
startServer();

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** npm is a script on Windows, which only a shell can start. */
function npm(command, message) {
  console.log(message);
  const { status } = spawnSync(`npm ${command}`, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

function startServer() {
  const entry = ['--import', 'tsx', 'examples/portal/server/main.ts', ...process.argv.slice(2)];
  const server = spawn(process.execPath, entry, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}
