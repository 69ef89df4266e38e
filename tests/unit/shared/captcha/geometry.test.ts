import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  BLOCK_WIDTH,
  draggedOffset,
  FARTHEST_OFFSET,
  pointInPicture,
  puzzleAnswer,
  scrollTo,
  wordAnswer,
} from '#shared/captcha/geometry';

const offset = fc.integer({ min: 0, max: 280 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

it('has a piece 50 px wide, which can move by 280 px (OQ-89)', () => {
  expect(BLOCK_WIDTH).toBe(50);
  expect(FARTHEST_OFFSET).toBe(280);
});

it('scales the puzzle to the reference width without rounding, with y = 5 (CAPT-11, CAPT-12, CONST-16)', () => {
  expect(puzzleAnswer(132)).toEqual({ x: 124, y: 5 });
  expect(puzzleAnswer(100).x).toBeCloseTo(93.9393939, 6);
  expect(JSON.stringify(puzzleAnswer(132))).toBe('{"x":124,"y":5}');
});

it('scales words to whole pixels of the reference size (CAPT-11)', () => {
  expect(wordAnswer({ x: 330, y: 155 })).toEqual({ x: 310, y: 155 });
  expect(wordAnswer({ x: 100, y: 77 })).toEqual({ x: 94, y: 77 });
});

it('keeps every word inside the reference picture (CAPT-11)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 330 }), fc.integer({ min: 0, max: 155 }), (x, y) => {
      const answer = wordAnswer({ x, y });
      expect(Number.isInteger(answer.x) && answer.x >= 0 && answer.x <= 310).toBe(true);
      expect(answer.y).toBe(y);
    }),
  );
});

it('returns the same point for a picture of any size: shrunk, original, zoomed (CAPT-10, CAPT-11)', () => {
  fc.assert(
    fc.property(
      share,
      share,
      fc.integer({ min: 120, max: 1320 }),
      fc.integer({ min: -500, max: 500 }),
      fc.integer({ min: -500, max: 500 }),
      (across, down, width, left, top) => {
        const height = (width * 155) / 330;
        const point = pointInPicture(left + across * width, top + down * height, {
          left,
          top,
          width,
          height,
        });
        expect(Math.abs(point.x - across * 330)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Math.abs(point.y - down * 155)).toBeLessThanOrEqual(0.5 + 1e-6);
      },
    ),
  );
});

it('moves a press beside the picture, or on one without size, into the picture', () => {
  const picture = { left: 10, top: 10, width: 330, height: 155 };
  expect(pointInPicture(0, 500, picture)).toEqual({ x: 0, y: 155 });
  expect(pointInPicture(5, 5, { left: 0, top: 0, width: 0, height: 0 })).toEqual({ x: 0, y: 0 });
});

it('moves the piece in proportion to the knob, for any length of the track', () => {
  fc.assert(
    fc.property(offset, share, fc.integer({ min: 60, max: 1200 }), (start, part, travel) => {
      const dragged = (part - start / FARTHEST_OFFSET) * travel;
      expect(Math.abs(draggedOffset(start, dragged, travel) - part * FARTHEST_OFFSET)).toBeLessThanOrEqual(
        0.5 + 1e-6,
      );
    }),
  );
});

it('never moves the piece out of the picture, or on a track without length', () => {
  fc.assert(
    fc.property(offset, fc.integer({ min: -5000, max: 5000 }), (start, dragged) => {
      const moved = draggedOffset(start, dragged, 286);
      expect(moved >= 0 && moved <= FARTHEST_OFFSET && Number.isInteger(moved)).toBe(true);
    }),
  );
  expect(draggedOffset(40, 100, 0)).toBe(40);
});

it('scrolls a zoomed picture to the position, and never past its ends', () => {
  expect(scrollTo(165, 660, 300)).toBe(180);
  expect(scrollTo(0, 660, 300)).toBe(0);
  expect(scrollTo(330, 660, 300)).toBe(360);
  expect(scrollTo(200, 330, 330)).toBe(0);
});
