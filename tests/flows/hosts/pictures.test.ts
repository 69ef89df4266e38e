import { readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Camera } from '../../pictures/camera';
import { KEPT, KEPT_FOLDER } from '../../pictures/kept';
import { launchForJourneys } from '../../support/browser/launch';
import { origin } from '../../support/browser/test-environment';

/** How far a colour may be from that of the picture, of 1, for the compression of the file. */
const THRESHOLD = 0.15;
/** The part of the pixels that may differ, for times of the day in lists. */
const MOST_DIFFERENT = 0.01;

describe('the pictures of the project', () => {
  it.each(Object.entries(KEPT))('show the present screen: %s', async (name, sight) => {
    const browser = await launchForJourneys('shell');
    onTestFinished(() => browser.close());
    const shown = await pixelsOf(await new Camera(browser, origin).take(sight, false));
    const kept = await pixelsOf(readFileSync(`${KEPT_FOLDER}/${name}.webp`));
    expect([shown.width, shown.height]).toEqual([kept.width, kept.height]);
    const { width, height } = kept;
    const different = pixelmatch(kept.data, shown.data, undefined, width, height, { threshold: THRESHOLD });
    expect(different / (width * height), 'npm run pictures -- --keep').toBeLessThan(MOST_DIFFERENT);
  });
});

async function pixelsOf(file: Uint8Array) {
  const image = await loadImage(Buffer.from(file));
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height);
}
