import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../examples/recipes/nginx.mjs';
import { TEST_LIMIT_MS } from '../time-limits.mjs';

/** Starts WebKitGTK's driver on a virtual display and returns its port. Where that fails, it starts both once more. */
export function startWebkitDriver() {
  return start().catch(start);
}

async function start() {
  const xvfb = startProcess('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24']);
  // Xvfb writes the number of a display that no other process has, once it can be used.
  const [display] = await unlessEnded(xvfb, once(xvfb.stdio[3], 'data'));
  // The driver does not tell which port it has chosen by itself.
  const port = await freePort();
  const driver = startProcess('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${String(display).trim()}`,
    // Without a graphics card, layers composited by OpenGL cost more than half of all the work.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  await unlessEnded(driver, untilAnswered(driver, port));
  return port;
}

/** Starts a process that ends with this one, and says so when it ends before. */
function startProcess(program, parameters, env) {
  const started = spawn(program, parameters, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  started.on('exit', () => console.warn(`${program} has ended.`));
  process.on('exit', () => started.kill());
  return started;
}

/** Resolves with `isUp`; rejects when the process ends before, and when it takes too long. */
function unlessEnded(started, isUp) {
  const failed = Promise.race([once(started, 'exit'), wait(TEST_LIMIT_MS, undefined, { ref: false })]);
  return Promise.race([
    isUp,
    failed.then(() => {
      throw new Error(`${started.spawnfile} did not start.`);
    }),
  ]);
}

async function untilAnswered(started, port) {
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
  while (started.exitCode === null && !(await isUp())) await wait(100);
}
