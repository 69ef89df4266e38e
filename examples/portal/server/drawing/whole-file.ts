import { endOfGif } from './gif';

/** By type: the position after the last byte of the picture. */
const ENDS = { jpg: endOfJpeg, png: endOfPng, gif: endOfGif } as const;

/**
 * Whether a file contains its picture to the end; the decoder would show the missing part of a cut-off file in grey. What
 * follows the picture is ignored, because phones append videos and other data.
 * @throws RangeError when the file ends too early
 */
export function isCompleteFile(bytes: Buffer, kind: keyof typeof ENDS): boolean {
  return ENDS[kind](bytes) <= bytes.length;
}

const SCAN = 0xda;
const END = 0xd9;

/** Walks the segments. After the start of a scan come compressed data, up to the next marker. */
function endOfJpeg(bytes: Buffer): number {
  let at = 2;
  for (let marker = bytes.readUInt8(at + 1); marker !== END; marker = bytes.readUInt8(at + 1)) {
    // A marker may follow any number of 0xff.
    if (marker === 0xff) at += 1;
    else at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === SCAN) at = nextMarker(bytes, at);
  }
  return at + 2;
}

/** In compressed data, 0xff is followed by 0 or by the number of a restart. */
function nextMarker(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes.readUInt8(at) !== 0xff || isData(bytes.readUInt8(at + 1))) at += 1;
  return at;
}

function isData(byte: number): boolean {
  return byte === 0 || (byte >= 0xd0 && byte <= 0xd7);
}

function endOfPng(bytes: Buffer): number {
  let at = 8;
  while (bytes.toString('latin1', at + 4, at + 8) !== 'IEND') at += 12 + bytes.readUInt32BE(at);
  return at + 12;
}
