import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '#lib/when-idle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a task in a browser without requestIdleCallback', () => {
  beforeEach(() => vi.stubGlobal('requestIdleCallback', undefined));

  it('runs after half a second', () => {
    const run = vi.fn();
    whenIdle(run);
    vi.advanceTimersByTime(499);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run after it was cancelled', () => {
    const run = vi.fn();
    whenIdle(run)();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});

describe('a task in a browser with requestIdleCallback', () => {
  const request = vi.fn((_run: () => void, _options: object) => 7);
  const cancel = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
  });

  it('runs when the browser is idle, within half a second', () => {
    const run = vi.fn();
    whenIdle(run);
    expect(request).toHaveBeenCalledWith(run, { timeout: 500 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not run after it was cancelled', () => {
    const stop = whenIdle(() => {});
    expect(cancel).not.toHaveBeenCalled();
    stop();
    expect(cancel).toHaveBeenCalledWith(7);
  });
});
