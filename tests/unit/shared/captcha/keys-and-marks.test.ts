import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CENTRE, movedCrosshair } from '#shared/captcha/click-words/crosshair';
import { MARKER_RADIUS, pressedAt } from '#shared/captcha/click-words/markers';
import { elapsedSeconds } from '#shared/captcha/elapsed';
import { movedOffset } from '#shared/captcha/puzzle/slider-keys';

const keys = fc.constantFrom(
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'a',
);

it('moves the piece by 1 px, by 10 px with Shift or Page keys, and to the ends (CAPT-17)', () => {
  expect(movedOffset(100, 'ArrowRight', false)).toBe(101);
  expect(movedOffset(100, 'ArrowUp', false)).toBe(101);
  expect(movedOffset(100, 'ArrowLeft', false)).toBe(99);
  expect(movedOffset(100, 'ArrowDown', true)).toBe(90);
  expect(movedOffset(100, 'ArrowRight', true)).toBe(110);
  expect(movedOffset(100, 'PageUp', false)).toBe(110);
  expect(movedOffset(100, 'PageDown', true)).toBe(90);
  expect(movedOffset(100, 'Home', false)).toBe(0);
  expect(movedOffset(100, 'End', false)).toBe(280);
  expect(movedOffset(100, 'Tab', false)).toBeNull();
});

it('moves the crosshair by 5 px, or by 20 px with Shift (CAPT-17)', () => {
  expect(movedCrosshair(CENTRE, 'ArrowLeft', false)).toEqual({ x: CENTRE.x - 5, y: CENTRE.y });
  expect(movedCrosshair(CENTRE, 'ArrowDown', true)).toEqual({ x: CENTRE.x, y: CENTRE.y + 20 });
  expect(movedCrosshair(CENTRE, 'Enter', false)).toBeNull();
});

it('keeps piece and crosshair in the picture for any keys', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 200 }), (presses) => {
      let offset = 0;
      let point = CENTRE;
      for (const [key, isLong] of presses) {
        offset = movedOffset(offset, key, isLong) ?? offset;
        point = movedCrosshair(point, key, isLong) ?? point;
      }
      expect(offset >= 0 && offset <= 280).toBe(true);
      expect(point.x >= 0 && point.x <= 330 && point.y >= 0 && point.y <= 155).toBe(true);
    }),
  );
});

it('sets marks in order', () => {
  const one = pressedAt([], { x: 10, y: 10 });
  expect(pressedAt(one, { x: 100, y: 50 })).toEqual([
    { x: 10, y: 10 },
    { x: 100, y: 50 },
  ]);
});

it('removes a mark that is pressed again, and those after it', () => {
  const marks = [
    { x: 10, y: 10 },
    { x: 100, y: 50 },
  ];
  expect(pressedAt(marks, { x: 104, y: 47 })).toEqual([{ x: 10, y: 10 }]);
  expect(pressedAt(marks, { x: 12, y: 8 })).toEqual([]);
  expect(pressedAt(marks, { x: 100 + MARKER_RADIUS + 1, y: 50 })).toHaveLength(3);
});

it('formats seconds with two decimals (CAPT-08)', () => {
  expect(elapsedSeconds(0)).toBe('0.00');
  expect(elapsedSeconds(1234)).toBe('1.23');
  expect(elapsedSeconds(61_999)).toBe('62.00');
  expect(elapsedSeconds(-5)).toBe('0.00');
});
