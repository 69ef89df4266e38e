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
      const { data, width, height } = await pixelsOf(await picture?.screenshot());
      const found = jsQR(new Uint8ClampedArray(data), width, height)?.data;
      if (!found) throw new Error('The picture cannot be read.');
      return found;
    };
    return vi.waitFor(see, { timeout: CONDITION_LIMIT_MS });
  }

  /** Returns how light the quiet zone, the darkest module and the corner of the page are, from 0 to 255. */
  async lightness(): Promise<Record<'quietZone' | 'module' | 'page', number>> {
    const picture = await this.page.waitForSelector(`${this.host} >>> svg[part=code]`, { visible: true });
    const [code, page] = [
      await pixelsOf(await picture?.screenshot()),
      await pixelsOf(await this.page.screenshot()),
    ];
    const greens = ({ data }: typeof code) => data.filter((_, at) => at % 4 === 1);
    const { [code.width * 2 + 2]: quietZone = 0 } = greens(code);
    return { quietZone, module: Math.min(...greens(code)), page: greens(page)[page.width * 2 + 2] ?? 0 };
  }

  private async inside(selector: string): Promise<string> {
    return (await textsIn(this.page, this.host, selector))[0] ?? '';
  }
}

async function pixelsOf(screenshot: Uint8Array | undefined) {
  const shot = await loadImage(Buffer.from(screenshot ?? []));
  const pen = createCanvas(shot.width, shot.height).getContext('2d');
  pen.drawImage(shot, 0, 0);
  return pen.getImageData(0, 0, shot.width, shot.height);
}
