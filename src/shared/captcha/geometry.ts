import { CAPTCHA_HEIGHT, CAPTCHA_REFERENCE_WIDTH, CAPTCHA_SLIDER_Y, CAPTCHA_WIDTH } from '#config/limits';

/**
 * A captcha has three coordinate systems: the server's reference size (310x155), the picture size used in
 * this folder (330x155, CAPT-10), and the size of the zoomed or shrunk picture on the screen. A point is in
 * picture pixels.
 */
export type Point = { x: number; y: number };

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * Width of the block in reference size; in picture pixels it is floor(330 × 47 / 310) (decisions, part I).
 */
const REFERENCE_BLOCK_WIDTH = 47;

export const BLOCK_WIDTH = Math.floor((CAPTCHA_WIDTH * REFERENCE_BLOCK_WIDTH) / CAPTCHA_REFERENCE_WIDTH);

/** Largest offset of the block, in picture pixels. */
export const FARTHEST_OFFSET = CAPTCHA_WIDTH - BLOCK_WIDTH;

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/**
 * Returns the block's offset after a drag, in whole picture pixels.
 * @param start offset when the drag began, in picture pixels
 * @param dragged distance moved by the pointer, in CSS pixels
 * @param travel largest distance the knob can move, in CSS pixels
 */
export function draggedOffset(start: number, dragged: number, travel: number): number {
  if (travel <= 0) return start;
  return clamp(Math.round(start + (dragged / travel) * FARTHEST_OFFSET), 0, FARTHEST_OFFSET);
}

/** Converts viewport coordinates to whole picture pixels. */
export function pointInPicture(clientX: number, clientY: number, picture: Box): Point {
  return {
    x: scaled(clientX - picture.left, picture.width, CAPTCHA_WIDTH),
    y: scaled(clientY - picture.top, picture.height, CAPTCHA_HEIGHT),
  };
}

/**
 * Converts an offset to the puzzle's answer in reference size: x is not rounded, y is constant (CAPT-11,
 * CAPT-12).
 */
export function puzzleAnswer(offset: number): Point {
  return { x: (offset * CAPTCHA_REFERENCE_WIDTH) / CAPTCHA_WIDTH, y: CAPTCHA_SLIDER_Y };
}

/** Converts a clicked point to whole pixels of the reference size (decisions, part I). */
export function wordAnswer({ x, y }: Point): Point {
  return { x: Math.round((x * CAPTCHA_REFERENCE_WIDTH) / CAPTCHA_WIDTH), y: Math.round(y) };
}

/**
 * Returns the `scrollLeft` that centres a point of the picture in its pane.
 * @param x in picture pixels; both widths are in CSS pixels
 */
export function scrollTo(x: number, pictureWidth: number, paneWidth: number): number {
  const middle = (x / CAPTCHA_WIDTH) * pictureWidth;
  return clamp(middle - paneWidth / 2, 0, Math.max(pictureWidth - paneWidth, 0));
}

function scaled(distance: number, shownSize: number, size: number): number {
  return shownSize > 0 ? clamp(Math.round((distance / shownSize) * size), 0, size) : 0;
}
