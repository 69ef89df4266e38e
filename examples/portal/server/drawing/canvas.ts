import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/**
 * Pictures are drawn at twice the reference size, for high-density screens; coordinates use the reference
 * size.
 */
const SCALE = 2;
const JPEG_QUALITY = 72;

export type Sheet = { canvas: Canvas; pen: SKRSContext2D; width: number; height: number };

export function newSheet(width: number, height: number): Sheet {
  const canvas = createCanvas(width * SCALE, height * SCALE);
  const pen = canvas.getContext('2d');
  pen.scale(SCALE, SCALE);
  return { canvas, pen, width, height };
}

/**
 * JPEG with a data URL prefix, since clients assume PNG without one. Encodes in the calling thread, because `encode()` uses
 * the threads that also read files.
 */
export function jpegText({ canvas }: Sheet): string {
  return `data:image/jpeg;base64,${canvas.encodeSync('jpeg', JPEG_QUALITY).toString('base64')}`;
}

/** Base64 without a prefix, as AJ-Captcha sends its pictures. */
export function pngText({ canvas }: Sheet): string {
  return canvas.encodeSync('png').toString('base64');
}
