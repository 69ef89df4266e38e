import { readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Camera } from '../../pictures/camera';
import { KEPT, KEPT_FOLDER } from '../../pictures/kept';
import { launchForJourneys } from '../../support/browser/launch';
import type { Sites } from '../../support/browser/test-environments';
import { startPortalAtNoon } from '../../support/heard/portal-at-noon';

/** How far a colour may be from that of the picture, of 1, for the compression of the file. */
const THRESHOLD = 0.15;
/** The part of the pixels that may differ, for the drawing of text by another version of the browser. */
const MOST_DIFFERENT = 0.01;

describe('the pictures of the project', () => {
  let portal: Sites;
  let browser: Browser;
  let camera: Camera;
  beforeAll(async () => {
    portal = await startPortalAtNoon();
    browser = await launchForJourneys('shell');
    camera = new Camera(browser, portal.origin);
  });
  afterAll(async () => {
    await browser.close();
    await portal.stop();
  });

  it.each(Object.entries(KEPT))('show the present screen: %s', async (name, sight) => {
    const shown = await pixelsOf(await camera.take(sight, false));
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
