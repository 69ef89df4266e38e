import { describe, expect, it } from 'vitest';
import { setUpVisitors } from '../../support/browser/visitor';
import { ProfileForm, pictureFiles } from '../../support/screen/profile-form';

const newVisitor = setUpVisitors();
const PATH = '/account/baseMessage';
const UPLOADED = '修改成功！修改头像需要审核后才能生效';
const files = pictureFiles();

/** Opens the basic info on a line that sends 160 KB a second. */
async function visit() {
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.open(PATH);
  const form = await new ProfileForm(page).ready();
  await page.emulateNetworkConditions({ upload: 160 * 1024, download: -1, latency: 0 });
  /** The part that is sent, -1 while it is not known; null without a bar. */
  const progress = () =>
    page.$eval(
      form.host,
      ({ shadowRoot }) => shadowRoot?.querySelector<HTMLProgressElement>('progress')?.position ?? null,
    );
  return { page, form, progress };
}

describe('an avatar of 2.9 MB on a slow line (OQ-106)', () => {
  it('arrives, and its progress is shown meanwhile', async () => {
    const { form, progress } = await visit();
    await form.upload(files.heavy);
    await expect.poll(progress).toBeGreaterThan(0);
    const before = Number(await progress());
    await expect.poll(progress).toBeGreaterThan(before);
    await expect.poll(() => form.toasts()).toBe(UPLOADED);
    await expect.poll(progress).toBe(null);
  });

  it('is cancelled by the viewer, who can choose another one', async () => {
    const { page, form, progress } = await visit();
    await form.upload(files.heavy);
    await expect.poll(progress).toBeGreaterThan(0);
    await form.focus('[data-testid~=cancel]');
    await page.keyboard.press('Enter');
    await expect.poll(progress).toBe(null);
    expect(await form.focused()).toBe('avatarFile');
    await page.emulateNetworkConditions(null);
    await form.upload(files.good);
    await expect.poll(() => form.toasts()).toBe(UPLOADED);
  });
});
