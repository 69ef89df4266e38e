import { afterEach, expect, it } from 'vitest';
import { holdScroll } from '#ui/dialog/hold-scroll';

let release: () => void;
afterEach(() => {
  release();
  document.body.replaceChildren();
});

it.each([
  ['visible', true],
  ['hidden', true],
  ['clip', true],
  ['auto', false],
  ['scroll', false],
])('a wheel over a box with overflow %s in a dialog: the page is held: %s', (overflow, isHeld) => {
  const dialog = document.createElement('dialog');
  const box = document.createElement('div');
  box.style.overflow = overflow;
  box.style.overflowY = overflow;
  Object.defineProperties(box, { scrollHeight: { value: 200 }, clientHeight: { value: 100 } });
  dialog.append(box);
  document.body.append(dialog);
  release = holdScroll(dialog, { isAlone: false });
  const wheel = new WheelEvent('wheel', { deltaY: 10, bubbles: true, cancelable: true, composed: true });
  box.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(isHeld);
});
