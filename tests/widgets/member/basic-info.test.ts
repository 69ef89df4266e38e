import { expect } from '@esm-bundle/chai';
import {
  closePageAfterEach,
  INFO,
  openBasicInfo,
  SAVE,
  UPLOAD,
  viewer,
} from '../../support/element/basic-info';
import { until } from '../../support/element/host';

const IN_REVIEW = '昵称正在审核，审核完成前不能再次修改';
const AVATAR_IN_REVIEW = '头像正在审核，审核完成前不能再次修改';
const MINUTE = 60_000;

closePageAfterEach();

describe('the basic info', () => {
  it('is prefilled with the viewer’s data (SET-02, SET-03, SET-07, ENT-01)', async () => {
    const { values, options } = await openBasicInfo();
    expect(values()).to.deep.equal(['山间来客', '1990-05-20', '河北省', '唐山市', '2']);
    expect(options('province')).to.have.length(35).and.to.include('台湾省');
    expect(options('city')).to.have.length(12);
  });

  it('announces the review of a new nickname once and keeps it in the form (SET-10, SET-11, TOAST-01)', async () => {
    const { rename, send, toast, toasts, valueIn, api, find } = await openBasicInfo();
    expect(find('label[for=nickName]').textContent).to.equal('昵称');
    expect(find('#nickName').getAttribute('aria-describedby')).to.equal('nickName-message nickName-remark');
    expect(find('#nickName-remark').textContent).to.equal('新昵称审核通过后生效');
    rename(' 江上清风 ');
    send();
    await until(() => toast().startsWith('修改成功！修改昵称需要审核后才能生效'), 'the toast');
    expect(api.to(SAVE)[0]?.fields.nick_name).to.equal('江上清风');
    await until(() => api.to(INFO).length === 2, 'the question');
    expect(valueIn('nickName').trim()).to.equal('江上清风');
    // The session keeps the approved nickname, which header and home page show.
    expect(localStorage.getItem('cntv:session')).to.contain('山间来客').and.not.to.contain('江上');
    send();
    await until(() => api.to(SAVE).length === 2 && api.to(INFO).length === 3, 'the second save');
    await until(() => toasts().includes('修改成功！'), 'the plain toast');
  });

  it('shows the saved values when the viewer returns from another tab (SET-03, SET-04)', async () => {
    const { choose, send, toast, find, values, api, portal } = await openBasicInfo();
    choose('province', '上海市');
    api.answers[INFO] = viewer({ province: '上海市', city: '上海市' });
    send();
    await until(() => toast() === '修改成功！' && api.to(INFO).length === 2, 'the save');
    const go = (index: number) => find(`[data-testid~=menu-pages] a:nth-child(${index})`).click();
    go(2);
    await until(() => portal.shadowRoot?.querySelector('#oldPassword'), 'another tab');
    go(1);
    await until(() => portal.shadowRoot?.querySelector('#nickName'), 'the form again');
    expect(values()).to.deep.equal(['山间来客', '1990-05-20', '上海市', '上海市', '2']);
    expect(api.to(INFO)).to.have.length(2);
  });

  it('offers the cities of the chosen province and selects a single one (SET-09, OQ-66)', async () => {
    const { choose, options, valueIn, send, api } = await openBasicInfo();
    choose('province', '海南省');
    await until(() => options('city').includes('三亚市'), 'the cities');
    expect(valueIn('city')).to.equal('');
    choose('province', '上海市');
    await until(() => valueIn('city') === '上海市', 'the city');
    choose('province', '');
    await until(() => options('city')[0] === '请先选择地区', 'no city');
    choose('province', '四川省');
    await until(() => options('city').includes('成都市'), 'the cities');
    send();
    await until(() => api.to(SAVE).length === 1, 'the call');
    const { province, city } = api.to(SAVE)[0]?.fields ?? {};
    expect([province, city]).to.deep.equal(['四川省', '']);
  });

  it('shows each error under its field and sends nothing (SET-05, SET-06, SET-08, OQ-49, OQ-67)', async () => {
    const { rename, write: put, send, message, api } = await openBasicInfo();
    const next = new Date().getUTCFullYear() + 2;
    put('birthday', `${next}-01-01`);
    put('nickName', ' ');
    send();
    await until(() => message('nickName') === '昵称不能为空', 'the first message');
    expect(message('birthday')).to.equal('出生年份不能晚于今年');
    for (const name of ['一', '𠮷'.repeat(21)]) {
      put('nickName', '');
      await until(() => message('nickName') === '昵称不能为空', 'the empty message');
      rename(name);
      await until(() => message('nickName') === '请输入2～20个字符', 'the second message');
    }
    send();
    expect(api.to(SAVE)).to.have.length(0);
  });

  it('is valid without sex, birthday and place', async () => {
    const none = { sex: '', birthday: '', province: '', city: '' };
    const { send, toast, api } = await openBasicInfo({ [INFO]: viewer(none) });
    send();
    await until(() => toast() === '修改成功！', 'the toast');
    expect(api.to(SAVE)[0]?.fields).to.include(none);
  });

  it('shows a refusal of the nickname at its field and keeps the values (CODE-21027, CODE-21059)', async () => {
    const { rename, send, message, toast, values, api } = await openBasicInfo({ [SAVE]: { code: -21027 } });
    rename('违禁词');
    send();
    await until(() => message('nickName') === '昵称中含有违禁词', 'the message');
    await until(() => toast() === '昵称中含有违禁词', 'the toast');
    expect(values()[0]).to.equal('违禁词');
    api.answers[SAVE] = { code: -21059 };
    send();
    await until(() => message('nickName') === '昵称正在审核，审核完成前不能再次修改', 'the next message');
    api.answers[SAVE] = { fault: 'http', status: 500 };
    send();
    await until(() => api.to(SAVE).length === 3 && message('nickName') === '', 'the failure');
    expect(values()).to.deep.equal(['违禁词', '1990-05-20', '河北省', '唐山市', '2']);
    expect(api.to(INFO)).to.have.length(1);
  });
});

