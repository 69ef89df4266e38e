import { expect, it } from 'vitest';
import { PATHS } from '#config/paths';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors } from '../../../support/browser/visitor';
import { holdRequests } from '../../../support/browser/wire';
import { ACCOUNT } from '../../../support/portal/demo-account';
import { InputMethod, recordEnds, stateOf } from '../../../support/screen/input-method';
import { LoginWidget } from '../../../support/screen/login-widget';
import { ProfileForm } from '../../../support/screen/profile-form';
import { NEW_PHONE, Registration } from '../../../support/screen/registration';
import { Widget } from '../../../support/screen/widget';

const newVisitor = setUpVisitors();

it('the error of a field stays while an input method composes, and goes when the text is committed', async () => {
  const visitor = await newVisitor();
  const page = await visitor.open(PATHS.Poetry);
  const form = await new Registration(page).ready();
  const input = await InputMethod.at(page);
  const isInvalid = async () => (await form.find('#name')).evaluate((field) => field.ariaInvalid);

  await form.press('button[type=submit]');
  await expect.poll(isInvalid).toBe('true');
  await form.press('#name');
  for (const text of ['n', 'ni', 'ni h', '你好']) {
    await input.compose(text);
    expect(await isInvalid()).toBe('true');
  }
  await input.commit('你好');
  await expect.poll(isInvalid).not.toBe('true');
  expect(await form.value('name')).toBe('你好');
});

it('a text is composed while the form is hydrated', async () => {
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  const chunks = await holdRequests(page, /\/widgets\/(?!cntv-widgets\.js)/);
  await page.goto(`${origin}/examples/login.html`, { waitUntil: 'domcontentloaded' });
  const login = new LoginWidget(page);
  const account = await login.focus('#account');
  await recordEnds(account);
  const input = await InputMethod.at(page);

  await input.compose('s');
  expect(await page.$('cntv-login[data-state=ready]')).toBe(null);
  await chunks.release();
  await login.ready();
  expect(await stateOf(account)).toEqual([[], 's', true]);
  for (const text of ['so', 'some']) await input.compose(text);
  expect(await stateOf(account)).toEqual([[], 'some', true]);
  await input.commit('某人');
  expect(await stateOf(account)).toEqual([['compositionend'], '某人', true]);
  await account.evaluate((field) => (field as HTMLInputElement).blur());
  await expect.poll(() => login.message('account')).toBe('请输入正确的邮箱或手机号');
});

/** Fields of every class, by the path and element of their form; some are for a signed-in viewer. */
const FIELDS: readonly (readonly [path: string, host: string, field: string, account?: string])[] = [
  ['/examples/login.html', 'cntv-login', 'account'],
  [PATHS.Register, 'cntv-portal', 'phone'],
  [PATHS.Poetry, 'cntv-portal', 'name'],
  [PATHS.Poetry, 'cntv-portal', 'writing'],
  ['/account/baseMessage', 'cntv-portal', 'nickName', ACCOUNT],
  ['/authentication', 'cntv-portal', 'pictureCode', 'plain@example.com'],
];

it('a text is composed in any field while language, theme and host texts change', async () => {
  const visitor = await newVisitor();
  for (const [path, host, name, account] of FIELDS) {
    if (account) await visitor.startSession(account);
    const page = await visitor.open(path);
    const form = await new LoginWidget(page, host).ready();
    const field = await form.find(`#${name}`);
    await field.evaluate((control) => (control as HTMLInputElement).select());
    await recordEnds(field);
    const input = await InputMethod.at(page);
    await input.compose('wo');
    await form.live();
    const label = () => form.text(`label[for=${name}]`);
    const before = await label();
    await page.$eval(host, (element) => {
      element.setAttribute('lang', 'en');
      element.setAttribute('theme', 'dark');
    });
    await expect.poll(label).not.toBe(before);
    expect([path, name, ...(await stateOf(field))]).toEqual([path, name, [], 'wo', true]);
    await input.compose('wo m');
    await input.commit('我们');
    expect([path, name, ...(await stateOf(field))]).toEqual([path, name, ['compositionend'], '我们', true]);
    await page.close();
  }
});

it('a nickname is composed while the profile is saved in another tab', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const path = '/account/baseMessage';
  const page = await visitor.open(path);
  const form = await new ProfileForm(page).ready();
  const other = await new ProfileForm(await visitor.open(path)).ready();
  const field = await form.find('#nickName');
  await field.evaluate((control) => (control as HTMLInputElement).select());
  await recordEnds(field);
  const input = await InputMethod.at(page);
  await input.compose('jiang');
  await other.select('province', '四川省');
  await other.save();
  await expect.poll(() => other.toasts()).toContain('修改成功');
  expect(await stateOf(field)).toEqual([[], 'jiang', true]);
  await input.compose('jiang sh');
  await input.commit('江上');
  expect(await stateOf(field)).toEqual([['compositionend'], '江上', true]);
});

it.each([
  ['', null],
  [' that was begun before the form was loaded', /\/widgets\/c\/form-engine/],
])(
  'a refusal that arrives while a text is composed%s is shown when the text is committed',
  async (_, late) => {
    const visitor = await newVisitor();
    const page = await visitor.newTab();
    const files = await holdRequests(page, late);
    await page.goto(origin + PATHS.Handicraft);
    const form = await new Widget(page, 'cntv-portal').ready();
    const submitted = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          document.addEventListener('cntv-submit', (event) => {
            const refuse = (_: unknown, reject: (reason: object) => void) =>
              addEventListener('refuse', () =>
                reject({ message: '报名信息有误', fields: { name: '请写真名' } }),
              );
            event.detail.respond(new Promise(refuse));
            resolve();
          });
        }),
    );
    for (const name of ['name', 'phone', 'address']) await form.type(name, '有');
    await form.press('[name=sex]');
    await form.press('button[type=submit]');
    await form.find('button[aria-busy=true]');
    await form.press('#address');
    const field = await form.find('#address');
    await recordEnds(field);
    const input = await InputMethod.at(page);
    await input.compose('bei');
    await files.release();
    await submitted;
    await page.evaluate(() => dispatchEvent(new Event('refuse')));
    await form.find('button[type=submit]:not([aria-busy])');
    expect([await form.toasts(), await form.message('name')]).toEqual(['', '']);
    expect(await stateOf(field)).toEqual([[], '有bei', true]);
    await input.commit('北京');
    await expect.poll(() => form.toasts()).toContain('报名信息有误');
    await expect.poll(() => form.message('name')).toBe('请写真名');
    expect(await stateOf(field)).toEqual([['compositionend'], '有北京', true]);
  },
);

it('the countdown of an SMS code stays while a text is composed, and follows the clock afterwards', async () => {
  const page = await (await newVisitor()).open(PATHS.Register);
  const form = await new Registration(page).ready();
  await form.type('phone', NEW_PHONE);
  await form.getCode(NEW_PHONE);
  const seconds = async () => Number.parseInt((await form.text('[data-testid~=sms-button]')) ?? '', 10);
  await form.press('#smsCode');
  const input = await InputMethod.at(page);
  await input.compose('yi');
  const [before, toast] = [await seconds(), await form.toasts()];
  expect(before).toBeGreaterThan(0);
  const until = Date.now() + 2_000;
  while (Date.now() < until) {
    await input.compose('yi m');
    expect([await seconds(), await form.toasts()]).toEqual([before, toast]);
  }
  await input.commit('1');
  await expect.poll(seconds).toBeLessThanOrEqual(before - 2);
});
