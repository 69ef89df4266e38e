import { CAPTCHA } from '../config/settings';
import { jpegText, type Sheet } from './canvas';
import { chineseFont } from './chinese-font';
import { LETTERS, strokeWord } from './letters';
import { amount, between, oneOf, shuffled } from './random';
import { drawScene } from './scene';

/** Common characters that are easy to distinguish. */
const CHARACTERS = [...'春夏秋冬山水花鸟风云星月江河湖海松竹梅兰天地东西南北诗书琴画茶米桥舟灯塔鹤鹿马羊'];

/** Fill and outline colours; each pair is legible on light and dark backgrounds. */
const COLOURS = [
  ['#ffffff', '#17325e'],
  ['#ffe27a', '#4a2a08'],
  ['#10264d', '#ffffff'],
  ['#8b1a1a', '#fff3e0'],
  ['#0d4a38', '#f2fff4'],
] as const;
const SIZE = 30;
const MARGIN = 26;

export type ClickWords = {
  picture: string;
  /** The words to click, in this order; the picture contains one more as a decoy. */
  words: string[];
  /** Centres of the words in the reference size: the solution. */
  points: { x: number; y: number }[];
};

/**
 * Draws a scene with four words, each in its own column so that none overlap.
 * @param font a font with Chinese characters; without one the words are pairs of drawn capital letters
 */
export function drawClickWords(font: string | null = chineseFont()): ClickWords {
  const scene = drawScene();
  const column = (CAPTCHA.width - 2 * MARGIN) / (CAPTCHA.drawnWords - 1);
  const placed = newWords(font).map((word, index) => ({
    word,
    x: Math.round(
      Math.min(CAPTCHA.width - MARGIN, Math.max(MARGIN, MARGIN + index * column + amount(-10, 10))),
    ),
    y: between(MARGIN, CAPTCHA.height - MARGIN),
  }));
  for (const { word, x, y } of placed) drawWord(scene.pen, font, word, x, y);
  const asked = shuffled(placed).slice(0, CAPTCHA.askedWords);
  return {
    picture: jpegText(scene),
    words: asked.map(({ word }) => word),
    points: asked.map(({ x, y }) => ({ x, y })),
  };
}

function newWords(font: string | null): string[] {
  if (font) return shuffled(CHARACTERS).slice(0, CAPTCHA.drawnWords);
  const letters = shuffled(LETTERS);
  return Array.from({ length: CAPTCHA.drawnWords }, (_, index) =>
    letters.slice(index * 2, index * 2 + 2).join(''),
  );
}

function drawWord(pen: Sheet['pen'], font: string | null, word: string, x: number, y: number): void {
  const [fill, rim] = oneOf(COLOURS);
  pen.save();
  pen.translate(x, y);
  pen.rotate(amount(-0.45, 0.45));
  pen.lineJoin = 'round';
  if (font) {
    pen.font = `bold ${SIZE}px "${font}"`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.strokeStyle = rim;
    pen.lineWidth = 4.5;
    pen.strokeText(word, 0, 0);
    pen.fillStyle = fill;
    pen.fillText(word, 0, 0);
  } else {
    for (const [colour, width] of [
      [rim, 7.5],
      [fill, 3.5],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      strokeWord(pen, word, SIZE * 0.62);
    }
  }
  pen.restore();
}
