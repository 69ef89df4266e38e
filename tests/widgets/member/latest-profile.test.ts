import { expect } from '@esm-bundle/chai';
import { closePageAfterEach, INFO, openBasicInfo, SAVE, viewer } from '../../support/element/basic-info';
import { until } from '../../support/element/host';

closePageAfterEach();

type Navigable = HTMLElement & { navigate(to: object): void };
type BasicInfo = Awaited<ReturnType<typeof openBasicInfo>>;
const session = () => JSON.parse(localStorage.getItem('cntv:session') ?? '{}');

/** Another tab has learned this name of the viewer; the message has no other effect. */
function learnName(operatorName: string, change: object = {}): void {
  const tab = new BroadcastChannel('cntv:session');
  tab.postMessage({ ...session(), operatorName, ...change });
  tab.close();
}
/** The server has newer data, and the tab asks for them. */
async function receive({ api, find }: BasicInfo, data: object): Promise<void> {
  const asked = api.to(INFO).length;
  api.answers[INFO] = viewer({ nick_name: '江上清风', ...data });
  learnName('江上清风');
  await until(() => api.to(INFO).length > asked, 'the request');
  await until(() => find('#birthday').value !== '1990-05-20', 'the newer birthday');
}
const profileIn = ({ api }: BasicInfo, index = 0) => {
  const { nick_name, sex, birthday, province, city } = api.to(SAVE)[index]?.fields ?? {};
  return { nick_name, sex, birthday, province, city };
};

describe('fields that were not changed (OQ-95)', () => {
  const RECEIVED = [
    { sex: 0, birthday: '19900520', province: '北京', city: '海淀' },
    { sex: 3, birthday: '1990-05-20 00:00:00.0', province: '110000', city: '110108' },
    { sex: 'M', birthday: '1990年5月20日', province: '未知', city: '未知' },
    { sex: '', birthday: 643129200, province: '', city: '某地' },
    { sex: 2, birthday: '0000-00-00', province: '河北省', city: '雄安' },
  ];
  for (const received of RECEIVED)
    it(`are sent as they were received: ${JSON.stringify(received)}`, async () => {
      const form = await openBasicInfo({ [INFO]: viewer(received) });
      form.rename('江上清风');
      form.send();
      await until(() => form.api.to(SAVE).length === 1, 'the save');
      const texts = Object.entries(received).map(([name, value]) => [name, String(value)]);
      expect(profileIn(form)).to.deep.equal({ nick_name: '江上清风', ...Object.fromEntries(texts) });
    });

  it('follow newer values, which are sent, and changed ones stay', async () => {
    const form = await openBasicInfo();
    form.choose('province', '四川省');
    await until(() => form.options('city').includes('乐山市'), 'the cities');
    form.choose('city', '乐山市');
    await receive(form, { sex: 1, birthday: '19711205', province: '北京市', city: '北京市' });
    expect(form.values()).to.deep.equal(['江上清风', '1971-12-05', '四川省', '乐山市', '1']);
    form.send();
    await until(() => form.api.to(SAVE).length === 1, 'the save');
    expect(profileIn(form)).to.deep.equal({
      nick_name: '江上清风',
      sex: '1',
      birthday: '19711205',
      province: '四川省',
      city: '乐山市',
    });
  });

  it('follow from and to a place, a sex and a birthday that the form does not know', async () => {
    const form = await openBasicInfo({ [INFO]: viewer({ province: '别处', city: '某地' }) });
    form.rename('云上行人');
    await receive(form, { sex: 3, birthday: 'unknown', province: '四川省', city: '乐山市' });
    await until(() => form.valueIn('city') === '乐山市', 'the city');
    expect(form.values()).to.deep.equal(['云上行人', '', '四川省', '乐山市', undefined]);
    form.send();
    await until(() => form.api.to(SAVE).length === 1, 'the save');
    expect(profileIn(form)).to.deep.equal({
      nick_name: '云上行人',
      sex: '3',
      birthday: 'unknown',
      province: '四川省',
      city: '乐山市',
    });
  });

  it('are not taken for changed ones after they have followed', async () => {
    const form = await openBasicInfo();
    await receive(form, { birthday: '1971-12-05', province: '四川省', city: '乐山市' });
    await until(() => form.valueIn('city') === '乐山市', 'the city');
    const changed = ['nickName', 'birthday'].filter(
      (name) => form.find(`#${name}`).value !== form.find(`#${name}`).defaultValue,
    );
    const places = ['province', 'city'].map((name) => form.find<HTMLSelectElement>(`#${name}`));
    const other = places.filter(({ options, selectedIndex }) => !options[selectedIndex]?.defaultSelected);
    expect([changed, other]).to.deep.equal([[], []]);
  });
});

