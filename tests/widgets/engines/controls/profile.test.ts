import { expect } from '@esm-bundle/chai';
import {
  closePageAfterEach,
  INFO,
  OK,
  openBasicInfo,
  SAVE,
  UPLOAD,
  viewer,
} from '../../../support/element/basic-info';
import type { Answer } from '../../../support/element/fake-api';
import { until } from '../../../support/element/host';

closePageAfterEach();

describe('the basic info', () => {
  it('shows no invalid values, and sends what was not changed as received (SET-03, SET-09, OQ-95)', async () => {
    const odd = { sex: 9, birthday: '"><b>', province: '<i>火星省', city: '红土市', nick_name: '<b>山' };
    const { values, options, send, toast, api } = await openBasicInfo({ [INFO]: viewer(odd) });
    expect(values()).to.deep.equal(['<b>山', '', '<i>火星省', '红土市', undefined]);
    expect(options('city')).to.deep.equal(['请选择', '红土市']);
    send();
    await until(() => toast() === '修改成功！', 'the toast');
    const { sex, birthday, province, city } = api.to(SAVE)[0]?.fields ?? {};
    expect([sex, birthday, province, city]).to.deep.equal(['9', '"><b>', '<i>火星省', '红土市']);
  });

  it('sends all fields, confirms with a toast and reloads the viewer (SET-04, SET-11, TOAST-02, API-02, APIMAP-01)', async () => {
    const { write: put, choose, find, send, toast, api, values } = await openBasicInfo();
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
});

describe('the avatar', () => {
  it('is uploaded as a file and stays until the server returns another one (AVATAR-03, AVATAR-04, AVATAR-05, TOAST-13, API-47, OQ-10)', async () => {
    const face = (name: string) => viewer({ face_uri: `/examples/portal/assets/${name}` });
    const { page, take, toast, api, portal } = await openBasicInfo({ [INFO]: face('avatar.svg') });
    const asked: string[] = [];
    const watch = new page.window.MutationObserver(() => {
      for (const image of portal.shadowRoot?.querySelectorAll('img') ?? []) asked.push(image.src);
    });
    watch.observe(portal.shadowRoot as ShadowRoot, { subtree: true, childList: true, attributes: true });
    take();
    await until(() => toast() === '修改成功！修改头像需要审核后才能生效', 'the toast');
    await until(() => api.to(INFO).length === 2, 'the question');
    expect([...new Set(asked.map((src) => src.split('/').at(-1)))]).to.deep.equal(['avatar.svg']);
    const [call] = api.to(UPLOAD);
    expect(new URL(call?.url ?? '').search).to.equal('');
    const body = call?.body as FormData;
    const parts = [...body];
    expect(parts.map(([name]) => name)).to.deep.equal(['file_name', 'timestamp', 'appid']);
    expect((body.get('file_name') as File).name).to.equal('me.png');
    expect(call?.fields.timestamp).to.match(/^\d{13}$/);
    api.answers[INFO] = face('valley.svg');
    take();
    await until(() => asked.some((src) => src.endsWith('/assets/valley.svg')), 'the new picture');
  });

  it('shows the reason of a refusal and accepts the same file again (CODE-21058, CODE-21060)', async () => {
    const { take, toast, api } = await openBasicInfo({ [UPLOAD]: { code: -21060 } });
    take();
    await until(() => toast() === '头像正在审核，审核完成前不能再次修改', 'the toast');
    api.answers[UPLOAD] = OK;
    take();
    await until(() => api.to(UPLOAD).length === 2, 'the second call');
  });

  it('is busy during the upload, ignores other files and aborts on unmount', async () => {
    let answer: (value: Answer) => void = () => {};
    const { page, take, find, portal, api, toast } = await openBasicInfo({
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
