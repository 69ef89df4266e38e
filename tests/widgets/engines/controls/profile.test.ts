import { expect } from '@esm-bundle/chai';
import { type Answer, FakeApi } from '../../../support/widgets/fake-api';
import { type HostPage, inside, type, until } from '../../../support/widgets/host';
import { openPortalAt } from '../../../support/widgets/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const SAVE = 'POST /openapi/v2/user/info';
const UPLOAD = 'POST /openapi/v2/user/modify/headImage';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const FIELDS = ['nickName', 'birthday', 'province', 'city'] as const;
const OK: Answer = { data: null };

const viewer = (more: object = {}): Answer => ({
  data: {
    uid: 1,
    nick_name: '山间来客',
    face_uri: '/nowhere/face.png',
    account: 'demo@example.com',
    sex: 2,
    birthday: '1990-05-20',
    province: '河北省',
    city: '唐山市',
    ...more,
  },
});

let page: HostPage;
afterEach(() => {
  expect(page.violations).to.deep.equal([]);
  expect(page.errors).to.deep.equal([]);
  page.close();
});

/** Opens the basic info of a portal. */
async function open(answers: FakeApi['answers'] = {}) {
  const api = new FakeApi({ [INFO]: viewer(), [SAVE]: OK, [UPLOAD]: OK, ...answers });
  const opened = await openPortalAt('/account/baseMessage', api);
  page = opened;
  const { portal } = opened;
  await until(() => portal.shadowRoot?.querySelector('#nickName'), 'the form');
  const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
    inside<Found>(portal, selector);
  const valueIn = (name: string) => find(`#${name}`).value;
  return {
    api,
    portal,
    find,
    valueIn,
    values: () => [
      ...FIELDS.map(valueIn),
      portal.shadowRoot?.querySelector<HTMLInputElement>(':checked[name=sex]')?.value,
    ],
    message: (name: string) => find(`#${name}-message`).textContent,
    toasts: () =>
      [...(portal.shadowRoot?.querySelectorAll('[part~=toast]') ?? [])].map((toast) => toast.textContent),
    toast: () => portal.shadowRoot?.querySelector('[part~=toast]')?.textContent ?? '',
    options: (name: string) => [...find<HTMLSelectElement>(`#${name}`).options].map(({ text }) => text),
    pictures: () => [...(portal.shadowRoot?.querySelectorAll<HTMLElement>('[part~=avatar]') ?? [])],
    send: () => find('form [type=submit]').click(),
    rename(name: string) {
      write(find('#nickName'), '');
      type(find('#nickName'), name);
    },
    choose(name: string, value: string) {
      const select = find<HTMLSelectElement>(`#${name}`);
      select.focus();
      select.value = value;
      select.dispatchEvent(new page.window.Event('change', { bubbles: true }));
    },
    write: (name: string, value: string) => write(find(`#${name}`), value),
    /** Selects a file as the browser's dialog does. */
    take({ bytes = PNG, size = 64, type: kind = 'image/png', name = 'me.png' } = {}) {
      const { DataTransfer, File, Event } = page.window;
      const content = new Uint8Array(size);
      content.set(bytes.slice(0, size));
      const chosen = new DataTransfer();
      chosen.items.add(new File([content], name, { type: kind }));
      const input = find('[data-testid~=file]');
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}
function write(field: HTMLInputElement, value: string): void {
  field.focus();
  const { prototype } = page.window.HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new page.window.InputEvent('input', { bubbles: true, composed: true }));
}

describe('the basic info', () => {
  it('is prefilled with the viewer’s data (SET-02, SET-03, SET-07, ENT-01)', async () => {
    const { values, options } = await open();
    expect(values()).to.deep.equal(['山间来客', '1990-05-20', '河北省', '唐山市', '2']);
    expect(options('province')).to.have.length(35).and.to.include('台湾省');
    expect(options('city')).to.have.length(12);
  });

  it('ignores invalid values and keeps unknown places (SET-03, SET-09)', async () => {
    const odd = { sex: 9, birthday: '"><b>', province: '<i>火星省', city: '红土市', nick_name: '<b>山' };
    const { values, options, send, toast, api } = await open({ [INFO]: viewer(odd) });
    expect(values()).to.deep.equal(['<b>山', '', '<i>火星省', '红土市', undefined]);
    expect(options('city')).to.deep.equal(['请选择', '红土市']);
    send();
    await until(() => toast() === '修改成功！', 'the toast');
    const { sex, birthday, province, city } = api.to(SAVE)[0]?.fields ?? {};
    expect([sex, birthday, province, city]).to.deep.equal(['', '', '<i>火星省', '红土市']);
  });

  it('sends all fields, confirms with a toast and reloads the viewer (SET-04, SET-11, TOAST-02, API-02, APIMAP-01)', async () => {
    const { write: put, choose, find, send, toast, api, values } = await open();
    find('#sex-1').click();
    put('birthday', '1991-06-21');
    choose('city', '石家庄市');
    send();
    await until(() => toast() === '修改成功！', 'the toast');
    const fields = Object.entries(api.to(SAVE)[0]?.fields ?? {}).filter(([name]) => name !== 't');
    expect(Object.fromEntries(fields)).to.deep.equal({
      nick_name: '山间来客',
      sex: '1',
      birthday: '1991-06-21',
      province: '河北省',
      city: '石家庄市',
      appid: 'demo',
    });
    await until(() => api.to(INFO).length === 2, 'the question');
    expect(values()).to.deep.equal(['山间来客', '1991-06-21', '河北省', '石家庄市', '1']);
  });

  it('announces the review of a new nickname once and keeps it in the form (SET-10, SET-11, TOAST-01)', async () => {
    const { rename, send, toast, toasts, valueIn, api, find } = await open();
    expect(find('label[for=nickName]').textContent).to.contain('新昵称审核通过后生效');
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
    const { choose, send, toast, find, values, api, portal } = await open();
    choose('province', '上海市');
    api.answers[INFO] = viewer({ province: '上海市', city: '上海市' });
    send();
    await until(() => toast() === '修改成功！' && api.to(INFO).length === 2, 'the save');
    const go = (index: number) => find(`[data-testid~=route-tabs] a:nth-child(${index})`).click();
    go(2);
    await until(() => portal.shadowRoot?.querySelector('#oldPassword'), 'another tab');
    go(1);
    await until(() => portal.shadowRoot?.querySelector('#nickName'), 'the form again');
    expect(values()).to.deep.equal(['山间来客', '1990-05-20', '上海市', '上海市', '2']);
    expect(api.to(INFO)).to.have.length(2);
  });

  it('offers the cities of the chosen province and selects a single one (SET-09, OQ-66)', async () => {
    const { choose, options, valueIn, send, api } = await open();
    choose('province', '海南省');
    await until(() => options('city').includes('三亚市'), 'the cities');
    expect(valueIn('city')).to.equal('');
    choose('province', '上海市');
    await until(() => valueIn('city') === '上海市', 'the city');
    choose('province', '');
    await until(() => options('city')[0] === '请先选择省份', 'no city');
    choose('province', '四川省');
    await until(() => options('city').includes('成都市'), 'the cities');
    send();
    await until(() => api.to(SAVE).length === 1, 'the call');
    const { province, city } = api.to(SAVE)[0]?.fields ?? {};
    expect([province, city]).to.deep.equal(['四川省', '']);
  });

  it('shows each error under its field and sends nothing (SET-05, SET-06, SET-08, OQ-49, OQ-67)', async () => {
    const { rename, write: put, send, message, api } = await open();
    const next = new Date().getUTCFullYear() + 2;
    put('birthday', `${next}-01-01`);
    put('nickName', ' ');
    send();
    await until(() => message('nickName') === '昵称不能为空', 'the first message');
    expect(message('birthday')).to.equal('生日年份不能晚于今年');
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
    const { send, toast, api } = await open({ [INFO]: viewer(none) });
    send();
    await until(() => toast() === '修改成功！', 'the toast');
    expect(api.to(SAVE)[0]?.fields).to.include(none);
  });

  it('shows a refusal of the nickname at its field and keeps the values (CODE-21027, CODE-21059)', async () => {
    const { rename, send, message, toast, values, api } = await open({ [SAVE]: { code: -21027 } });
    rename('违禁词');
    send();
    await until(() => message('nickName') === '昵称中含有违禁词', 'the message');
    await until(() => toast() === '昵称中含有违禁词', 'the toast');
    expect(values()[0]).to.equal('违禁词');
    api.answers[SAVE] = { code: -21059 };
    send();
    await until(() => message('nickName') === '昵称正在审核中', 'the next message');
    api.answers[SAVE] = { fault: 'http', status: 500 };
    send();
    await until(() => api.to(SAVE).length === 3 && message('nickName') === '', 'the failure');
    expect(values()).to.deep.equal(['违禁词', '1990-05-20', '河北省', '唐山市', '2']);
    expect(api.to(INFO)).to.have.length(1);
  });
});

describe('the avatar', () => {
  it('is shown at 120 and at 60 pixels (AVATAR-06, CONST-06)', async () => {
    const { pictures } = await open();
    const sizes = pictures().map((picture) => picture.getBoundingClientRect());
    expect(sizes.map(({ width, height }) => [width, height])).to.deep.equal([
      [120, 120],
      [60, 60],
    ]);
  });

  it('is uploaded as a file and stays until the server returns another one (AVATAR-03, AVATAR-04, AVATAR-05, TOAST-13, API-47, OQ-10)', async () => {
    const face = (name: string) => viewer({ face_uri: `/assets/${name}` });
    const { take, toast, api, portal } = await open({ [INFO]: face('old.png') });
    const asked: string[] = [];
    const watch = new page.window.MutationObserver(() => {
      for (const image of portal.shadowRoot?.querySelectorAll('img') ?? []) asked.push(image.src);
    });
    watch.observe(portal.shadowRoot as ShadowRoot, { subtree: true, childList: true, attributes: true });
    take();
    await until(() => toast() === '修改成功！修改头像需要审核后才能生效', 'the toast');
    await until(() => api.to(INFO).length === 2, 'the question');
    expect(asked.filter((src) => !src.endsWith('/assets/old.png'))).to.deep.equal([]);
    const [call] = api.to(UPLOAD);
    expect(new URL(call?.url ?? '').search).to.equal('');
    const body = call?.body as FormData;
    const parts = [...body];
    expect(parts.map(([name]) => name)).to.deep.equal(['file_name', 'timestamp', 'appid']);
    expect((body.get('file_name') as File).name).to.equal('me.png');
    expect(call?.fields.timestamp).to.match(/^\d{13}$/);
    api.answers[INFO] = face('new.png');
    take();
    await until(() => asked.some((src) => src.endsWith('/assets/new.png')), 'the new picture');
  });

  it('rejects other types and large files with a message under the button and sends nothing (AVATAR-01, AVATAR-02, OQ-11)', async () => {
    const { take, message, find, api } = await open();
    const wrong = '上传头像图片格式不正确!';
    take({ type: 'image/svg+xml', name: 'me.svg' });
    await until(() => message('avatarFile') === wrong, 'the message');
    take({ size: 3 * 1024 * 1024 });
    await until(() => message('avatarFile') === '上传头像图片大小不能超过 3MB!', 'the other message');
    // An HTML file with the name of an image.
    take({ bytes: [60, 104, 116, 109, 108] });
    await until(() => message('avatarFile') === wrong, 'the message again');
    expect(find('[data-testid~=file]').getAttribute('aria-describedby')).to.contain('avatarFile-message');
    expect(api.to(UPLOAD)).to.have.length(0);
    take();
    await until(() => api.to(UPLOAD).length === 1, 'the call');
    expect(message('avatarFile')).to.equal('');
  });

  it('shows the reason of a refusal and accepts the same file again (CODE-21058, CODE-21060)', async () => {
    const { take, toast, api } = await open({ [UPLOAD]: { code: -21060 } });
    take();
    await until(() => toast() === '头像正在审核中', 'the toast');
    api.answers[UPLOAD] = OK;
    take();
    await until(() => api.to(UPLOAD).length === 2, 'the second call');
  });

  it('is busy during the upload, ignores other files and aborts on unmount', async () => {
    let answer: (value: Answer) => void = () => {};
    const { take, find, portal, api, toast } = await open({
      [UPLOAD]: () =>
        new Promise<Answer>((resolve) => {
          answer = resolve;
        }),
    });
    take();
    await until(() => api.to(UPLOAD).length === 1, 'the call');
    expect(find('[data-testid~=file]').getAttribute('aria-busy')).to.equal('true');
    const press = new page.window.MouseEvent('click', { bubbles: true, cancelable: true });
    find('[data-testid~=file]').dispatchEvent(press);
    expect(press.defaultPrevented).to.equal(true);
    find<HTMLAnchorElement>('a[href$="/modifyPasswd.jsp"]').click();
    await until(() => portal.shadowRoot?.querySelector('#oldPassword'), 'another tab');
    answer(OK);
    await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
    expect(toast()).to.equal('');
    expect(api.to(INFO)).to.have.length(1);
  });
});
