import { Path2D } from '@napi-rs/canvas';
import { CAPTCHA } from '../config/settings';
import { jpegText, newSheet, pngText, type Sheet } from './canvas';
import { amount, between, isHeads } from './random';
import { drawGrain, drawScene } from './scene';

const SIZE = CAPTCHA.pieceSize;
/** Margin around the body of the piece for its outline and tabs. */
const KNOB = 6;
const INSET = KNOB + 2;
/** Range of the hole: as wide as the picture allows beside the piece, so that a guess is seldom right. */
const LEFTMOST = SIZE + 1;
const RIGHTMOST = CAPTCHA.width - SIZE;

export type Puzzle = {
  picture: string;
  piece: string;
  /** Left edge of the hole in the reference size: the solution. */
  x: number;
};

/**
 * Draws a scene with two holes, and a piece that has the shape of one: 47 wide and as tall as the picture. What is on the
 * piece is not what was in the hole: it comes from a random place of the scene, in another scale and other colours, with
 * noise.
 *
 * This makes programs fail that look for the pixels of the piece in the picture: of 100 puzzles, the correlation finds no
 * more than a guess does, and the difference, which finds a dark hole but not the right one of two, about a third
 * (`tests/hosts/attack/puzzle.test.ts`). It does not hold off a program written for this portal, which compares the
 * outlines as a person does and finds nearly all, nor people who are paid to solve captchas: the limits of wrong
 * solutions, sign-ins, codes and mails have to hold without it. A portal that needs more puts a service in the place of
 * `newPuzzle` and `check` in `captcha/captcha.ts` that also judges how the piece was moved and where requests come from.
 */
export function drawPuzzle(): Puzzle {
  const scene = drawScene();
  const x = placeOfHole();
  const y = between(6, CAPTCHA.height - SIZE - 6);
  const sides = newSides();
  const outline = outlineOf(sides);
  const piece = newPiece(scene, outline, y);
  const look = newLook();
  drawHole(scene.pen, outline, look, x, y);
  const other = outlineOf(sides.map((side) => OTHER[side]));
  drawHole(scene.pen, other, look, placeOfDecoy(x), y);
  return { picture: jpegText(scene), piece: pngText(piece), x };
}

export function placeOfHole(): number {
  return between(LEFTMOST, RIGHTMOST);
}

/** A second hole of another shape, beside the first one. */
function placeOfDecoy(x: number): number {
  const [before, after] = [x - LEFTMOST - SIZE, RIGHTMOST - x - SIZE];
  const offset = between(0, Math.max(0, before) + Math.max(0, after));
  return offset < before ? LEFTMOST + offset : x + SIZE + offset - Math.max(0, before);
}

/** By side of the piece: straight, or with a tab or a blank. */
type Side = 'straight' | 'tab' | 'blank';

function newSides(): Side[] {
  const straight = between(0, 4);
  return [0, 1, 2, 3].map((side) => (side === straight ? 'straight' : isHeads() ? 'tab' : 'blank'));
}

/** Differs on every side, so that a person sees which hole the piece fits. */
const OTHER: Readonly<Record<Side, Side>> = { straight: 'tab', tab: 'blank', blank: 'tab' };

function outlineOf(sides: readonly Side[]): Path2D {
  const path = new Path2D();
  const [low, high, middle] = [INSET, SIZE - INSET, SIZE / 2];
  const corners = [
    [low, low],
    [high, low],
    [high, high],
    [low, high],
  ] as const;
  path.moveTo(low, low);
  sides.forEach((kind, side) => {
    const angle = (side * Math.PI) / 2;
    if (kind !== 'straight') {
      const [cx, cy] = [
        [middle, low],
        [high, middle],
        [middle, high],
        [low, middle],
      ][side] as [number, number];
      path.arc(cx, cy, KNOB, angle + Math.PI, angle, kind === 'blank');
    }
    const [nx, ny] = corners[(side + 1) % 4] as readonly [number, number];
    path.lineTo(nx, ny);
  });
  path.closePath();
  return path;
}

function newPiece(scene: Sheet, outline: Path2D, y: number): Sheet {
  const piece = newSheet(SIZE, CAPTCHA.height);
  const { pen } = piece;
  pen.translate(0, y);
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / 0.55)';
  pen.shadowBlur = 6;
  pen.fill(outline);
  pen.restore();
  // The rim is outside, because the hole has one inside.
  pen.lineWidth = 2.5;
  pen.strokeStyle = 'rgb(255 255 255 / 0.9)';
  pen.stroke(outline);
  pen.save();
  pen.clip(outline);
  drawFromElsewhere(piece, scene, y);
  pen.restore();
  return piece;
}

/**
 * The place does not depend on that of the hole: one that avoided it would tell where the hole is not. It has about the
 * same height, so that the piece looks like a part of the picture.
 */
function drawFromElsewhere({ pen }: Sheet, scene: Sheet, y: number): void {
  const side = SIZE / amount(0.8, 1.25);
  const [left, top] = [amount(0, scene.width - side), amount(y - 12, y + 12)];
  const high = Math.min(Math.max(top, 0), scene.height - side);
  const ratio = scene.canvas.width / scene.width;
  const from = [left, high, side, side].map((length) => length * ratio) as [number, number, number, number];
  pen.filter = `hue-rotate(${between(-25, 25)}deg) saturate(${amount(0.7, 1.4)}) brightness(${amount(0.85, 1.15)})`;
  pen.drawImage(scene.canvas, ...from, 0, 0, SIZE, SIZE);
  pen.filter = 'none';
  drawGrain({ pen, width: SIZE, height: SIZE }, amount(0.06, 0.12));
}

type Look = { fill: string; shade: string; rim: string };

/** Of both holes: dark or light, and never the same. */
function newLook(): Look {
  const strength = amount(0.36, 0.5);
  return isHeads()
    ? { fill: `rgb(12 18 32 / ${strength})`, shade: 'rgb(0 0 0 / 0.8)', rim: 'rgb(255 255 255 / 0.55)' }
    : { fill: `rgb(250 246 236 / ${strength})`, shade: 'rgb(255 255 255 / 0.8)', rim: 'rgb(20 24 40 / 0.6)' };
}

/** Tints the hole and adds an inner shadow: visible to people, but not a flat area that a program finds easily. */
function drawHole(pen: Sheet['pen'], outline: Path2D, look: Look, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.clip(outline);
  pen.fillStyle = look.fill;
  pen.fill(outline);
  pen.shadowColor = look.shade;
  pen.shadowBlur = 9;
  pen.lineWidth = 2;
  pen.strokeStyle = look.shade;
  pen.stroke(outline);
  pen.shadowBlur = 0;
  pen.lineWidth = 1.25;
  pen.strokeStyle = look.rim;
  pen.stroke(outline);
  pen.restore();
}
