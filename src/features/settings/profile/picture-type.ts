/** The content type of each picture that is accepted (AVATAR-01), the bytes it begins with, and where it ends. */
const PICTURES: readonly { type: string; start: readonly number[]; skipToEnd(bytes: DataView): void }[] = [
  { type: 'image/jpeg', start: [0xff, 0xd8, 0xff], skipToEnd: skipJpeg },
  { type: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], skipToEnd: skipPng },
  { type: 'image/gif', start: [0x47, 0x49, 0x46, 0x38], skipToEnd: skipGif },
];

/**
 * Returns the content type of a picture by its bytes, whatever its name and its own type are; `cut` if it has no end, and
 * null for anything else. Bytes after its end are ignored: phones append a film there.
 */
export function pictureType(content: ArrayBuffer): string | 'cut' | null {
  const bytes = new DataView(content);
  const picture = PICTURES.find(({ start }) =>
    start.every((byte, at) => at < bytes.byteLength && bytes.getUint8(at) === byte),
  );
  try {
    picture?.skipToEnd(bytes);
    // The view throws where the bytes end.
  } catch {
    return 'cut';
  }
  return picture?.type ?? null;
}

/** Segments with a length, and coded data, in which 0xff is followed by 0 or by a marker without a length. */
function skipJpeg(bytes: DataView): void {
  for (let at = 2; ; ) {
    const marker = bytes.getUint16(at);
    if (marker === 0xff_d9) return;
    const isSegment = marker > 0xff_01 && marker < 0xff_ff && !(marker >= 0xff_d0 && marker <= 0xff_d8);
    at += isSegment ? 2 + bytes.getUint16(at + 2) : 1;
  }
}

/** Chunks of length, name, content and checksum; the last one is named IEND. */
function skipPng(bytes: DataView): void {
  for (let at = 8, name = 0; name !== 0x49_45_4e_44; ) {
    name = bytes.getUint32(at + 4);
    at += bytes.getUint32(at) + 12;
    bytes.getUint8(at - 1);
  }
}

/** Blocks that are lists of parts with a length; an image has a head and perhaps a table of colours before them. */
function skipGif(bytes: DataView): void {
  for (let at = 13 + tableLength(bytes.getUint8(10)); bytes.getUint8(at) !== 0x3b; ) {
    at += bytes.getUint8(at) === 0x2c ? 11 + tableLength(bytes.getUint8(at + 9)) : 2;
    for (let length = 1; length > 0; at += length + 1) length = bytes.getUint8(at);
  }
}

function tableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}
