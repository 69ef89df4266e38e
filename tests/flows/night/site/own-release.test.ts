import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setUpOwnSite } from '../../../support/browser/own-site';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors } from '../../../support/browser/visitor';
import { forgive } from '../../../support/doctor/doctor-page';
import { DoctorPanel } from '../../../support/doctor/doctor-panel';
import { writeRelease } from '../../../support/environment/write-release';
import { LoginWidget } from '../../../support/screen/login-widget';
import { root } from '../../../support/source/text';

const newVisitor = setUpVisitors();
const site = setUpOwnSite();

it('a release with the configuration of the site signs in with one script line and one element', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cntv-site-'));
  const file = join(folder, 'site.json');
  const [config = ''] = /\{.*\}/.exec(site.pasted('README.md', origin)) ?? [];
  writeFileSync(file, config);
  writeRelease(join(root, 'dist'), join(folder, 'release'), file);
  Object.assign(site, { source: folder, uploaded: ['/release/'] });
  site.html = '<script type="module" src="/release/cntv-widgets.js"></script><cntv-login></cntv-login>';
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  await page.goto(`${site.origin}/page.html`);
  await new LoginWidget(page).signIn();
  await expect.poll(() => site.missing).toContain('/after.html');
  await page.goto(`${site.origin}/page.html?cntv-doctor`);
  expect(await new DoctorPanel(page).findings()).toEqual({});
  rmSync(folder, { recursive: true });
  await forgive(visitor);
});
