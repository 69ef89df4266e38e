/** Blocks of a GIF; each ends with length-prefixed parts up to an empty one. */
const EXTENSION = 0x21;
const FRAME = 0x2c;
const END = 0x3b;

/**
 * Returns the extent of the first frame. The decoder enlarges the image to it, whatever the header declares.
 * @throws Error when a block is misplaced
 */
export function firstFrame(bytes: Buffer): { width: number; height: number } {
  let at = firstBlock(bytes);
  while (bytes.readUInt8(at) === EXTENSION) at = afterParts(bytes, at + 2);
  if (bytes.readUInt8(at) !== FRAME) throw new Error('No frame follows the header.');
  const field = (index: number) => bytes.readUInt16LE(at + 1 + 2 * index);
  return { width: field(0) + field(2), height: field(1) + field(3) };
}

/**
 * Returns the position after the last block.
 * @throws RangeError when the file ends before it
 */
export function endOfGif(bytes: Buffer): number {
  let at = firstBlock(bytes);
  while (bytes.readUInt8(at) !== END) {
    const isFrame = bytes.readUInt8(at) === FRAME;
    at = afterParts(bytes, isFrame ? at + 11 + sizeOfColours(bytes.readUInt8(at + 9)) : at + 2);
  }
  return at + 1;
}

function firstBlock(bytes: Buffer): number {
  return 13 + sizeOfColours(bytes.readUInt8(10));
}

/** Size of the colour table that follows these flags. */
function sizeOfColours(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function afterParts(bytes: Buffer, start: number): number {
  let at = start;
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1;
  return at + 1;
}
