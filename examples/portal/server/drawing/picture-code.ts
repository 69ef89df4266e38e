import { PICTURE_CODE_LENGTH } from '../config/settings';
import { newSheet, type Sheet } from './canvas';
import { LETTERS, strokeWord } from './letters';
import { amount, between, oneOf } from './random';

const WIDTH = 120;
const HEIGHT = 44;
const INKS = ['#1b3a6b', '#6b1b3f', '#1b5c4a', '#5a3a10'] as const;

/** Draws four stroked letters on a light background. */
export function drawPictureCode(): { picture: Uint8Array; code: string } {
  const { canvas, pen } = newSheet(WIDTH, HEIGHT);
  pen.fillStyle = '#f1f5fb';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (let line = 0; line < 5; line++) drawStray(pen);
  const letters = Array.from({ length: PICTURE_CODE_LENGTH }, () => oneOf(LETTERS));
  letters.forEach((letter, index) => {
    pen.save();
    pen.translate(20 + index * 27 + between(-2, 2), HEIGHT / 2 + between(-4, 4));
    pen.rotate(amount(-0.3, 0.3));
    pen.strokeStyle = oneOf(INKS);
    pen.lineWidth = amount(2, 2.8);
    strokeWord(pen, letter, between(19, 23));
    pen.restore();
  });
  return { picture: canvas.encodeSync('png'), code: letters.join('') };
}

function drawStray(pen: Sheet['pen']): void {
  pen.strokeStyle = `${oneOf(INKS)}66`;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(0, between(0, HEIGHT));
  pen.bezierCurveTo(40, between(-10, 54), 80, between(-10, 54), WIDTH, between(0, HEIGHT));
  pen.stroke();
}
