import { afterEach, expect, it, vi } from 'vitest';
import { createEvent } from '#lib/document/create-event';

const init = { detail: { count: 3 }, bubbles: true, cancelable: true, composed: true };
const { CustomEvent: Native } = window;

afterEach(() => vi.unstubAllGlobals());

it('creates an event with its type, detail and options', () => {
  const event = createEvent('cntv-unread', init);
  expect(event).toBeInstanceOf(Native);
  expect(event.type).toBe('cntv-unread');
  expect(event).toMatchObject(init);
});

it('creates a native event where a library has replaced the classes of events', () => {
  class Own {}
  vi.stubGlobal('Event', Own);
  vi.stubGlobal('CustomEvent', Own);
  const event = createEvent('cntv-error', init);
  expect(event).toBeInstanceOf(Native);
  const listener = vi.fn();
  document.addEventListener('cntv-error', listener, { once: true });
  document.dispatchEvent(event);
  expect(listener).toHaveBeenCalledWith(event);
});
