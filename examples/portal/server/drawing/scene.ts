import { CAPTCHA } from '../config/settings';
import { newSheet, type Sheet } from './canvas';
import { amount, between, isHeads, oneOf } from './random';

type Palette = {
  sky: readonly string[];
  light: string;
  cloud: string;
  far: string;
  near: string;
  window: string;
};

/** Palettes by time of day; hills blend from the far to the near colour. */
const PALETTES: readonly Palette[] = [
  {
    sky: ['#5b9bd8', '#a9d0ee', '#f0f4e6'],
    light: '#fff6d8',
    cloud: '#ffffff',
    far: '#9dbccb',
    near: '#2f6a57',
    window: '#dff1ff',
  },
  {
    sky: ['#3f4f96', '#d8798a', '#fbc987'],
    light: '#ffe9b0',
    cloud: '#ffd9c4',
    far: '#b5798f',
    near: '#3b2c54',
    window: '#ffd98a',
  },
  {
    sky: ['#74a9b6', '#c9dfd3', '#fbe7c2'],
    light: '#fff3c4',
    cloud: '#fffaf0',
    far: '#a7bfae',
    near: '#41604a',
    window: '#fff0c0',
  },
  {
    sky: ['#131c45', '#33478a', '#8585b8'],
    light: '#f4f1dc',
    cloud: '#9aa3cf',
    far: '#5a659c',
    near: '#161d3d',
    window: '#ffdf8e',
  },
  {
    sky: ['#e58a5e', '#f6bf86', '#fdeac6'],
    light: '#fff8e2',
    cloud: '#fff1dc',
    far: '#d69b7c',
    near: '#6d3b3c',
    window: '#ffe4b5',
  },
];

/** Draws a random landscape: sky, light, clouds, distant hills, a town or trees, grain. */
export function drawScene(): Sheet {
  const sheet = newSheet(CAPTCHA.width, CAPTCHA.height);
  const palette = oneOf(PALETTES);
  drawSky(sheet, palette);
  drawClouds(sheet, palette);
  const layers = between(3, 4);
  for (let layer = 0; layer < layers; layer++) {
    const nearness = layer / (layers - 1);
    if (layer === layers - 2 && isHeads()) drawTown(sheet, palette);
    drawHills(sheet, mixed(palette.far, palette.near, nearness), 62 + nearness * 58, 20 - nearness * 6);
  }
  drawTrees(sheet, palette);
  drawGrain(sheet);
  return sheet;
}

function drawSky({ pen, width, height }: Sheet, { sky, light }: Palette): void {
  const fade = pen.createLinearGradient(0, 0, amount(-40, 40), height * 0.85);
  for (const [index, colour] of sky.entries()) fade.addColorStop(index / (sky.length - 1), colour);
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, height);
  const [x, y, radius] = [between(40, 270), between(22, 58), between(11, 17)];
  const glow = pen.createRadialGradient(x, y, radius * 0.6, x, y, radius * 4.5);
  glow.addColorStop(0, `${light}b0`);
  glow.addColorStop(1, `${light}00`);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = light;
  disc(pen, x, y, radius);
}

function drawClouds({ pen, width }: Sheet, { cloud }: Palette): void {
  for (let count = between(3, 5); count > 0; count--) {
    const [x, y, size] = [amount(0, width), amount(10, 60), amount(7, 14)];
    pen.fillStyle = `${cloud}${oneOf(['40', '58', '70'])}`;
    pen.beginPath();
    for (let puff = -2; puff <= 2; puff++) {
      const [left, high] = [x + puff * size * 0.9, y - amount(0, 2.5)];
      pen.moveTo(left, high);
      pen.ellipse(left, high, size * amount(0.9, 1.4), size * 0.42, 0, 0, 2 * Math.PI);
    }
    pen.fill();
  }
}

/** Draws one range of hills as a sum of three waves, lighter towards the ridge. */
function drawHills({ pen, width, height }: Sheet, colour: string, top: number, swing: number): void {
  const waves = [70, 31, 13].map((length, index) => ({
    length: length * amount(0.8, 1.3),
    phase: amount(0, 6.3),
    swing: (swing * amount(0.6, 1)) / (index * 2.2 + 1),
  }));
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width; x += 2) {
    pen.lineTo(
      x,
      waves.reduce((y, wave) => y + Math.sin(x / wave.length + wave.phase) * wave.swing, top),
    );
  }
  pen.lineTo(width, height);
  const fade = pen.createLinearGradient(0, top - swing, 0, height);
  fade.addColorStop(0, mixed(colour, '#ffffff', 0.16));
  fade.addColorStop(0.5, colour);
  fade.addColorStop(1, mixed(colour, '#000000', 0.18));
  pen.fillStyle = fade;
  pen.fill();
}

function drawTown({ pen, width, height }: Sheet, { far, near, window }: Palette): void {
  const from = between(0, 120);
  for (let x = from; x < Math.min(width, from + 190); ) {
    const [wide, top] = [between(9, 20), between(52, 92)];
    pen.fillStyle = mixed(far, near, amount(0.3, 0.55));
    pen.fillRect(x, top, wide, height - top);
    pen.fillStyle = `${window}99`;
    for (let y = top + 4; y < 120; y += 6) {
      for (let w = x + 2.5; w < x + wide - 3; w += 4.5) if (isHeads()) pen.fillRect(w, y, 2, 2.6);
    }
    x += wide + between(0, 4);
  }
}

function drawTrees({ pen, width, height }: Sheet, { near }: Palette): void {
  for (let count = between(7, 13); count > 0; count--) {
    const [x, size] = [amount(0, width), amount(10, 24)];
    const foot = height - amount(0, 16);
    pen.fillStyle = mixed(near, isHeads() ? '#000000' : '#ffffff', amount(0.04, 0.13));
    for (let tier = 0; tier < 3; tier++) {
      const half = size * (0.18 + tier * 0.1);
      const tip = foot - size + tier * size * 0.26;
      pen.beginPath();
      pen.moveTo(x, tip);
      pen.lineTo(x + half, tip + size * 0.46);
      pen.lineTo(x - half, tip + size * 0.46);
      pen.fill();
    }
  }
}

/** A grain tile, created once and drawn at a random offset. */
let grain: Sheet | undefined;

export function drawGrain({ pen, width, height }: Omit<Sheet, 'canvas'>, strength = 0.045): void {
  grain ??= newGrain();
  const [x, y] = [between(-60, 0), between(-60, 0)];
  pen.globalAlpha = strength;
  pen.drawImage(grain.canvas, x, y, width + 60, height + 60);
  pen.globalAlpha = 1;
}

function newGrain(): Sheet {
  const sheet = newSheet(CAPTCHA.width, CAPTCHA.height);
  const { width, height } = sheet.canvas;
  const image = sheet.pen.createImageData(width, height);
  for (let index = 0; index < image.data.length; index += 4) {
    image.data.fill(Math.random() < 0.5 ? 0 : 255, index, index + 3);
    image.data[index + 3] = 255;
  }
  sheet.pen.putImageData(image, 0, 0);
  return sheet;
}

function disc(pen: Sheet['pen'], x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** Blends two #rrggbb colours; `share` is the weight of the second. */
function mixed(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [first, second].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
