import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../support/browser/launch';
import { POLICY } from '../support/page/host-page.mjs';
import { type } from '../support/screen/act';
import { PUBLIC_KEY } from '../support/test-key';
import { CONDITION_LIMIT_MS } from '../support/time-limits.mjs';

const root = resolve(import.meta.dirname, '../..');
const CDN = 'https://cdn.example';
const LANGUAGES = { English: '.md', Chinese: '.zh-CN.md' };
/** Where the first snippet of each kind stands. */
const SNIPPETS = {
  html: 'README',
  js: 'examples/docs/elements',
  css: 'examples/docs/elements',
  text: 'examples/docs/deployment',
};
const CONFIGURATION = 'examples/docs/configuration';
const TROUBLESHOOTING = 'examples/docs/troubleshooting';

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the snippets of the documentation in a language. */
function read(ending: string) {
  const snippet = (kind: keyof typeof SNIPPETS) =>
    new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``)
      .exec(textOf(SNIPPETS[kind] + ending))?.[1]
      ?.trim()
      .replace('MIIBIjANBg…', PUBLIC_KEY) ?? '';
  return { snippet, policyWithCdn: snippet('text').replace(/\s+/g, ' ') };
}

type Site = {
  policy?: string;
  html?: string;
  script?: string;
  styles?: string;
  headers?: Record<string, string>;
};

const servers: Server[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = await launch('chromium');
});
afterAll(() => browser.close());
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Serves `dist/` with a page and a script to a signed-out viewer. */
async function serve({
  policy = '',
  html = '',
  script = '',
  styles = '',
  headers = {},
}: Site): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?');
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'content-type': type, ...headers }).end(body);
    if (path === '/page.html')
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(html);
    else if (path === '/page.js') send('text/javascript', script);
    else if (path === '/page.css') send('text/css', styles);
    else if (path.startsWith('/openapi/')) send('application/json', '{"code": -10001, "message": ""}');
    else if (/^\/dist\/(c\/)?[\w.-]+\.js$/.test(path))
      send('text/javascript', readFileSync(join(root, path)));
    else response.writeHead(404).end();
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Opens a page; `problems` are its console warnings, console errors and uncaught errors. */
async function open(address: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isOfPage = !/favicon/.test(message.location().url ?? '');
    if (isOfPage && ['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  await page.goto(`${address}/page.html`);
  return { page, problems };
}

async function typesIntoTheForm(page: Page): Promise<void> {
  await page.waitForSelector('cntv-login:state(ready)');
  await type(page, 'cntv-login >>> input[name=account]', 'demo@example.com');
}

describe.each(Object.entries(LANGUAGES))('a snippet in %s', (_, ending) => {
  const { snippet, policyWithCdn } = read(ending);

  it('shows the form when it is pasted into a file beside dist/', async () => {
    const { page, problems } = await open(await serve({ html: snippet('html'), policy: POLICY }));
    await typesIntoTheForm(page);
    expect(problems).toEqual([]);
  });

  it('shows the form with a CDN and a policy as in the documentation', async () => {
    const cdn = await serve({ headers: { 'access-control-allow-origin': '*' } });
    const html = snippet('html').replace('dist/', `${cdn}/dist/`);
    const { page, problems } = await open(await serve({ html, policy: policyWithCdn.replace(CDN, cdn) }));
    await typesIntoTheForm(page);
    expect(problems).toEqual([]);
  });

  it('handles an event as the documentation shows', async () => {
    const html = `${snippet('html')}<cntv-unread-badge></cntv-unread-badge><script type="module" src="page.js"></script>`;
    const { page, problems } = await open(await serve({ html, script: snippet('js'), policy: POLICY }));
    await typesIntoTheForm(page);
    const isPrevented = await page.$eval('cntv-login', (login) => {
      const event = new CustomEvent('cntv-login-success', { cancelable: true, detail: { redirectTo: '/' } });
      return !login.dispatchEvent(event);
    });
    expect(isPrevented).toBe(true);
    expect(problems).toEqual([]);
  });

  it('styles the button of the form', async () => {
    const html = `<link rel="stylesheet" href="page.css">${snippet('html')}`;
    const { page, problems } = await open(await serve({ html, styles: snippet('css'), policy: POLICY }));
    await typesIntoTheForm(page);
    const button = await page.waitForSelector('cntv-login >>> button[type=submit]', { visible: true });
    const style = await button?.evaluate((element) => {
      const { backgroundColor, borderRadius, letterSpacing } = getComputedStyle(element);
      return { backgroundColor, borderRadius, letterSpacing };
    });
    expect(style).toEqual({
      backgroundColor: 'rgb(181, 18, 75)',
      borderRadius: '4px',
      letterSpacing: '1.6px',
    });
    expect(problems).toEqual([]);
  });
});

describe.each(Object.entries(LANGUAGES))('a line of the configuration in %s', (_, ending) => {
  const { snippet } = read(ending);
  const documentation = textOf(CONFIGURATION + ending);
  const inline = (key: string) => new RegExp(`\`("${key}": .+?)\``).exec(documentation)?.[1] ?? '';

  it('changes the button in two languages', async () => {
    const html = `${snippet('html').replace('"/index.html"}', `"/index.html", ${inline('texts')}}`)}<cntv-login lang="en"></cntv-login>`;
    const { page, problems } = await open(await serve({ html, policy: POLICY }));
    const textOf = async (login: string) => {
      const button = await page.waitForSelector(`${login}:state(ready) >>> button[type=submit]`, {
        visible: true,
      });
      return button?.evaluate((element) => element.textContent);
    };
    expect(await textOf('cntv-login:not([lang])')).toBe('进入');
    expect(await textOf('cntv-login[lang=en]')).toBe('Enter');
    expect(problems).toEqual([]);
  });

  it('adds a field to a form and hides another one', async () => {
    const fields = /`(\{"personal": .+?)`/.exec(documentation)?.[1];
    const html = `${snippet('html').replace('"/index.html"}', `"/index.html", "fields": ${fields}}`)}<cntv-apply-form></cntv-apply-form>`;
    const { page, problems } = await open(await serve({ html, policy: POLICY }));
    const text = () => page.$eval('cntv-apply-form', ({ shadowRoot }) => shadowRoot?.textContent);
    await expect.poll(text, { timeout: CONDITION_LIMIT_MS }).toContain('微信号');
    expect(await text()).not.toContain('代表作品');
    expect(problems).toEqual([]);
  });
});

