import { describe, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { devConsole } from '../../support/portal/dev-console';
import { faultOf } from '../../support/portal/faults';
import { ProfileForm, pictureFiles } from '../../support/screen/profile-form';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
const PATH = '/account/baseMessage';
const SAVE = 'POST /openapi/v2/user/info';
const UPLOAD = 'POST /openapi/v2/user/modify/headImage';
const DEFAULT_PICTURE = '/assets/avatar.svg';
const FOR_REVIEW = '修改成功！修改昵称需要审核后才能生效';
const files = pictureFiles();

async function visit(device: 'desktop' | 'phone' = 'desktop') {
  const visitor = await newVisitor({ device });
  await visitor.startSession();
  const page = await visitor.open(PATH);
  const form = await new ProfileForm(page).ready();
  return { visitor, page, form };
}

describe('the basic info', () => {
  it('is opened from the home, edited and saved; the nickname changes after its review (HOME-02, SET-02 to SET-04, SET-09 to SET-11, TOAST-01, TOAST-02, API-02)', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await visitor.open('/index.html');
    const home = new Widget(page, 'cntv-portal');
    await home.press('a[href="/account/baseMessage"]');
    const form = await new ProfileForm(page).ready();
    await expect.poll(() => form.values()).toEqual(['山间来客', '1990-05-20', '北京市', '北京市', '1']);

    await form.type('nickName', '江上清风');
    await form.press('#sex-2');
    await form.born('06211991');
    await form.select('province', '四川省');
    await form.select('city', '成都市');
    await form.save();
    await expect.poll(() => form.toasts()).toBe(FOR_REVIEW);
    const saved = ['1991-06-21', '四川省', '成都市', '2'];
    expect(await form.values()).toEqual(['江上清风', ...saved]);

    await page.reload();
    await form.ready();
    await expect.poll(() => form.values()).toEqual(['山间来客', ...saved]);
    await form.select('city', '乐山市');
    await form.save();
    await expect.poll(() => form.toasts()).toBe('修改成功！');

    await devConsole.approve();
    await page.goto(`${origin}/index.html`);
    await expect.poll(() => home.text('[data-testid~=nickname]')).toBe('江上清风');
    await page.goto(origin + PATH);
    await form.ready();
    await expect.poll(() => form.values()).toEqual(['江上清风', '1991-06-21', '四川省', '乐山市', '2']);
  });

  it('is edited by keyboard alone', async () => {
    const { page, form } = await visit();
    const stops = await tabTo(page, 'avatarFile');
    stops.push(...(await tabTo(page, 'nickName')));
    await page.keyboard.type('江上清风');
    stops.push(...(await tabTo(page, 'sex-1')));
    await page.keyboard.press('ArrowRight');
    stops.push(...(await tabTo(page, 'birthday')));
    await page.keyboard.type('06211991');
    // Tab first reaches the calendar button of the browser, which has its own focus ring.
    const [, ...onward] = await tabTo(page, 'province');
    stops.push(...onward);
    await page.keyboard.press('ArrowDown');
    stops.push(...(await tabTo(page, 'city')));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => form.toasts()).toBe(FOR_REVIEW);
    expect(await form.values()).toEqual(['江上清风', '1991-06-21', '天津市', '天津市', '2']);
    // The focus ring of the file field is on its label.
    const unseen = stops.filter(({ name, isVisible }) => !isVisible && name !== 'avatarFile');
    expect(unseen).toEqual([]);
  });

  it('keeps the values after a failed request (ERR-05, ERR-07)', async () => {
    const { form } = await visit();
    await form.type('nickName', '江上清风');
    await form.select('province', '四川省');
    const typed = ['江上清风', '1990-05-20', '四川省', '', '1'];
    for (const what of ['HTTP 500', 'a dropped connection', 'a late negative code']) {
      const { fault, words } = faultOf(what);
      await devConsole.setFault(SAVE, fault);
      await form.save();
      await expect.poll(() => form.toasts(), { message: what }).toBe(words);
      expect(await form.values(), what).toEqual(typed);
      await devConsole.clearFaults();
      await form.closeToasts();
    }
    await form.type('nickName', '央视网小编');
    await form.save();
    await expect.poll(() => form.message('nickName')).toBe('昵称不能以央视网专用名称开头');
    expect(await form.focused()).toBe('nickName');
  });
});

it('the avatar is uploaded from a phone, shown after its review, and other files are rejected (AVATAR-01 to AVATAR-06, TOAST-13, API-47)', async () => {
  const { visitor, page, form } = await visit('phone');
  const shown = (src: string) => [
    { src, width: 120, isLoaded: true },
    { src, width: 60, isLoaded: true },
  ];
  await expect.poll(() => form.pictures()).toEqual(shown(DEFAULT_PICTURE));
  for (const [file, words] of [
    [files.renamed, '上传头像图片格式不正确!'],
    [files.large, '上传头像图片大小不能超过 3MB!'],
    [files.drawing, '上传头像图片格式不正确!'],
  ] as const) {
    await form.upload(file);
    await expect.poll(() => form.message('avatarFile')).toBe(words);
  }
  expect(await devConsole.log('/headImage')).toEqual([]);

  const { fault, words } = faultOf('HTTP 500');
  await devConsole.setFault(UPLOAD, { ...fault, times: 1 });
  await form.upload(files.good);
  await expect.poll(() => form.toasts()).toBe(words);
  await form.closeToasts();
  await form.upload(files.good);
  await expect.poll(() => form.toasts()).toBe('修改成功！修改头像需要审核后才能生效');
  const sent = visitor.record.requests.filter(({ url }) => url.includes('headImage'));
  expect(sent.map(({ url }) => url)).toEqual(Array(2).fill(`${origin}/openapi/v2/user/modify/headImage`));
  expect(await form.pictures()).toEqual(shown(DEFAULT_PICTURE));
  await form.upload(files.good);
  await expect.poll(() => form.toasts()).toContain('头像正在审核，审核完成前不能再次修改');

  await devConsole.approve();
  await page.reload();
  await form.ready();
  const source = async () => (await form.pictures())[0]?.src ?? '';
  await expect.poll(source).toMatch(/^\/avatars\/[\w-]+$/);
  const src = await source();
  await expect.poll(() => form.pictures()).toEqual(shown(src));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(375);
});

it('the form shows each error under its field without a request, and axe finds nothing (SET-05, SET-06, SET-08, OQ-49, OQ-67)', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.newTab();
  await carryAxe(page);
  await page.goto(origin + PATH);
  const form = await new ProfileForm(page).ready();
  expect(await axeFindings(page)).toEqual([]);
  await form.upload(files.renamed);
  await form.type('nickName', '一');
  await form.born('01012999');
  await form.save();
  await expect.poll(() => form.message('nickName')).toBe('请输入2～20个字符');
  expect(await form.message('birthday')).toBe('出生年份不能晚于今年');
  expect(await axeFindings(page)).toEqual([]);
  await form.type('nickName', ' ');
  await form.press('#birthday');
  await form.focus('#birthday');
  // An incomplete date has no value in the browser.
  await page.keyboard.press('Backspace');
  await form.save();
  await expect.poll(() => form.message('nickName')).toBe('昵称不能为空');
  await form.type('nickName', '山间来客');
  await form.save();
  await expect.poll(() => form.message('birthday')).toBe('请填写完整的日期');
  expect((await devConsole.log('/user/info')).filter(({ method }) => method === 'POST')).toEqual([]);
});
