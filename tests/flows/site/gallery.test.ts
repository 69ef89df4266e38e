import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { PRESETS, type PresetName } from '../../../examples/gallery/choices/presets';
import { contractOf } from '../../../examples/gallery/manifest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { focusedStop, tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { holdRequests } from '../../support/browser/wire';
import { GalleryPage } from '../../support/gallery/gallery-page';
import { POLICY } from '../../support/page/host-page.mjs';
import { root } from '../../support/source/text';

const newVisitor = setUpVisitors();
const { elements, shared } = contractOf(
  JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8')),
);
const ADDRESS = '/widgets/gallery/';
/** Valid values of the attributes that are texts. */
const TEXTS: Readonly<Record<string, string>> = {
  links: 'home message',
  backurl: '/news/1.html',
  base: '/portal',
  size: '200',
  max: '50',
  href: '/inbox',
  action: '/campaign/2026',
  consent: '/privacy.html',
  prefill: 'name',
  opens: '2026-01-01',
  closes: '2099-12-31',
};

async function openGallery(visitor: Visitor, page?: Page): Promise<GalleryPage> {
  const tab = page ?? (await visitor.newTab());
  await tab.goto(`${origin}/gallery`);
  const gallery = new GalleryPage(tab);
  await gallery.isChecked();
  return gallery;
}

