import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import type { Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { CONDITION_LIMIT_MS } from '../time-limits.mjs';
import { textsIn } from './widget';

/** A `<cntv-qr-login>` on a page; the first one by default. */
export class QrWidget {
  constructor(
    readonly page: Page,
    readonly host = 'cntv-qr-login',
  ) {}

  /** Returns the status text of the code. */
  words(): Promise<string> {
    return this.inside('[part=status]');
  }

  /** Returns the text of its button. */
  button(): Promise<string> {
    return this.inside('[data-testid~=refresh]');
  }

  async press(): Promise<void> {
    const button = await this.page.waitForSelector(`${this.host} >>> [data-testid~=refresh]`, {
      visible: true,
    });
    await button?.click();
  }

  /** Decodes the QR code on the screen, as a phone does. */
  async read(): Promise<string> {
    const see = async () => {
      const picture = await this.page.waitForSelector(`${this.host} >>> svg[part=code]`, { visible: true });
      const shot = await loadImage(Buffer.from((await picture?.screenshot()) ?? []));
      const canvas = createCanvas(shot.width, shot.height);
      const pen = canvas.getContext('2d');
      pen.drawImage(shot, 0, 0);
      const { data } = pen.getImageData(0, 0, shot.width, shot.height);
      const found = jsQR(new Uint8ClampedArray(data), shot.width, shot.height)?.data;
      if (!found) throw new Error('The picture cannot be read.');
      return found;
    };
    return vi.waitFor(see, { timeout: CONDITION_LIMIT_MS });
  }

  private async inside(selector: string): Promise<string> {
    return (await textsIn(this.page, this.host, selector))[0] ?? '';
  }
}
