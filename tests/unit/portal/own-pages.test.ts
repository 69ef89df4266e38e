import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POLICY } from '../../support/page/host-page.mjs';
import { startPortal, type TestPortal, testKeys } from '../../support/portal/client';

const folder = mkdtempSync(join(tmpdir(), 'cntv-own-pages-'));
const page = (config: string) =>
  `<!doctype html>\n<script type="application/json" data-cntv-config>${config}</script>\n<cntv-login></cntv-login>`;
const write = (name: string, config: string) => writeFileSync(join(folder, name), page(config));

let site: TestPortal;
beforeAll(async () => {
  mkdirSync(join(folder, 'pages'));
  write('outside.html', '{}');
  site = await startPortal({ ownPagesFolder: join(folder, 'pages') });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

async function configOf(name: string): Promise<string> {
  const text = await (await site.visitor().request(`/${name}`)).text();
  return /data-cntv-config>([^<]*)/.exec(text)?.[1] ?? '';
}

describe('a page beside dist/', () => {
  it('is served under the strict policy, also with a name of Chinese characters', async () => {
    write('pages/登录.html', '{}');
    const response = await site.visitor().request('/%E7%99%BB%E5%BD%95.html');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toBe(POLICY);
    expect(await response.text()).toContain('<cntv-login></cntv-login>');
  });

  it('has an icon, without a line for it', async () => {
    const response = await site.visitor().request('/favicon.ico');
    expect(response.headers.get('location')).toBe('/assets/favicon.svg');
  });

  it('has its own configuration above that of the portal, with the key of the portal', async () => {
    write('pages/page.html', '{"portalHome": "/news/1.html", "signing": {"publicKey": "MIIBIjANBg…"}}');
    expect(JSON.parse(await configOf('page.html'))).toMatchObject({
      portalHome: '/news/1.html',
      logoutUrl: '/signout',
      signing: { publicKey: testKeys.publicKey },
    });
  });

  it.each(['{"portalHome": "/",}', 'null', ''])('keeps an invalid configuration: %s', async (config) => {
    write('pages/page.html', config);
    expect(await configOf('page.html')).toBe(config);
  });

  it('takes precedence over a page of the portal with the same name', async () => {
    write('pages/index.html', '{"appid": "own"}');
    expect(JSON.parse(await configOf('index.html'))).toMatchObject({ appid: 'own' });
    rmSync(join(folder, 'pages/index.html'));
    expect(JSON.parse(await configOf('index.html'))).toMatchObject({ appid: 'demo' });
  });

  it('is not read from another folder', async () => {
    const { status } = await site.visitor().request('/..%2Foutside.html');
    expect(status).toBe(404);
  });

  it('exists with the dev console only', async () => {
    write('pages/page.html', '{}');
    const other = await startPortal({ ownPagesFolder: join(folder, 'pages'), isDevConsoleOn: false });
    const { status } = await other.visitor().request('/page.html');
    await other.close();
    expect(status).toBe(404);
  });
});