/** Opens an empty page with the code under the strict policy. */
async function openPasted({ newTab }: Visitor, code: string): Promise<Page> {
  const page = await newTab();
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${code}</html>`;
  await holdRequests(page, null, { path: '/pasted.html', html, policy: POLICY });
  await page.goto(`${origin}/pasted.html`);
  return page;
}

/** Returns the text of a part of an element in the preview. */
async function textInPreview(gallery: GalleryPage, host: string, inner: string): Promise<string> {
  const frame = await gallery.preview();
  const text = (selector: string, part: string) =>
    document.querySelector(selector)?.shadowRoot?.querySelector(part)?.textContent ?? '';
  return frame.evaluate(text, host, inner).catch(() => '');
}

describe('the gallery', () => {
  it('is at /gallery, and its policy differs from the strict one by the frame of the preview', async () => {
    const policyAt = async (path: string) =>
      (await fetch(origin + path)).headers.get('content-security-policy');
    expect((await fetch(`${origin}/gallery`)).url).toBe(origin + ADDRESS);
    expect(await policyAt(ADDRESS)).toBe(`${POLICY}; frame-src 'self'`);
    expect(await policyAt(`${ADDRESS}preview.html`)).toBe(POLICY);
  });

  it('writes each attribute of each element into the code and the preview', async () => {
    const gallery = await openGallery(await newVisitor());
    for (const { tag, controls } of elements) {
      await gallery.choose(tag);
      await expect
        .poll(async () => (await gallery.tagsInPreview()).map((shown) => shown.split(' ')[0]))
        .toEqual([tag]);
      for (const { name, kind, words } of controls) {
        await gallery.set(
          `own.${tag}.attributes.${name}`,
          { choice: words.at(-1), text: TEXTS[name], flag: '' }[kind],
        );
      }
      const expected = controls.map(({ name, kind, words }) =>
        kind === 'flag' ? name : `${name}="${kind === 'choice' ? words.at(-1) : TEXTS[name]}"`,
      );
      await expect.poll(() => gallery.tagsInCode()).toEqual([[tag, ...expected].join(' ')]);
      const drawn = async () => (await gallery.tagsInPreview())[0]?.split(/ (?=[\w-]+(?:=|$| ))/).sort();
      await expect.poll(drawn).toEqual([tag, ...expected].sort());
    }
    await gallery.isChecked();
    expect(await gallery.findings('snippet')).toEqual([]);
  });

  it('writes look, language, fallback and configuration into the code and the preview', async () => {
    const gallery = await openGallery(await newVisitor());
    await gallery.choose('cntv-login');
    await gallery.set('own.cntv-login.text', '进入');
    await gallery.set('own.cntv-login.href', '/enter');
    for (const { name, words } of shared) await gallery.set(`shared.${name}`, words.at(-1) ?? '');
    await gallery.set('sheet', 'campaign');
    await gallery.set('isLarge');
    await gallery.set('width', '320');
    for (const name of ['appid', 'apiBase', 'publicKey', 'portalHome', 'portalBase'])
      await gallery.set(name, `/${name}`);
    await gallery.set('folder', 'https://cdn.example/1');
    await gallery.set('hasPreloads');
    const lines = (await gallery.code()).split('\n');
    expect(lines.slice(0, 4).join('\n')).toMatch(/^<!-- cntv-widgets \d+\.\d+\.\d+ -->\n<link .*campaign/);
    expect(lines[2]).toBe('<link rel="stylesheet" href="https://cdn.example/1/themes/large-text.css">');
    expect(lines.filter((line) => line.startsWith('<link rel="modulepreload"')).length).toBeGreaterThan(5);
    expect(lines.at(-1)).toBe('<cntv-login lang="en" theme="dark"><a href="/enter">进入</a></cntv-login>');
    expect(JSON.parse(/config>([^<]*)/.exec(lines.join(''))?.[1] ?? '')).toEqual({
      appid: '/appid',
      apiBase: '/apiBase',
      signing: { publicKey: '/publicKey' },
      portalHome: '/portalHome',
      portalBase: '/portalBase',
    });
    const look = async () =>
      (await gallery.preview()).evaluate(() => ({
        width: innerWidth,
        scheme: document.documentElement.style.colorScheme,
        sheets: [...document.styleSheets].map(({ href }) => href?.replace(/.*\//, '')),
      }));
    const sheets = ['preview.css', 'campaign.css', 'large-text.css'];
    // The sheets of a new page in the frame are loaded when they are chosen.
    await expect.poll(() => look().catch(() => null)).toEqual({ width: 320, scheme: 'dark', sheets });
    await expect.poll(() => gallery.findings('snippet')).not.toEqual([]);
  });

  it('configures the preview with the configuration of the code only', async () => {
    const gallery = await openGallery(await newVisitor());
    await gallery.set('publicKey', '');
    const inCode = async () => JSON.parse(/config>([^<]*)/.exec(await gallery.code())?.[1] ?? '{}');
    await expect.poll(inCode).not.toHaveProperty('signing');
    const inPreview = async () => (await gallery.preview()).evaluate(configurationOfPage);
    await expect.poll(() => inPreview().catch(() => null)).toEqual(await inCode());
  });

  it('keeps what was chosen of look when another page is chosen', async () => {
    const gallery = await openGallery(await newVisitor());
    await gallery.set('sheet', 'high-contrast');
    await gallery.set('shared.lang', 'en');
    await gallery.set('preset', 'phone');
    const shown = () =>
      gallery.page.$$eval(
        '#gallery >>> :is([name=sheet], [name="shared.lang"], [name=width]:checked)',
        (all) => all.map((field) => (field as HTMLInputElement).value),
      );
    await expect.poll(shown).toEqual(['375', 'high-contrast', 'en']);
    const tag = Object.keys(PRESETS.phone.elements)[0] ?? '';
    await gallery.set(`own.${tag}.text`, '进入');
    await expect.poll(() => gallery.code()).toContain('进入');
    expect(await gallery.code()).toContain('themes/high-contrast.css');
    expect(await gallery.tagsInCode()).toEqual([expect.stringContaining('lang="en"')]);
  });

  it('has code without mistakes for each page, which works on an empty page under the strict policy', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const gallery = await openGallery(visitor);
    for (const preset of Object.keys(PRESETS) as PresetName[]) {
      await gallery.set('preset', preset);
      const tags = Object.keys(PRESETS[preset].elements);
      await expect
        .poll(async () => (await gallery.tagsInCode()).map((tag) => tag.split(' ')[0]))
        .toEqual(tags);
      await gallery.isChecked();
      expect([preset, await gallery.findings('snippet')]).toEqual([preset, []]);
      const page = await openPasted(visitor, await gallery.code());
      for (const tag of tags) await page.waitForSelector(`${tag}:state(ready)`);
      await page.close();
    }
  });

  it('writes links instead of elements, which become the elements on an empty page', async () => {
    const visitor = await newVisitor();
    const gallery = await openGallery(visitor);
    await gallery.set('preset', 'login');
    await gallery.set('hasLinks');
    await expect.poll(() => gallery.code()).toContain('<a href="/login.html#cntv-login?standalone">');
    await gallery.isChecked();
    expect(await gallery.findings('snippet')).toEqual([]);
    const page = await openPasted(visitor, await gallery.code());
    await page.waitForSelector('cntv-login[standalone]:state(ready) > a');
  });

  it('asks first for the folder of the script on the site, which it writes', async () => {
    const tab = await (await newVisitor({ device: 'phone' })).open('/gallery');
    const gallery = new GalleryPage(tab);
    await gallery.isChecked();
    const fields = await tab.$$eval('#gallery >>> [data-testid=choices] [name]', (all) =>
      all.map((field) => field.getAttribute('name')),
    );
    expect(fields[0]).toBe('folder');
    await gallery.press('[name=folder]', 'touch');
    await tab.keyboard.down('Control');
    await tab.keyboard.press('KeyA');
    await tab.keyboard.up('Control');
    await tab.keyboard.type('https://www.mysite.com/cntv/1');
    const script = 'src="https://www.mysite.com/cntv/1/cntv-widgets.js"';
    await expect.poll(() => gallery.code()).toContain(script);
    await gallery.press('[for=preset-campaign]', 'touch');
    await expect.poll(() => gallery.tagsInCode()).toEqual([expect.stringContaining('poetry')]);
    expect(await gallery.code()).toContain(script);
  });

  it('finds mistakes in pasted code, and shows the line to write instead in both languages', async () => {
    const gallery = await openGallery(await newVisitor());
    await gallery.press('[data-testid=checker] [type=submit]');
    await expect.poll(() => gallery.text('#pasted-message')).toBe('Paste the code first');
    await gallery.press('textarea');
    await gallery.page.keyboard.sendCharacter(
      '<cntv-logn captcha="puzle"></cntv-logn><cntv-login captcha="puzle" />',
    );
    await gallery.press('[data-testid=checker] [type=submit]');
    await expect
      .poll(() => gallery.findings('checker'))
      .toEqual([
        ['noLoaderInSnippet', expect.stringContaining('cntv-widgets.js')],
        ['noConfigurationInSnippet', expect.stringContaining('data-cntv-config')],
        ['unknownTag', '<cntv-login captcha="puzzle"></cntv-login>'],
        ['badValue', '<cntv-login captcha="puzzle"></cntv-login>'],
        ['noEndTag', '<cntv-login captcha="puzzle"></cntv-login>'],
        ['badValue', '<cntv-login captcha="puzzle"></cntv-login>'],
      ]);
    const first = () => gallery.text('[data-testid=unknownTag]');
    expect(await first()).toContain('There is no element <cntv-logn>');
    await gallery.press('[data-testid=language]');
    await expect.poll(first).toContain('没有 <cntv-logn> 这个组件');
    expect(await gallery.page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
  });

  it('checks redirects for the page whose address is given, and forgets a result with the next change', async () => {
    const gallery = await openGallery(await newVisitor());
    const codes = async () => (await gallery.findings('checker')).map(([code]) => code);
    const submit = () => gallery.press('[data-testid=checker] [type=submit]');
    const usual = ['noLoaderInSnippet', 'noConfigurationInSnippet'];
    await gallery.set('pasted', '<cntv-login backurl="https://www.mysite.com/x"></cntv-login>');
    await submit();
    await expect.poll(codes).toEqual([...usual, 'refusedRedirect']);
    await gallery.set('page', 'www.mysite.com');
    await expect.poll(codes).toEqual([]);
    await submit();
    await expect.poll(() => gallery.text('#page-message')).toContain('https://');
    await gallery.set('page', 'https://www.mysite.com/news/1.html');
    await submit();
    await expect.poll(codes).toEqual(usual);
  });

  it('says that the tool of the check cannot be loaded', async () => {
    const visitor = await newVisitor();
    const tab = await visitor.newTab();
    await tab.setRequestInterception(true);
    tab.on('request', (request) => {
      void (request.url().endsWith('/cntv-doctor.js') ? request.abort() : request.continue());
    });
    const gallery = await openGallery(visitor, tab);
    const failed = 'The check, cntv-doctor.js, could not be loaded. Reload the page and try again.';
    await expect.poll(() => gallery.text('[data-testid=snippet] [part=notice]')).toBe(failed);
    await gallery.set('pasted', '<cntv-login></cntv-login>');
    await gallery.press('[data-testid=checker] [type=submit]');
    await expect.poll(() => gallery.text('[data-testid=checker] [part=notice]')).toBe(failed);
    visitor.record.consoleErrors.length = 0;
  });

  it('begins with the viewer of the element: signed in for what shows data, signed out for the sign-in', async () => {
    const visitor = await newVisitor();
    await visitor.startSession('few@example.com');
    const gallery = await openGallery(visitor);
    await gallery.preview();
    expect(await visitor.sessionCookie()).toBeUndefined();
    await gallery.set('preset', 'news');
    const unread = () => textInPreview(gallery, 'cntv-unread-badge', '[part~=badge]');
    await expect.poll(unread).toContain('12');
    await gallery.set('viewer', 'nobody');
    await expect.poll(unread).toBe('');
    await gallery.choose('cntv-unread-badge');
    await expect.poll(unread).toContain('12');
    const shown = () =>
      gallery.page.$eval('#gallery >>> [name=viewer]', (field) => (field as HTMLSelectElement).value);
    expect(await shown()).toBe('full');
  });

  it('shows the viewer and the faults that are chosen, and clears the faults when it is left', async () => {
    const visitor = await newVisitor();
    const gallery = await openGallery(visitor);
    await gallery.choose('cntv-member-center');
    await gallery.set('viewer', 'nobody');
    const center = () => textInPreview(gallery, 'cntv-member-center', 'div');
    await expect.poll(center).toContain('您还没有登录');
    await gallery.set('effect', 'code');
    await gallery.set('code', '-9');
    await expect.poll(faults).toEqual([expect.objectContaining({ call: '*', effect: 'code', code: -9 })]);
    await gallery.set('effect', 'http-500');
    await expect.poll(() => textInPreview(gallery, 'cntv-member-center', '[part~=notice]')).not.toBe('');
    await gallery.page.goto('about:blank');
    await expect.poll(faults).toEqual([]);
  });

  it('shows the fallback of an element whose script is not loaded', async () => {
    const visitor = await newVisitor();
    const gallery = await openGallery(visitor);
    await gallery.choose('cntv-login');
    await gallery.set('isScriptless');
    const drawn = async () =>
      (await gallery.preview()).$eval('cntv-login', ({ innerText, shadowRoot }) => [innerText, shadowRoot]);
    await expect.poll(() => drawn().catch(() => [])).toEqual(['登录', null]);
    // The browser reports the scripts that it does not run.
    visitor.record.consoleErrors.length = 0;
  });

  it('works on a phone, where it begins with its parts closed and a narrow preview', async () => {
    const tab = await (await newVisitor({ device: 'phone' })).open('/gallery');
    const gallery = new GalleryPage(tab);
    await gallery.isChecked();
    expect(await gallery.texts('details[open]')).toEqual([]);
    await gallery.press('[for=preset-campaign]', 'touch');
    await expect
      .poll(() => gallery.tagsInPreview())
      .toEqual(['cntv-apply-form form="poetry" action="/applications"']);
    await gallery.press('[for=preset-login]', 'touch');
    await expect.poll(() => gallery.tagsInPreview()).toEqual(['cntv-login standalone']);
    const preview = await gallery.preview();
    expect(await preview.evaluate(() => innerWidth)).toBe(375);
    await gallery.press('[data-testid=cntv-login] > summary', 'touch');
    await gallery.press('[name$=standalone]', 'touch');
    await expect.poll(() => gallery.tagsInPreview()).toEqual(['cntv-login']);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  it('works by keyboard, and has no finding of axe in either language', async () => {
    const visitor = await newVisitor();
    const tab = await visitor.newTab();
    await carryAxe(tab);
    const gallery = await openGallery(visitor, tab);
    await tabTo(tab, '中文');
    await tabTo(tab, 'preset-login');
    await tab.keyboard.press('ArrowRight');
    await expect
      .poll(() => gallery.tagsInPreview())
      .toEqual(['cntv-apply-form form="poetry" action="/applications"']);
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'] as const) await tab.keyboard.press(key);
    await tabTo(tab, 'element');
    await tab.keyboard.type('<cntv-q');
    await expect.poll(() => gallery.tagsInPreview()).toEqual(['cntv-qr-login']);
    await tabTo(tab, 'own.cntv-qr-login.attributes.size');
    await tab.keyboard.type('300');
    await tab.keyboard.press('Enter');
    await expect.poll(() => gallery.tagsInCode()).toEqual(['cntv-qr-login size="300"']);
    const stops = await tabTo(tab, 'State');
    await tab.keyboard.press('Enter');
    await gallery.find('[name=viewer]');
    stops.push(...(await tabTo(tab, 'viewer')));
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
    expect(await focusedStop(tab)).toEqual({ name: 'viewer', isVisible: true });
    await gallery.openAll();
    await gallery.set('own.cntv-qr-login.attributes.size', '5');
    await expect.poll(() => gallery.findings('snippet')).toHaveLength(1);
    expect(await axeFindings(tab)).toEqual([]);
    await gallery.press('[data-testid=language]');
    expect(await axeFindings(tab)).toEqual([]);
  });
});

describe('the gallery in a browser with a clipboard', () => {
  const newVisitorWithClipboard = setUpVisitors({ hidesTabs: true });

  it('copies the code, which is then pasted into the check', async () => {
    const visitor = await newVisitorWithClipboard();
    const gallery = await openGallery(visitor);
    await gallery.press('[data-testid=snippet] [data-testid=copy]');
    await expect
      .poll(() => gallery.text('[data-testid=snippet] [data-testid=copy] + [role=status]'))
      .toBe('Copied');
    await gallery.press('textarea');
    await gallery.page.keyboard.down('Control');
    await gallery.page.keyboard.press('KeyV', { commands: ['Paste'] });
    await gallery.page.keyboard.up('Control');
    const field = await gallery.find('textarea');
    expect(await field.evaluate((area) => (area as HTMLTextAreaElement).value)).toBe(await gallery.code());
    await gallery.press('[data-testid=checker] [type=submit]');
    await expect.poll(() => gallery.text('[data-testid=checker] [part=notice]')).toBe('No problems found');
  });
});

type Layers = { scripts: Map<Element, object>; layers: object[] };

/** Runs in the preview. */
function configurationOfPage(): object | null {
  const page = (globalThis as { [key: symbol]: unknown })[Symbol.for('cntv-widgets')] as Map<string, Layers>;
  const known = page?.get('config-layers');
  return known ? Object.assign({}, ...known.scripts.values(), ...known.layers) : null;
}

async function faults(): Promise<unknown[]> {
  const answer = await fetch(`${origin}/dev/api/faults`);
  return ((await answer.json()) as { rows: unknown[] }).rows;
}
