import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer as createDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUNDLERS } from '../../support/package/bundlers';
import { type Application, installPacked } from '../../support/package/packed';
import { type OpenPage, setUpSites } from '../../support/package/sites';
import { press, type } from '../../support/screen/act';
import { PUBLIC_KEY } from '../../support/test-key';

const MAIN = `import { configure } from 'cntv-widgets';

configure({ appid: 'demo', signing: { publicKey: '${PUBLIC_KEY}' } });
`;
const PAGE = `<!doctype html>
<html lang="zh"><meta charset="utf-8"><title>App</title>
<script type="module" src="/main.js"></script>
<cntv-login standalone></cntv-login>
<cntv-apply-form></cntv-apply-form></html>`;

const { open, serve, onClose } = setUpSites();
let app: Application;

beforeAll(() => {
  app = installPacked();
  writeFileSync(join(app.folder, 'main.js'), MAIN);
  // Vite builds from the page, and its development server sends it.
  writeFileSync(join(app.folder, 'index.html'), PAGE);
});
afterAll(() => app?.remove());

async function expectWidgets({ page, problems }: OpenPage): Promise<void> {
  await page.waitForSelector('cntv-login:state(ready)');
  await page.waitForSelector('cntv-apply-form:state(ready)');
  await type(page, 'cntv-login >>> input[name=account]', 'demo@example.com');
  await press(page, 'cntv-login >>> ::-p-text(注册)');
  // With `visible` puppeteer polls; otherwise it waits for a mutation of the document, outside shadow roots.
  await page.waitForSelector('cntv-login >>> input[autocomplete=new-password]', { visible: true });
  await page.waitForNetworkIdle();
  expect(problems).toEqual([]);
}

describe('the packed package, bundled', () => {
  it.each(Object.entries(BUNDLERS))('by %s: chunks load and no request fails', async (name, bundle) => {
    const out = join(app.folder, `out of ${name}`);
    await bundle(app.folder, out);
    await expectWidgets(await open(await serve(out, PAGE)));
  });

  it('by the development server of Vite: chunks load and no request fails', async () => {
    const server = await createDevServer({
      root: app.folder,
      configFile: false,
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1' },
    });
    onClose(() => server.close());
    await server.listen();
    await expectWidgets(await open(server.resolvedUrls?.local[0] ?? ''));
  });
});
