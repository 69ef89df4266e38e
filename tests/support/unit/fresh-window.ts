import {
  unstable_IdlePriority as IdlePriority,
  unstable_scheduleCallback as scheduleCallback,
} from 'scheduler';
import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { freshPage } from './fresh-page';

// Runs before each test file and starts it with new modules, globals and a new window. The files of a worker share its
// process and libraries, because a process for each file would triple the CPU of the tests.
const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
const globals = new Set(Reflect.ownKeys(globalThis));
freshPage();

afterAll(async () => {
  vi.useRealTimers();
  // What React has scheduled needs the window. Idle work runs after all other work.
  await new Promise<void>((resolve) => scheduleCallback(IdlePriority, () => resolve()));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await teardown(globalThis);
  for (const key of Reflect.ownKeys(globalThis)) {
    if (!globals.has(key)) Reflect.deleteProperty(globalThis, key);
  }
});
