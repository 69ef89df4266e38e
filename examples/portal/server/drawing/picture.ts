import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { disableTypes, imageSize, types } from 'image-size';
import { PICTURE } from '../config/settings';
import { firstFrame } from './gif';
import { isCompleteFile } from './whole-file';

const KINDS = {
  jpg: { type: 'image/jpeg', encode: (canvas: Canvas) => canvas.encodeSync('jpeg', PICTURE.quality) },
  png: { type: 'image/png', encode: (canvas: Canvas) => canvas.encodeSync('png') },
  gif: { type: 'image/gif', encode: (canvas: Canvas) => canvas.encodeSync('gif') },
} as const;
export type Kind = keyof typeof KINDS;

export type Picture = { type: string; bytes: Uint8Array };

/** As the source of an image, it frees the decoded one, which would stay in memory beside the next until collected. */
const NOTHING = createCanvas(1, 1).encodeSync('png');

disableTypes(types.filter((type) => !isKind(type)));

/**
 * Detects the type of an image from its bytes, because file name and Content-Type can be wrong. Does not
 * decode it, since a few KB can decode to gigabytes.
 * @returns null for anything but a complete JPEG, PNG or GIF of at most 50 megapixels
 */
export function pictureKind(bytes: Buffer): Kind | null {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    if (!isKind(type) || !isCompleteFile(bytes, type)) return null;
    const frame = type === 'gif' ? firstFrame(bytes) : { width, height };
    const pixels = Math.max(width, frame.width) * Math.max(height, frame.height);
    return pixels <= PICTURE.pixelsMax ? type : null;
  } catch {
    return null;
  }
}

/**
 * Re-encodes an image at no more than 512 x 512 pixels, which removes metadata and all but the first frame.
 * @returns null when the file is corrupt
 */
export async function redrawn({ bytes, kind }: { bytes: Uint8Array; kind: Kind }): Promise<Picture | null> {
  const image = await loadImage(Buffer.from(bytes)).catch(() => null);
  if (!image) return null;
  const scale = Math.min(1, PICTURE.keptSide / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  image.src = NOTHING;
  await image.decode();
  const { type, encode } = KINDS[kind];
  return { type, bytes: encode(canvas) };
}

function isKind(type: string): type is Kind {
  return Object.hasOwn(KINDS, type);
}
