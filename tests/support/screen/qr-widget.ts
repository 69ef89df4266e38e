import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import type { Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { CONDITION_LIMIT_MS } from '../time-limits.mjs';
import { Widget } from './widget';

/** A `<cntv-qr-login>` on a page; the first one by default. */
export class QrWidget extends Widget {
  constructor(page: Page, host = 'cntv-qr-login') {
    super(page, host);
  }

  /** Returns the status text of the code. */
  async words(): Promise<string> {
    return (await this.text('[part=status]')) ?? '';
  }

  /** Returns the text of its button. */
  async button(): Promise<string> {
    return (await this.text('[data-testid~=refresh]')) ?? '';
  }

  refresh(): Promise<void> {
    return this.press('[data-testid~=refresh]');
  }

  /** Decodes the QR code on the screen, as a phone does. */
  async read(): Promise<string> {
    const see = async () => {
      const picture = await this.find('img[part=code]');
      const { data, width, height } = await pixelsOf(await picture.screenshot());
      const found = jsQR(new Uint8ClampedArray(data), width, height)?.data;
      if (!found) throw new Error('The picture cannot be read.');
      return found;
    };
    return vi.waitFor(see, { timeout: CONDITION_LIMIT_MS });
  }

  /** Returns how light the quiet zone and the darkest module are, from 0 to 255. */
  async lightness(): Promise<Record<'quietZone' | 'module', number>> {
    const picture = await this.find('img[part=code]');
    const code = await pixelsOf(await picture.screenshot());
    const greens = code.data.filter((_, at) => at % 4 === 1);
    return { quietZone: greens[code.width * 2 + 2] ?? 0, module: Math.min(...greens) };
  }
}

async function pixelsOf(screenshot: Uint8Array) {
  const shot = await loadImage(Buffer.from(screenshot));
  const pen = createCanvas(shot.width, shot.height).getContext('2d');
  pen.drawImage(shot, 0, 0);
  return pen.getImageData(0, 0, shot.width, shot.height);
}
