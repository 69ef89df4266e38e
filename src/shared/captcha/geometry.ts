import {
  CAPTCHA_HEIGHT,
  CAPTCHA_REFERENCE_WIDTH,
  CAPTCHA_SLIDER_Y,
  CAPTCHA_WIDTH,
} from '../../config/limits';

/**
 * Three sizes meet in a captcha: the reference size the server speaks (310x155), the picture size everything here is
 * kept in (330x155, CAPT-10), and whatever the picture measures on the screen when it is zoomed or squeezed.
 */
export type Point = { x: number; y: number };

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Width of the block in the reference picture; shown it is floor(330 × 47 / 310) wide (decisions, part I). */
const REFERENCE_BLOCK_WIDTH = 47;

export const BLOCK_WIDTH = Math.floor((CAPTCHA_WIDTH * REFERENCE_BLOCK_WIDTH) / CAPTCHA_REFERENCE_WIDTH);

/** How far the block can be moved, in picture pixels. */
export const FARTHEST_OFFSET = CAPTCHA_WIDTH - BLOCK_WIDTH;

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/**
 * Where the block stands after a drag, in whole picture pixels.
 * @param start where it stood when the drag began
 * @param dragged how far the pointer went, in pixels of the screen
 * @param travel how far the knob can go at all, in pixels of the screen
 */
export function draggedOffset(start: number, dragged: number, travel: number): number {
  if (travel <= 0) return start;
  return clamp(Math.round(start + (dragged / travel) * FARTHEST_OFFSET), 0, FARTHEST_OFFSET);
}

/** The place in the picture which a place on the screen stands for, in whole picture pixels. */
export function pointInPicture(clientX: number, clientY: number, picture: Box): Point {
  return {
    x: scaled(clientX - picture.left, picture.width, CAPTCHA_WIDTH),
    y: scaled(clientY - picture.top, picture.height, CAPTCHA_HEIGHT),
  };
}

/** The puzzle's answer in reference size: x is not rounded, y is a constant (CAPT-11, CAPT-12). */
export function puzzleAnswer(offset: number): Point {
  return { x: (offset * CAPTCHA_REFERENCE_WIDTH) / CAPTCHA_WIDTH, y: CAPTCHA_SLIDER_Y };
}

/** A pressed word in reference size, in whole pixels (decisions, part I). */
export function wordAnswer({ x, y }: Point): Point {
  return { x: Math.round((x * CAPTCHA_REFERENCE_WIDTH) / CAPTCHA_WIDTH), y: Math.round(y) };
}

/**
 * How far a pane has to be scrolled so that a place in the picture stands in its middle.
 * @param x in picture pixels; both widths in pixels of the screen
 */
export function scrollTo(x: number, pictureWidth: number, paneWidth: number): number {
  const middle = (x / CAPTCHA_WIDTH) * pictureWidth;
  return clamp(middle - paneWidth / 2, 0, Math.max(pictureWidth - paneWidth, 0));
}

function scaled(distance: number, shownSize: number, size: number): number {
  return shownSize > 0 ? clamp(Math.round((distance / shownSize) * size), 0, size) : 0;
}
