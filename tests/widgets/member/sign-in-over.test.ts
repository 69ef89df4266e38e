import { expect } from '@esm-bundle/chai';
import { type Answer, FakeApi } from '../../support/element/fake-api';
import { until } from '../../support/element/host';
import { openPortalAt, type PortalPage } from '../../support/element/pages/portal-page';

const HISTORY = 'GET /openapi/v2/video/records';
const DELETE = 'DELETE /openapi/v2/video/record';
const NAMES = ['', '山间来客', '无名的溪'];
const REFUSED: Answer = { code: -10001 };

/** The last way, and the control that its mark leaves the focus to. */
const WAYS = {
  'password 138****8000': '#account',
  qr: '[data-testid=to-qr]',
  weChat: '[data-testid~=weChat]',
};

let page: PortalPage;
afterEach(() => page.closeWithoutErrors());

/** Opens the history of viewer 1, scrolled to its end; the session on the server then ends. */
async function open() {
  const server = { viewer: 1, gone: [] as unknown[], isConfirmed: false };
  const ifSignedIn = (data: () => object) => () => (server.viewer ? { data: data() } : REFUSED);
  const rows = () =>
    Array.from({ length: 10 }, (_row, index) => ({
      id: index + 1,
      video_id: `V${index}`,
      video_title: `${NAMES[server.viewer]}的片 ${index}`,
      video_image: '/examples/portal/assets/valley.svg',
      video_page_url: 'https://tv.example.com/1.html',
      play_position: -1,
      play_time: 1795262700,
    })).filter(({ video_id }) => !server.gone.includes(video_id));
  const api = new FakeApi({
    'GET /openapi/v2/user/info': ifSignedIn(() => ({
      uid: server.viewer,
      nick_name: NAMES[server.viewer],
      account: 'a@b.cn',
    })),
    [HISTORY]: ifSignedIn(() => ({ total: rows().length, rows: rows() })),
    [DELETE]: ({ fields }) => {
      if (!server.viewer) return REFUSED;
      server.gone.push(fields.video_id);
      return {};
    },
    'GET /openapi/v2/user/QRCode/login/generationQRCode': { data: 'code-1' },
    'GET /openapi/v2/user/QRCode/login/getQrcodeStatus': () =>
      server.isConfirmed ? { data: { status: 0, url: '' } } : { code: -22003 },
  });
  page = await openPortalAt('/account/history', api, { config: { reauth: 'dialog' }, width: 375 });
  await until(() => titles().length === 10, 'the list');
  server.viewer = 0;
  // Not further than the list can be scrolled without the row.
  page.window.scrollTo(0, 40);
  const { scrollY } = page.window;
  expect(scrollY).to.equal(40);
  const deletion = all('remove')[2];
  deletion?.focus({ preventScroll: true });
  deletion?.click();
  await until(() => page.part('confirm'), 'the question');
  page.part('confirm')?.click();
  await until(() => field(), 'the dialog');
  async function signIn(viewer: number) {
    page.part('to-qr')?.click();
    await until(() => page.part('status')?.textContent?.startsWith('请打开'), 'the code');
    server.viewer = viewer;
    server.isConfirmed = true;
  }
  return { api, signIn, scrollY };
}

const all = (name: string) => [
  ...(page.portal.shadowRoot?.querySelectorAll<HTMLElement>(`[data-testid~="${name}"]`) ?? []),
];
const titles = () => all('record-title').map(({ textContent }) => textContent);
const dialog = () => page.part('sign-in-dialog');
const field = () => dialog()?.querySelector<HTMLInputElement>('#account');

describe('the sign-in over a list whose deletion is refused (OQ-40)', () => {
  it('has the focus, and deletes once for the same viewer, who stays at the same place', async () => {
    const { api, signIn, scrollY } = await open();
    await until(() => page.portal.shadowRoot?.activeElement === field(), 'the focus');
    await signIn(1);
    await until(() => titles().length === 9 && !dialog(), 'the deletion');
    expect(api.to(DELETE)).to.have.length(2);
    expect(page.window.scrollY).to.equal(scrollY);
    expect(titles()[0]).to.equal('山间来客的片 0');
  });

  it('leaves the whole list after a cancel, with a notice above it', async () => {
    const { api, scrollY } = await open();
    dialog()?.querySelector<HTMLElement>('[data-testid~=close]')?.click();
    await until(() => page.part('notice')?.textContent?.startsWith('登录已过期'), 'the notice');
    await until(() => titles().length === 10, 'the list');
    expect([dialog(), api.to(DELETE).length]).to.deep.equal([null, 1]);
    expect(page.window.scrollY).to.be.at.least(scrollY);
  });

  for (const [way, control] of Object.entries(WAYS))
    it(`marks ${way} as the last way, and moves no control, until it is forgotten (LOGIN-04)`, async () => {
      const places = () =>
        [...(dialog()?.querySelectorAll('a,input,button:not([data-testid=forget-way])') ?? [])].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        });
      // The dialog rises into its place.
      const hasRisen = () => page.part('weChat') && dialog()?.getAnimations().length === 0;
      await open();
      await until(hasRisen, 'the other ways');
      const without = places();
      page.closeWithoutErrors();
      localStorage.setItem('cntv:last-way', JSON.stringify(way));
      await open();
      const mark = await until(() => page.part('last-way'), 'the mark');
      await until(hasRisen, 'the dialog in its place');
      expect(places()).to.deep.equal(without);
      const { left, right } = mark.getBoundingClientRect();
      expect([left >= 0, right <= 375]).to.deep.equal([true, true]);
      // The dialog gives it when its content is there, which would take it from the control.
      await until(() => page.portal.shadowRoot?.activeElement === field(), 'the focus of the dialog');
      page.part('forget-way')?.click();
      await until(() => !page.part('last-way'), 'no mark');
      await until(() => page.portal.shadowRoot?.activeElement?.matches(control), 'the focus');
    });

  it('shows another viewer their own list, of which nothing is deleted', async () => {
    const { api, signIn } = await open();
    await signIn(2);
    await until(() => titles().length === 10 && titles()[0] === '无名的溪的片 0', 'the other list');
    expect([dialog(), api.to(DELETE).length]).to.deep.equal([null, 1]);
    expect(page.portal.shadowRoot?.textContent).not.to.contain('山间来客');
  });
});
