import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { disableTypes, imageSize, types } from 'image-size';
import { PICTURE } from '../config/settings';

const KINDS = {
  jpg: { type: 'image/jpeg', encode: (canvas: Canvas) => canvas.encode('jpeg', PICTURE.quality) },
  png: { type: 'image/png', encode: (canvas: Canvas) => canvas.encode('png') },
  gif: { type: 'image/gif', encode: (canvas: Canvas) => canvas.encode('gif') },
} as const;
type Kind = keyof typeof KINDS;
type Size = { width: number; height: number };

export type Picture = { type: string; bytes: Buffer };

disableTypes(types.filter((type) => !isKind(type)));

/**
 * Detects the type of an image from its bytes, because file name and Content-Type can be wrong. Does not
 * decode it, since a few KB can decode to gigabytes.
 * @returns null for anything but a JPEG, PNG or GIF of at most 5000 x 5000 pixels
 */
export function pictureKind(bytes: Buffer): Kind | null {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    const frame = type === 'gif' ? firstFrame(bytes) : null;
    const isSmall = [width, height, frame?.width ?? 0, frame?.height ?? 0].every(
      (side) => side <= PICTURE.sideMax,
    );
    return isSmall && isKind(type) ? type : null;
  } catch {
    return null;
  }
}

/**
 * Re-encodes an image at no more than 512 x 512 pixels, which removes metadata and all but the first frame.
 * @returns null when the file is corrupt
 */
export async function redrawn(bytes: Buffer, kind: Kind): Promise<Picture | null> {
  const image = await loadImage(bytes).catch(() => null);
  if (!image) return null;
  const scale = Math.min(1, PICTURE.keptSide / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  const { type, encode } = KINDS[kind];
  return { type, bytes: await encode(canvas) };
}

function isKind(type: string): type is Kind {
  return Object.hasOwn(KINDS, type);
}

/**
 * Returns the extent of the first frame of a GIF. The decoder enlarges the image to it, whatever the header
 * declares.
 * @throws Error when a block is misplaced
 */
function firstFrame(bytes: Buffer): Size {
  const flags = bytes.readUInt8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  while (bytes.readUInt8(at) === 0x21) at = afterExtension(bytes, at);
  if (bytes.readUInt8(at) !== 0x2c) throw new Error('No frame follows the header.');
  const field = (index: number) => bytes.readUInt16LE(at + 1 + 2 * index);
  return { width: field(0) + field(2), height: field(1) + field(3) };
}

/** Skips an extension: a label, then length-prefixed blocks up to an empty one. */
function afterExtension(bytes: Buffer, start: number): number {
  let at = start + 2;
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1;
  return at + 1;
}
