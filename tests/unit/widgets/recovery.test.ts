import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOADED_EVENT } from '#config/events';
import { RECOVERY_PAUSE_MS } from '#config/limits';
import { recoveryOf } from '../../../widgets/connection/recovery';

let connection: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  connection = new AbortController();
});
afterEach(() => {
  connection.abort();
  vi.useRealTimers();
});
const give = (sign = 'online') => void window.dispatchEvent(new Event(sign));

it('calls all that wait at the next sign, once', () => {
  const recover = recoveryOf();
  const retries = [vi.fn(), vi.fn()];
  for (const retry of retries) recover(connection.signal, retry);
  give();
  give();
  for (const retry of retries) expect(retry).toHaveBeenCalledOnce();
});

it('calls them at most once a minute, also those that begin to wait meanwhile and in a later connection', () => {
  const recover = recoveryOf();
  const retry = vi.fn(() => {
    connection.abort();
    connection = new AbortController();
    recover(connection.signal, retry);
  });
  recover(connection.signal, retry);
  for (const sign of ['online', 'visibilitychange', LOADED_EVENT, 'online']) give(sign);
  expect(retry).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(RECOVERY_PAUSE_MS);
  give();
  give();
  expect(retry).toHaveBeenCalledTimes(2);
});

it('does not call what a former connection waits for', () => {
  const recover = recoveryOf();
  const [former, present] = [vi.fn(), vi.fn()];
  recover(connection.signal, former);
  connection.abort();
  connection = new AbortController();
  recover(connection.signal, present);
  give();
  expect([former.mock.calls.length, present.mock.calls.length]).toEqual([0, 1]);
});
