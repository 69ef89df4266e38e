import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../../../examples/portal/server/serve';
import { startPortal, type TestPortal } from '../../support/portal/client';

const folder = mkdtempSync(join(tmpdir(), 'cntv-built-'));
writeFileSync(
  join(folder, 'snippet.json'),
  JSON.stringify({
    'cntv-login': { files: ['c/login-1.js', 'c/react-1.js'] },
    'cntv-unread-badge': { files: ['c/badge-1.js', 'c/react-1.js'] },
    'cntv-member-center': { files: ['c/member-1.js'] },
    'cntv-portal': { files: ['c/portal-1.js'], screens: { '/account/history': ['c/history-1.js'] } },
  }),
);
const link = (...files: string[]) =>
  ['<cntv-widgets.js>; high', ...files.map((file) => `<c/${file}.js>; low`)]
    .map((row) =>
      row.replace('<', '</widgets/').replace('; ', '; rel=modulepreload; crossorigin; fetchpriority='),
    )
    .join(', ');
const NAVIGATION = { 'sec-fetch-mode': 'navigate' };

let site: TestPortal;
let served: Served;
beforeAll(async () => {
  site = await startPortal({ widgetsFolder: folder, hasEarlyHints: true });
  served = await serve(site.portal, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await served.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

/** Requests a page, and returns the links of its 103 and of the page. */
function linksOf(path: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<{ hinted: unknown; announced: unknown }>((resolve, reject) => {
    let hints: IncomingHttpHeaders = {};
    get({ port: served.port, path, headers }, (response) => {
      response.resume();
      resolve({ hinted: hints.link, announced: response.headers.link });
    })
      .on('information', (information) => {
        hints = information.headers;
      })
      .on('error', reject);
  });
}

describe('the header Link of a page', () => {
  it('names the script and the files of its elements, each once', async () => {
    const { announced } = await linksOf('/login.html');
    expect(announced).toBe(link('badge-1', 'react-1', 'login-1'));
  });

  it('has no files of an element that only signed-out viewers see', async () => {
    const visitor = site.visitor();
    await visitor.devConsole('session');
    const response = await visitor.request('/news/1.html');
    expect(response.headers.get('link')).toBe(link('badge-1', 'react-1'));
  });

  it('names the files of the screen that the portal shows at the path', async () => {
    const visitor = site.visitor();
    await visitor.devConsole('session');
    const filesAt = async (path: string) => (await visitor.request(path)).headers.get('link');
    expect(await filesAt('/account/history')).toMatch(/portal-1.*history-1/);
    expect(await filesAt('/account/collection')).toMatch(/portal-1(?!.*history-1)/);
  });

  it('has no files of an element that a viewer has to open first', async () => {
    const visitor = site.visitor();
    await visitor.devConsole('session');
    const response = await visitor.request('/campaign.html');
    expect(await response.text()).toContain('<cntv-member-center');
    expect(response.headers.get('link')).not.toContain('member-1');
  });

  it.each(['/dev', '/assets/cms.css', '/openapi/v2/user/checkLogin'])(
    'is not sent without an element: %s',
    async (path) => {
      expect(await linksOf(path, NAVIGATION)).toEqual({ hinted: undefined, announced: undefined });
    },
  );

  it('is not sent before the widgets are built', async () => {
    const unbuilt = await startPortal({ widgetsFolder: join(folder, 'none') });
    expect((await unbuilt.visitor().request('/login.html')).headers.get('link')).toBeNull();
    await unbuilt.close();
  });
});

describe('103 Early Hints', () => {
  it('announce the files of a page that was shown before, to a navigation only', async () => {
    const files = link('badge-1', 'react-1');
    expect(await linksOf('/video/a1', NAVIGATION)).toEqual({ hinted: undefined, announced: files });
    expect(await linksOf('/video/b2', NAVIGATION)).toEqual({ hinted: files, announced: files });
    expect(await linksOf('/video/b2')).toEqual({ hinted: undefined, announced: files });
  });

  it('of viewers with and without a session are those of their own pages', async () => {
    const visitor = site.visitor();
    await visitor.devConsole('session');
    await visitor.request('/news/1.html');
    await linksOf('/news/1.html', NAVIGATION);
    const signedIn = await linksOf('/news/1.html', { ...NAVIGATION, cookie: 'portal_session=any' });
    expect(signedIn.hinted).toBe(link('badge-1', 'react-1'));
    expect((await linksOf('/news/1.html', NAVIGATION)).hinted).toBe(link('badge-1', 'react-1', 'login-1'));
  });

  it('are not sent to a proxy of HTTP/1.0', async () => {
    await linksOf('/login.html', NAVIGATION);
    const socket = createConnection(served.port, '127.0.0.1');
    // Not `end`: Node drops a request whose client has closed its side before the response.
    socket.write('GET /login.html HTTP/1.0\r\nHost: localhost\r\nSec-Fetch-Mode: navigate\r\n\r\n');
    let answer = '';
    for await (const part of socket) answer += part;
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('are off by default', async () => {
    const plain = await startPortal({ widgetsFolder: folder });
    const own = served;
    served = await serve(plain.portal, { host: '127.0.0.1', port: 0 });
    for (const hinted of [undefined, undefined])
      expect((await linksOf('/login.html', NAVIGATION)).hinted).toBe(hinted);
    await served.close();
    await plain.close();
    served = own;
  });
});
