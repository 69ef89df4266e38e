import type { Sheet } from './canvas';

/**
 * Capital letters as strokes on a 4 × 6 grid, so that codes can be drawn without any installed font. Letters
 * that are easily confused are omitted. Lines are separated by `|`, points by a space.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|.7,4 3.3,4',
  B: '0,0 0,6 3,6 4,5.2 4,4 3,3 0,3|0,0 3,0 4,.8 4,2.2 3,3',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  D: '0,0 0,6 2.5,6 4,4.5 4,1.5 2.5,0 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3.2,3',
  F: '4,0 0,0 0,6|0,3 3.2,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  K: '0,0 0,6|4,0 0,3.4|1.2,2.4 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2.4 3,3.4 0,3.4',
  R: '0,6 0,0 3,0 4,1 4,2.4 3,3.4 0,3.4|1.8,3.4 4,6',
  T: '0,0 4,0|2,0 2,6',
  V: '0,0 2,6 4,0',
  W: '-.4,0 .9,6 2,2 3.1,6 4.4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  Z: '0,0 4,0 0,6 4,6',
};

export const LETTERS = Object.keys(STROKES);

/** Strokes a word of LETTERS centred on (0, 0), in the current line width and colour. */
export function strokeWord(pen: Sheet['pen'], word: string, heightOfLetter: number): void {
  const unit = heightOfLetter / 6;
  const step = unit * 5.6;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  [...word].forEach((letter, index) => {
    const left = (index - (word.length - 1) / 2) * step - 2 * unit;
    pen.beginPath();
    for (const line of (STROKES[letter] ?? '').split('|')) {
      line.split(' ').forEach((point, at) => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        pen[at === 0 ? 'moveTo' : 'lineTo'](left + x * unit, (y - 3) * unit);
      });
    }
    pen.stroke();
  });
}