describe('a saved profile (OQ-95)', () => {
  /** Shows another tab of the settings or the basic info. */
  async function show({ portal }: BasicInfo, tabName: string) {
    (portal as Navigable).navigate({ name: 'UserSetting', params: { tabName } });
    const isShown = () => Boolean(portal.shadowRoot?.querySelector('#province'));
    await until(() => isShown() === (tabName === 'baseMessage'), tabName);
  }

  it('is not shown as typed over newer values when the viewer comes back from another tab', async () => {
    const form = await openBasicInfo();
    form.choose('province', '江苏省');
    await until(() => form.options('city').includes('南京市'), 'the cities');
    form.choose('city', '南京市');
    form.find('[name=sex][value="1"]').click();
    form.api.answers[INFO] = viewer({ province: '江苏省', city: '南京市', sex: 1 });
    form.send();
    await until(() => form.api.to(INFO).length > 1 && form.toast(), 'the save');
    await show(form, 'modifyPasswd.jsp');
    const asked = form.api.to(INFO).length;
    form.api.answers[INFO] = viewer({ nick_name: '云上行人', province: '广东省', city: '广州市' });
    learnName('云上行人');
    await until(() => form.api.to(INFO).length > asked, 'the newer values');
    await show(form, 'baseMessage');
    await until(() => form.valueIn('nickName') === '云上行人', 'the newer name');
    expect(form.values()).to.deep.equal(['云上行人', '1990-05-20', '广东省', '广州市', '2']);
  });

  it('is shown after the viewer comes back from another tab, also if it could not be loaded again', async () => {
    const form = await openBasicInfo();
    form.rename('江上清风');
    form.choose('province', '江苏省');
    await until(() => form.options('city').includes('南京市'), 'the cities');
    form.choose('city', '南京市');
    form.api.answers[INFO] = { code: -1 };
    form.send();
    await until(() => form.api.to(INFO).length > 1 && form.toast(), 'the save');
    await show(form, 'modifyPasswd.jsp');
    await show(form, 'baseMessage');
    expect(form.values()).to.deep.equal(['山间来客', '1990-05-20', '江苏省', '南京市', '2']);
    form.send();
    await until(() => form.api.to(SAVE).length === 2, 'the save');
    expect(profileIn(form, 1)).to.include({ province: '江苏省', city: '南京市' });
  });

  it('is kept if it is typed, and not after a reset of the form', async () => {
    const form = await openBasicInfo();
    form.choose('province', '江苏省');
    await until(() => form.options('city').includes('南京市'), 'the cities');
    form.choose('city', '南京市');
    await show(form, 'modifyPasswd.jsp');
    await show(form, 'baseMessage');
    await until(() => form.valueIn('city') === '南京市', 'what was chosen');
    form.find<HTMLFormElement & HTMLInputElement>('form').reset();
    await until(() => form.valueIn('city') === '唐山市', 'what was given');
    await show(form, 'modifyPasswd.jsp');
    await show(form, 'baseMessage');
    await new Promise((done) => setTimeout(done, 50));
    expect(form.values()).to.deep.equal(['山间来客', '1990-05-20', '河北省', '唐山市', '2']);
  });

  it('keeps its form and the focus where the back end sends no ID and the nickname is valid at once', async () => {
    const form = await openBasicInfo({ [INFO]: viewer({ uid: undefined }) });
    const shown = form.find('form');
    form.rename('江上清风');
    form.api.answers[INFO] = viewer({ uid: undefined, nick_name: '江上清风' });
    form.send();
    await until(() => form.api.to(INFO).length > 1 && session().operatorName === '江上清风', 'the name');
    await new Promise((done) => setTimeout(done, 50));
    expect(form.find('form')).to.equal(shown);
    expect(form.portal.shadowRoot?.activeElement).to.equal(form.find('#nickName'));
  });
});

describe('another viewer, of whom another tab has learned (OQ-95)', () => {
  const OTHER = { uid: 2, nick_name: '云上行人', birthday: '1980-01-02', province: '上海市', city: '上海市' };

  it('replaces the form at once, and nothing that was typed is kept', async () => {
    const form = await openBasicInfo();
    form.rename('江上清风');
    form.api.answers[INFO] = viewer(OTHER);
    learnName('云上行人', { since: session().since + 1 });
    await until(() => form.portal.shadowRoot?.querySelector('[data-testid~=viewer-changed]'), 'the notice');
    await until(() => form.valueIn('nickName') === '云上行人', 'the other form');
    expect(form.valueIn('birthday')).to.equal('1980-01-02');
    expect(sessionStorage.getItem('cntv:kept-input-profile')).to.equal(null);
    form.send();
    await until(() => form.api.to(SAVE).length === 1, 'the save');
    expect(profileIn(form).nick_name).to.equal('云上行人');
  });

  it('replaces one without a name too', async () => {
    const form = await openBasicInfo({ [INFO]: viewer({ nick_name: '' }) });
    form.rename('江上清风');
    form.api.answers[INFO] = viewer(OTHER);
    learnName('云上行人');
    await until(() => form.valueIn('nickName') === '云上行人', 'the other form');
  });
});
