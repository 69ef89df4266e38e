import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { Widget } from './widget';

const FIELDS = ['nickName', 'birthday', 'province', 'city'] as const;

/** The basic info of the settings. */
export class ProfileForm extends Widget {
  constructor(page: Page) {
    super(page, 'cntv-portal');
  }

  override async ready(): Promise<this> {
    await this.find('#nickName');
    return this;
  }

  /** A date control takes digits in the order of the browser's locale: month, day, year. */
  async born(digits: string): Promise<void> {
    await this.focus('#birthday');
    await this.page.keyboard.type(digits);
  }

  save(): Promise<void> {
    return this.press('[part~=card] form button[type=submit]');
  }

  /** Nickname, birthday, province, city, sex. */
  async values(): Promise<string[]> {
    const sex = await this.page.$eval(
      this.host,
      (host) => host.shadowRoot?.querySelector<HTMLInputElement>('[name=sex]:checked')?.value ?? '',
    );
    return [...(await Promise.all(FIELDS.map((field) => this.value(field)))), sex];
  }

  async upload(path: string): Promise<void> {
    await this.find('#nickName');
    const found = await this.page.$(`${this.host} >>> [data-testid~=file]`);
    const input = found as ElementHandle<HTMLInputElement>;
    // It opens no dialog during an upload; the driver chooses a file without one.
    await expect.poll(() => input.evaluate((field) => field.ariaBusy)).toBe(null);
    await input.uploadFile(path);
  }

  /** The URLs and widths of the displayed pictures. */
  pictures(): Promise<{ src: string; width: number; isLoaded: boolean }[]> {
    return this.page.$eval(this.host, (host) =>
      [...(host.shadowRoot?.querySelectorAll<HTMLImageElement>('[part=avatar] img') ?? [])].map((image) => ({
        src: new URL(image.src).pathname,
        width: image.parentElement?.offsetWidth ?? 0,
        isLoaded: image.complete && image.naturalWidth > 0,
      })),
    );
  }
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Files on the device of a viewer. */
export function pictureFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const put = (name: string, content: Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  return {
    good: put('face.png', PNG),
    renamed: put('page.png', Buffer.from('<html><script>alert(1)</script>')),
    drawing: put('face.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    heavy: put('heavy.png', Buffer.concat([PNG, Buffer.alloc(2_900_000)])),
    large: put('large.png', Buffer.concat([PNG, Buffer.alloc(3 * 1024 * 1024)])),
  };
}