describe('the tables of troubleshooting', () => {
  const { snippet, policyWithCdn } = read(LANGUAGES.English);
  const expectInBoth = (words: string) => {
    for (const ending of Object.values(LANGUAGES)) expect(textOf(TROUBLESHOOTING + ending)).toContain(words);
  };

  it.each([
    ["Cannot use 'import.meta' outside a module", (html: string) => html.replace(' type="module"', '')],
    ['cannot be read', (html: string) => html.replace('"/index.html"}', '"/index.html",}')],
    ['There is no configuration key', (html: string) => html.replace('"portalHome"', '"home"')],
    ['in the configuration is invalid', (html: string) => html.replace('"/index.html"', '5')],
  ])('contain the console message: %s', async (words, broken) => {
    expectInBoth(words);
    const { page, problems } = await open(await serve({ html: broken(snippet('html')), policy: POLICY }));
    await expect.poll(() => problems.join('\n'), { timeout: CONDITION_LIMIT_MS }).toContain(words);
    await page.waitForNetworkIdle();
  });

  it('contain the messages for a CDN without CORS and for a policy without the CDN', async () => {
    const cdn = await serve({});
    const html = snippet('html').replace('dist/', `${cdn}/dist/`);
    const withoutCors = await open(await serve({ html, policy: policyWithCdn.replace(CDN, cdn) }));
    const withoutPolicy = await open(await serve({ html, policy: POLICY }));
    const limit = { timeout: CONDITION_LIMIT_MS };
    for (const [{ problems }, words] of [
      [withoutCors, 'blocked by CORS policy'],
      [withoutPolicy, 'Content Security Policy directive'],
    ] as const) {
      expectInBoth(words);
      await expect.poll(() => problems.join(), limit).toContain(words);
    }
  });
});
