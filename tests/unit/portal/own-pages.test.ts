import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POLICY } from '../../support/page/host-page.mjs';
import { startPortal, type TestPortal, testKeys } from '../../support/portal/client';

// Of letters only, as the examples' names are.
const folder = join(tmpdir(), `cntv-own-pages-${randomUUID().replace(/[^a-f]/g, '')}`);
const page = (config: string) =>
  `<!doctype html>\n<script type="application/json" data-cntv-config>${config}</script>\n<cntv-login></cntv-login>`;
const write = (name: string, config: string) => writeFileSync(join(folder, name), page(config));

let site: TestPortal;
beforeAll(async () => {
  mkdirSync(join(folder, 'pages'), { recursive: true });
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

  it.each([
    '/..%2Foutside.html',
    '/%2Fetc%2Foutside.html',
    `/examples/${folder}/outside.html`,
    `/examples${folder}/outside.html`,
  ])('is not read from another folder: %s', async (path) => {
    expect((await site.visitor().request(path)).status).toBe(404);
  });

  it('exists with the dev console only, as the examples and the gallery do', async () => {
    write('pages/page.html', '{}');
    const paths = ['/page.html', '/examples/login.html', '/examples/example.js', '/examples/public-key.txt'];
    const other = await startPortal({ ownPagesFolder: join(folder, 'pages'), isDevConsoleOn: false });
    for (const path of [...paths, '/gallery', '/cntv-widgets/1/gallery/'])
      expect([path, (await other.visitor().request(path)).status]).toEqual([path, 404]);
    await other.close();
    for (const path of paths)
      expect([path, (await site.visitor().request(path)).status]).toEqual([path, 200]);
  });
});
