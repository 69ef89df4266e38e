import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GalleryPage } from '../support/gallery/gallery-page';
import { setUpSites } from '../support/package/sites';
import { root } from '../support/source/text';

const sites = setUpSites();

it('the gallery works where dist/ is served as static files, and says that states need the portal', async () => {
  const address = await sites.serve(join(root, 'dist'), '');
  const { page, problems } = await sites.open(`${address}gallery/index.html`);
  const gallery = new GalleryPage(page);
  await gallery.isChecked();
  expect(await gallery.code()).toContain(`<script type="module" src="${address}cntv-widgets.js"></script>`);
  await gallery.set('sheet', 'portal');
  const preview = await gallery.preview();
  // The view is loaded near the viewport.
  await (await gallery.find('iframe')).scrollIntoView();
  await preview.waitForSelector('cntv-login:state(ready)');
  await gallery.isChecked();
  expect(await gallery.findings('snippet')).toEqual([['noPublicKey', expect.stringContaining('publicKey')]]);
  await gallery.press('[data-testid=states] > summary');
  await gallery.find('[name=isScriptless]');
  // A live region has its text a moment later.
  await expect.poll(() => gallery.text('[data-testid=states] [part=notice]')).toContain('npm start');
  expect(await gallery.texts('[name=viewer]')).toEqual([]);
  // The console of the preview says the same.
  expect(problems).toEqual([expect.stringContaining('No signing.publicKey is configured')]);
});
