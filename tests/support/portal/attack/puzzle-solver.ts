import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Pictures are twice the reference size. */
const SCALE = 2;

type Pixels = { width: number; height: number; data: Uint8ClampedArray };
type Strategy = (picture: Pixels, piece: Pixels, left: number) => number;

/**
 * Programs that slide the piece over the picture, and score each place; the best score is their answer. The first two are
 * what a few lines of a public library do with the pixels of the piece; the third looks for its outline.
 */
export const STRATEGIES = { difference, correlation, outline } satisfies Record<string, Strategy>;

/** Returns the left edge of the hole in the reference size that a strategy finds. */
export async function solvePuzzle(
  strategy: Strategy,
  { picture, piece }: { picture: string; piece: string },
): Promise<number> {
  const [scene, block] = [await pixelsOf(picture), await pixelsOf(piece)];
  const last = (scene.width - block.width) / SCALE;
  const scores = Array.from({ length: last + 1 }, (_, left) => strategy(scene, block, left * SCALE));
  // The hole is never below the piece at its start.
  return scores.indexOf(Math.max(...scores.slice(block.width / SCALE)));
}

/** The hole was the picture below this colour. */
const SHADE = { colour: [12, 18, 32], strength: 0.42 } as const;

/** The negative sum of the differences of pixels; the piece is shaded like the hole. */
function difference(picture: Pixels, piece: Pixels, left: number): number {
  let sum = 0;
  eachSolid(piece, (x, y, at) => {
    for (const [channel, shade] of SHADE.colour.entries()) {
      const shaded = (piece.data[at + channel] ?? 0) * (1 - SHADE.strength) + shade * SHADE.strength;
      sum -= Math.abs(shaded - valueAt(picture, left + x, y, channel));
    }
  });
  return sum;
}

/** The normalised cross-correlation, which ignores brightness and contrast. Its sign is ignored too. */
function correlation(picture: Pixels, piece: Pixels, left: number): number {
  let total = 0;
  for (let channel = 0; channel < 3; channel++) {
    let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
    eachSolid(piece, (x, y, at) => {
      const [mine, theirs] = [piece.data[at + channel] ?? 0, valueAt(picture, left + x, y, channel)];
      n += 1;
      a += mine;
      b += theirs;
      aa += mine * mine;
      bb += theirs * theirs;
      ab += mine * theirs;
    });
    total += Math.abs((n * ab - a * b) / Math.sqrt((n * aa - a * a) * (n * bb - b * b) || 1));
  }
  return total;
}

/** How much lighter or darker the picture is inside the outline of the piece than just outside. */
function outline(picture: Pixels, piece: Pixels, left: number): number {
  let [inside, outside, inner, outer] = [0, 0, 0, 0];
  const isSolid = (x: number, y: number) => piece.data[(y * piece.width + x) * 4 + 3] === 255;
  const step = 5;
  for (let y = step; y < piece.height - step; y++)
    for (let x = step; x < piece.width - step; x++) {
      const near = [isSolid(x - step, y), isSolid(x + step, y), isSolid(x, y - step), isSolid(x, y + step)];
      if (!near.includes(!isSolid(x, y))) continue;
      const light = [0, 1, 2].reduce((sum, channel) => sum + valueAt(picture, left + x, y, channel), 0);
      if (isSolid(x, y)) [inside, inner] = [inside + light, inner + 1];
      else [outside, outer] = [outside + light, outer + 1];
    }
  return Math.abs(outside / outer - inside / inner);
}

function eachSolid(piece: Pixels, visit: (x: number, y: number, at: number) => void): void {
  for (let y = 0; y < piece.height; y++)
    for (let x = 0; x < piece.width; x++) {
      const at = (y * piece.width + x) * 4;
      if (piece.data[at + 3] === 255) visit(x, y, at);
    }
}

function valueAt({ width, data }: Pixels, x: number, y: number, channel: number): number {
  return data[(y * width + x) * 4 + channel] ?? 0;
}

async function pixelsOf(text: string): Promise<Pixels> {
  const image = await loadImage(Buffer.from(text.replace(/^data:.*,/, ''), 'base64'));
  const { width, height } = image;
  const pen = createCanvas(width, height).getContext('2d');
  pen.drawImage(image, 0, 0);
  return { width, height, data: pen.getImageData(0, 0, width, height).data };
}
