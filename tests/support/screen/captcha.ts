import type { Page } from 'puppeteer-core';
import type { CaptchaAnswer } from '../portal/dev-console';
import { rightAnswer } from './captcha-answers';

/** The input devices of a viewer. */
export type Means = 'mouse' | 'touch' | 'keys';
type Point = { x: number; y: number };

const PICTURE = '[data-testid~=captcha-picture]';
const REFERENCE = { width: 310, height: 155 };
/** Far outside the tolerance, and still inside the picture. */
const FAR_OFF = 70;
/** Steps of the keys, see src/shared/captcha/slider-keys.ts and crosshair.ts. */
const SLIDER_STEPS = { PageUp: 10, ArrowRight: 1 };
const CROSSHAIR = { x: 165, y: 78, width: 330, step: 20, fineStep: 5 };

/**
 * Solves the captcha that is open in a widget, with one input device only, and returns its kind.
 * @param host selector of the widget
 */
export async function answerCaptcha(
  page: Page,
  { host, by, wrong = false }: { host: string; by: Means; wrong?: boolean },
): Promise<CaptchaAnswer['kind']> {
  await page.waitForSelector(`${host} >>> [part=captcha][data-phase=ready]`, { visible: true });
  const { kind, points } = await rightAnswer(page);
  await ANSWERS[kind][by](page, host, wrong ? WRONG[kind](points) : points);
  return kind;
}

type Answer = (page: Page, host: string, points: Point[]) => Promise<void>;

const ANSWERS: Record<'puzzle' | 'click', Record<Means, Answer>> = {
  puzzle: { mouse: dragWithMouse, touch: dragWithFinger, keys: slideWithKeys },
  click: { mouse: clickWords, touch: tapWords, keys: aimWithKeys },
};

/** The piece far from its hole; the right words in a wrong order. */
const WRONG: Record<'puzzle' | 'click', (points: Point[]) => Point[]> = {
  puzzle: (points) =>
    points.map(({ x, y }) => ({ x: x > REFERENCE.width / 2 ? x - FAR_OFF : x + FAR_OFF, y })),
  click: ([first, ...rest]) => (first ? [...rest, first] : []),
};

async function dragWithMouse(page: Page, host: string, points: Point[]): Promise<void> {
  const { from, to, y } = await dragPath(page, host, points);
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move(to, y, { steps: 6 });
  await page.mouse.up();
}

async function dragWithFinger(page: Page, host: string, points: Point[]): Promise<void> {
  const { from, to, y } = await dragPath(page, host, points);
  const finger = await page.touchscreen.touchStart(from, y);
  for (let step = 1; step <= 6; step++) await finger.move(from + ((to - from) * step) / 6, y);
  await finger.end();
}

/** The start and the end of the drag, in pixels of the screen. */
async function dragPath(page: Page, host: string, [target]: Point[]) {
  const [knob, track, picture, block] = await boxesOf(page, host, [
    '[role=slider]',
    '[data-testid~=captcha-slider]',
    PICTURE,
    `${PICTURE} img + img`,
  ]);
  const offset = ((target?.x ?? 0) / REFERENCE.width) * picture.width;
  const from = knob.x + knob.width / 2;
  const to = from + (offset / (picture.width - block.width)) * (track.width - knob.width);
  return { from, to, y: knob.y + knob.height / 2 };
}

async function slideWithKeys(page: Page, _host: string, [target]: Point[]): Promise<void> {
  let rest = Math.round(((target?.x ?? 0) / REFERENCE.width) * CROSSHAIR.width);
  for (const [key, step] of Object.entries(SLIDER_STEPS))
    for (; rest >= step; rest -= step) await page.keyboard.press(key as 'PageUp');
  await page.keyboard.press('Enter');
}

async function clickWords(page: Page, host: string, points: Point[]): Promise<void> {
  for (const { x, y } of await onScreen(page, host, points)) await page.mouse.click(x, y);
}

async function tapWords(page: Page, host: string, points: Point[]): Promise<void> {
  for (const { x, y } of await onScreen(page, host, points)) await page.touchscreen.tap(x, y);
}

async function onScreen(page: Page, host: string, points: Point[]): Promise<Point[]> {
  const [box] = await boxesOf(page, host, [PICTURE]);
  return points.map(({ x, y }) => ({
    x: box.x + (x / REFERENCE.width) * box.width,
    y: box.y + (y / REFERENCE.height) * box.height,
  }));
}

async function aimWithKeys(page: Page, _host: string, points: Point[]): Promise<void> {
  const aim = { x: CROSSHAIR.x, y: CROSSHAIR.y };
  for (const { x, y } of points) {
    const target = { x: (x / REFERENCE.width) * CROSSHAIR.width, y };
    await aimAlong(page, aim, 'x', target.x);
    await aimAlong(page, aim, 'y', target.y);
    await page.keyboard.press('Enter');
  }
}

/** Long steps first, then short ones. */
async function aimAlong(page: Page, aim: Point, axis: 'x' | 'y', target: number): Promise<void> {
  const keys = { x: ['ArrowLeft', 'ArrowRight'], y: ['ArrowUp', 'ArrowDown'] } as const;
  for (const step of [CROSSHAIR.step, CROSSHAIR.fineStep]) {
    for (let rest = target - aim[axis]; Math.abs(rest) > step / 2; rest = target - aim[axis]) {
      const isLong = step === CROSSHAIR.step;
      if (isLong) await page.keyboard.down('Shift');
      await page.keyboard.press(keys[axis][rest > 0 ? 1 : 0]);
      if (isLong) await page.keyboard.up('Shift');
      aim[axis] += Math.sign(rest) * step;
    }
  }
}

type Box = { x: number; y: number; width: number; height: number };

/** The boxes of elements of an open captcha, in pixels of the screen. */
function boxesOf<const Selectors extends readonly string[]>(
  page: Page,
  host: string,
  selectors: Selectors,
): Promise<{ [Nth in keyof Selectors]: Box }> {
  const boxes = page.evaluate(
    (widget, wanted) =>
      wanted.map((selector) => {
        const element = document.querySelector(widget)?.shadowRoot?.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector} in the captcha.`);
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      }),
    host,
    selectors,
  );
  return boxes as Promise<{ [Nth in keyof Selectors]: Box }>;
}
