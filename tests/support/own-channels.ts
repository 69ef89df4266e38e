import { threadId } from 'node:worker_threads';

/**
 * Threads of one process share their channels, so that a sign-in of one test would reach the tests in other threads.
 * This class gives each thread channels of its own.
 */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name}#${threadId}`);
  }
};
