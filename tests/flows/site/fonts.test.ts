import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../support/browser/launch';
import { origin } from '../../support/browser/test-environment';

let browser: Awaited<ReturnType<typeof launch>>;

/** The fonts of a Linux system whose language is Japanese: what it names, such as `system-ui`, is a Japanese font. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  const named = ['system-ui', 'sans-serif', 'sans'].map(
    (name) =>
      `<match target="pattern"><test name="family" qual="any"><string>${name}</string></test><edit name="family" mode="assign" binding="strong"><string>Noto Sans CJK JP</string></edit></match>`,
  );
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir><cachedir>${folder}</cachedir>${named.join('')}</fontconfig>`,
  );
  browser = await launch('shell', { env: { ...process.env, FONTCONFIG_FILE: file } });
});
afterAll(() => browser.close());

it.runIf(process.platform === 'linux')(
  'Chinese text is drawn from a Chinese font on a system in another language',
  async () => {
    const page = await browser.newPage();
    await page.goto(`${origin}/login.html`);
    await page.waitForSelector('cntv-login >>> [part~=title]', { visible: true });
    const session = await page.createCDPSession();
    // The fonts are those of the last layout, and the question does not bring one about: reading a height does.
    const fontsOf = async (element: string) => {
      const expression = `document.body.offsetHeight, ${element}`;
      const { result } = await session.send('Runtime.evaluate', { expression });
      const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId ?? '' });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName }) => familyName);
    };
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    await session.send('DOM.getDocument', {});
    await page.evaluate(() => {
      const plain = document.createElement('p');
      plain.style.fontFamily = 'system-ui';
      plain.id = 'plain';
      plain.append('登录');
      document.body.append(plain);
    });
    expect(await fontsOf('document.querySelector("#plain")')).toEqual(['Noto Sans CJK JP']);
    const title = 'document.querySelector("cntv-login").shadowRoot.querySelector("[part~=title]")';
    expect(await fontsOf(title)).toEqual(['Noto Sans CJK SC']);
  },
);
