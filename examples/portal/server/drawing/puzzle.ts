import { Path2D } from '@napi-rs/canvas';
import { CAPTCHA } from '../config/settings';
import { jpegText, newSheet, pngText, type Sheet } from './canvas';
import { between, isHeads } from './random';
import { drawScene } from './scene';

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

/** Draws a scene with a hole, and the piece cut from it: 47 wide and as tall as the picture. */
export function drawPuzzle(): Puzzle {
  const scene = drawScene();
  const x = placeOfHole();
  const y = between(6, CAPTCHA.height - SIZE - 6);
  const outline = pieceOutline();
  const piece = cutPiece(scene, outline, x, y);
  drawHole(scene.pen, outline, x, y);
  return { picture: jpegText(scene), piece: pngText(piece), x };
}

export function placeOfHole(): number {
  return between(LEFTMOST, RIGHTMOST);
}

/** A square whose sides are straight or have a tab or a blank. */
function pieceOutline(): Path2D {
  const path = new Path2D();
  const [low, high, middle] = [INSET, SIZE - INSET, SIZE / 2];
  const corners = [
    [low, low],
    [high, low],
    [high, high],
    [low, high],
  ] as const;
  const straight = between(0, 4);
  path.moveTo(low, low);
  corners.forEach((_, side) => {
    const angle = (side * Math.PI) / 2;
    if (side !== straight) {
      const [cx, cy] = [
        [middle, low],
        [high, middle],
        [middle, high],
        [low, middle],
      ][side] as [number, number];
      path.arc(cx, cy, KNOB, angle + Math.PI, angle, isHeads());
    }
    const [nx, ny] = corners[(side + 1) % 4] as readonly [number, number];
    path.lineTo(nx, ny);
  });
  path.closePath();
  return path;
}

function cutPiece(scene: Sheet, outline: Path2D, x: number, y: number): Sheet {
  const piece = newSheet(SIZE, CAPTCHA.height);
  const { pen } = piece;
  pen.translate(0, y);
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / 0.55)';
  pen.shadowBlur = 6;
  pen.fill(outline);
  pen.restore();
  pen.save();
  pen.clip(outline);
  pen.drawImage(scene.canvas, -x, -y, scene.width, scene.height);
  pen.restore();
  pen.lineWidth = 1.25;
  pen.strokeStyle = 'rgb(255 255 255 / 0.9)';
  pen.stroke(outline);
  return piece;
}

/**
 * Darkens the hole and adds an inner shadow: visible to people, but not a flat area that a program finds
 * easily.
 */
function drawHole(pen: Sheet['pen'], outline: Path2D, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.clip(outline);
  pen.fillStyle = 'rgb(12 18 32 / 0.42)';
  pen.fill(outline);
  pen.shadowColor = 'rgb(0 0 0 / 0.8)';
  pen.shadowBlur = 9;
  pen.lineWidth = 2;
  pen.strokeStyle = 'rgb(0 0 0 / 0.45)';
  pen.stroke(outline);
  pen.shadowBlur = 0;
  pen.lineWidth = 1.25;
  pen.strokeStyle = 'rgb(255 255 255 / 0.55)';
  pen.stroke(outline);
  pen.restore();
}
