import { expect, it } from 'vitest';
import { setUpVisitors } from '../../support/browser/visitor';
import { devConsole } from '../../support/portal/dev-console';
import { ProfileForm } from '../../support/screen/profile-form';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
const PROFILE = '/account/baseMessage';

it('a form is that of another viewer as soon as a second tab learns of the sign-in, in the background too (OQ-95, SET-03)', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.open(PROFILE);
  const form = await new ProfileForm(page).ready();
  await form.type('nickName', '江上清风');
  await form.press('#sex-2');

  // On the site's own page, which has no widgets.
  await visitor.startSession('plain@example.com');
  const second = await visitor.open('/index.html');
  const home = new Widget(second, 'cntv-portal');
  await expect.poll(() => home.text('[data-testid~=nickname]')).toBe('无名的溪');

  // The first tab did not get the focus again.
  await expect.poll(() => form.text('[data-testid~=viewer-changed]')).toContain('无名的溪');
  await form.ready();
  expect(await form.value('nickName')).toBe('无名的溪');
  await form.save();
  await expect.poll(() => form.toasts()).toBe('修改成功！');
  const saved = (await devConsole.log('/user/info')).filter(({ method }) => method === 'POST');
  expect(JSON.stringify(saved)).not.toContain('江上清风');
});
