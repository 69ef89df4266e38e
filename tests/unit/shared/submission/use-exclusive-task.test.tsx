import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useExclusiveTask } from '#shared/submission/use-exclusive-task';
import { mount } from '../../../support/unit/mount';

let task: ReturnType<typeof useExclusiveTask>;
let view: ReturnType<typeof mount>;
function Probe() {
  task = useExclusiveTask();
  return <output>{String(task.isBusy)}</output>;
}
beforeEach(() => {
  view = mount(<Probe />);
});
afterEach(() => view.unmount());

describe('a task', () => {
  const busy = () => view.get('output').textContent;

  it('runs once at a time, and can be run again after a failure', async () => {
    const finish: ((error?: Error) => void)[] = [];
    const work = vi.fn(
      () =>
        new Promise<void>((resolve, reject) => finish.push((error) => (error ? reject(error) : resolve()))),
    );
    let first = Promise.resolve();
    expect(busy()).toBe('false');
    await act(async () => {
      first = task.run(work).catch((error) => error);
      await task.run(work);
    });
    expect([work.mock.calls.length, busy()]).toEqual([1, 'true']);
    await act(async () => finish[0]?.(new Error('lost')));
    expect([await first, busy()]).toEqual([new Error('lost'), 'false']);
    await act(async () => void task.run(work));
    expect([work.mock.calls.length, busy()]).toEqual([2, 'true']);
    await act(async () => finish[1]?.());
    expect(busy()).toBe('false');
  });

  it('is aborted when its component is unmounted', async () => {
    const work = vi.fn((_signal: AbortSignal) => new Promise(() => {}));
    await act(async () => void task.run(work));
    const signal = work.mock.calls[0]?.[0];
    expect(signal?.aborted).toBe(false);
    view.render(null);
    expect(signal?.aborted).toBe(true);
  });
});