describe('the avatar', () => {
  it('is shown at 120 and at 60 pixels (AVATAR-06, CONST-06)', async () => {
    const { pictures } = await openBasicInfo();
    const sizes = pictures().map((picture) => picture.getBoundingClientRect());
    expect(sizes.map(({ width, height }) => [width, height])).to.deep.equal([
      [120, 120],
      [60, 60],
    ]);
  });

  it('rejects other types and large files with a message under the button and sends nothing (AVATAR-01, AVATAR-02, OQ-11)', async () => {
    const { take, message, find, api } = await openBasicInfo();
    const wrong = '上传头像图片格式不正确!';
    take({ bytes: [60, 115, 118, 103], type: 'image/svg+xml', name: 'me.svg' });
    await until(() => message('avatarFile') === wrong, 'the message');
    take({ size: 3 * 1024 * 1024 });
    await until(() => message('avatarFile') === '上传头像图片大小不能超过 3MB!', 'the other message');
    // An HTML file with the name of an image.
    take({ bytes: [60, 104, 116, 109, 108] });
    await until(() => message('avatarFile') === wrong, 'the message again');
    expect(find('[data-testid~=file]').getAttribute('aria-describedby')).to.contain('avatarFile-message');
    take({ size: 60 });
    await until(
      () => message('avatarFile') === '头像图片不完整，请重新选择',
      'the message of a cut-off file',
    );
    expect(api.to(UPLOAD)).to.have.length(0);
    expect(find('[data-testid~=file]').hasAttribute('accept')).to.equal(false);
    take({ type: '', name: 'image:1641' });
    await until(() => api.to(UPLOAD).length === 1, 'the call');
    expect(message('avatarFile')).to.equal('');
    const body = api.to(UPLOAD)[0]?.body as FormData | undefined;
    const file = body?.get('file_name') as File | undefined;
    expect([file?.name, file?.type]).to.deep.equal(['image:1641', 'image/png']);
  });
});

describe('a change that waits for review', () => {
  const nickName = (find: Basic['find']) => find('#nickName-remark').textContent;
  const avatar = (find: Basic['find']) => find('#avatarFile-hint').textContent;
  type Basic = Awaited<ReturnType<typeof openBasicInfo>>;

  /** Changes nickname and avatar, and leaves the page. */
  async function change() {
    const { rename, send, take, api, find, page } = await openBasicInfo();
    rename('江上清风');
    send();
    await until(() => nickName(find) === IN_REVIEW, 'the state of the nickname');
    expect(avatar(find)).to.contain('审核通过后生效');
    take();
    await until(() => avatar(find) === AVATAR_IN_REVIEW, 'the state of the avatar');
    expect([api.to(SAVE).length, api.to(UPLOAD).length]).to.deep.equal([1, 1]);
    page.closeWithoutErrors();
  }
  async function reopen(answer = viewer()) {
    const { find } = await openBasicInfo({ [INFO]: answer });
    return [nickName(find), avatar(find)];
  }
  /** Ages what is kept. */
  function age(ms: number) {
    for (const key of ['cntv:kept-input-review-21059', 'cntv:kept-input-review-21060']) {
      const [mark, keptAt] = JSON.parse(localStorage.getItem(key) ?? '').split(' ');
      localStorage.setItem(key, JSON.stringify(`${mark} ${keptAt - ms}`));
    }
  }

  it('is shown at its field after a reload, for 7 days', async () => {
    await change();
    age(7 * 24 * 60 * MINUTE - 5 * MINUTE);
    expect(await reopen()).to.deep.equal([IN_REVIEW, AVATAR_IN_REVIEW]);
  });

  it('is no longer shown after 7 days', async () => {
    await change();
    age(7 * 24 * 60 * MINUTE);
    expect((await reopen()).join())
      .to.contain('新昵称审核通过后生效')
      .and.not.to.contain('正在审核');
  });

  it('is no longer shown when the value has changed', async () => {
    await change();
    const [name, picture] = await reopen(viewer({ nick_name: '江上清风' }));
    expect([name, picture]).to.deep.equal(['新昵称审核通过后生效', AVATAR_IN_REVIEW]);
  });

  it('is not shown to another viewer', async () => {
    await change();
    expect((await reopen(viewer({ uid: 2 }))).join()).not.to.contain('正在审核');
  });

  it('is shown after a refusal tells of it (CODE-21059, CODE-21060)', async () => {
    const refused = { [SAVE]: { code: -21059 }, [UPLOAD]: { code: -21060 } };
    const { rename, send, take, find, page } = await openBasicInfo(refused);
    rename('江上清风');
    send();
    await until(() => nickName(find) === IN_REVIEW, 'the state of the nickname');
    take();
    await until(() => avatar(find) === AVATAR_IN_REVIEW, 'the state of the avatar');
    page.closeWithoutErrors();
    expect(await reopen()).to.deep.equal([IN_REVIEW, AVATAR_IN_REVIEW]);
  });
});
