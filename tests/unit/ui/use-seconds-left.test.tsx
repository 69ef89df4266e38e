import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSecondsLeft } from '#ui/hooks/use-seconds-left';
import { mount } from '../../support/unit/mount';

let view: ReturnType<typeof mount>;

function Seconds({ until }: { until: number }) {
  return <b>{useSecondsLeft(until)}</b>;
}

const show = (until: number) => {
  view = mount(<Seconds until={until} />);
};
const shown = () => Number(view.get('b').textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

it('counts whole seconds down to 0, and then stops (SMS-01, REG-30, CONST-25)', async () => {
  show(Date.now() + 2_500);
  expect(shown()).toBe(3);
  await pass(500);
  expect(shown()).toBe(2);
  await pass(1_999);
  expect(shown()).toBe(1);
  await pass(1);
  expect(shown()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('does not change while an input method composes in any field of the page', async () => {
  show(Date.now() + 10_000);
  act(() => void document.body.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })));
  await pass(3_000);
  expect(shown()).toBe(10);
  act(() => void document.body.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
  await pass(0);
  expect(shown()).toBe(7);
});

it('is 0 at once for a time in the past', () => {
  show(Date.now() - 1);
  expect(shown()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('follows the clock if timers are late', async () => {
  show(Date.now() + 10_000);
  vi.setSystemTime(Date.now() + 6_000);
  await pass(1_000);
  expect(shown()).toBe(3);
});

it('counts on where it was when the clock is set back', async () => {
  show(Date.now() + 10_000);
  await pass(4_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  await pass(1_000);
  expect(shown()).toBe(5);
  await pass(5_000);
  expect(shown()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('restarts for another time, and leaves no timer', async () => {
  show(Date.now() + 10_000);
  view.render(<Seconds until={Date.now() + 20_000} />);
  expect(shown()).toBe(20);
  expect(vi.getTimerCount()).toBe(1);
  view.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
