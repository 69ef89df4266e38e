import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { openWithFault } from '../support/element/faults/chunk-faults';
import { type HostPage, inside, isAtRest, isReady, openPage, touch, until } from '../support/element/host';
import { boxOf } from '../support/element/look';
import { puzzle } from '../support/element/puzzle';

const MAKE = 'GET /openapi/v2/user/QRCode/login/generationQRCode';
const ASK = 'GET /openapi/v2/user/QRCode/login/getQrcodeStatus';

describe('the QR code beside the form of a <cntv-login>', () => {
  let page: HostPage;
  let events: string[];
  afterEach(() => page.closeWithoutErrors());

  function service() {
    let made = 0;
    return new FakeApi({
      ...puzzle.answers,
      [MAKE]: () => ({ data: `code-${++made}` }),
      [ASK]: { data: { status: 1, url: '' } },
    });
  }

  async function open(attributes = '', width = 760) {
    events = [];
    const api = service();
    page = await openPage({
      html: `<div id="box"><cntv-login ${attributes}></cntv-login></div>`,
      api,
      config: { appid: 'demo' },
      width: 1200,
      prepare(window) {
        window.addEventListener('cntv-qr-state', (event) =>
          events.push((event as CustomEvent<{ state: string }>).detail.state),
        );
      },
    });
    const login = page.widget('cntv-login');
    const resize = (next: number) => {
      (page.document.getElementById('box') as HTMLElement).style.width = `${next}px`;
    };
    resize(width);
    return { api, login, resize };
  }
  async function openReady(attributes = '', width = 760) {
    const opened = await open(attributes, width);
    await until(() => isReady(opened.login), 'the view');
    return opened;
  }
  const find = (login: HTMLElement, selector: string) =>
    login.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
  const code = (login: HTMLElement) => find(login, 'section img[part=code]');
  const link = (login: HTMLElement) => inside(login, '[data-desktop] > a[href*=qrcode]');
  const card = (login: HTMLElement) => boxOf(login, '[part~=card]');

  it('has its place from 760 px of own width, and a link beside the title below', async () => {
    const { login, resize } = await openReady();
    expect(card(login).width).to.equal(760);
    expect(link(login).getBoundingClientRect().left).to.be.above(card(login).left + 440);
    expect(link(login).querySelector('svg')?.getBoundingClientRect().width).to.equal(260);
    const field = boxOf(login, '#account').width;
    resize(759);
    expect(card(login).width).to.equal(400);
    expect(link(login).querySelector('svg')?.getBoundingClientRect().width).to.equal(16);
    expect(boxOf(login, '#account').width).to.be.within(field - 40, field);
  });

  it('is not on the mobile site', async () => {
    const { login } = await open('variant="mobile"');
    expect(card(login).width).to.equal(400);
    await until(() => isAtRest(login), 'the login is at rest');
    expect(card(login).width).to.equal(400);
    await until(() => isReady(login), 'the view');
    expect(card(login).width).to.equal(400);
  });

  it('has its room from the first frame on: the form does not move', async () => {
    const trial = await openWithFault('held', 'login.view', {
      html: '<cntv-login loading="eager"></cntv-login>',
      api: service(),
      config: { appid: 'demo' },
      width: 900,
    });
    page = trial.page;
    const login = trial.widget;
    await trial.asked();
    const before = [card(login), boxOf(login, '#account'), boxOf(login, '[type=submit]')];
    expect(before[0]?.width).to.equal(760);
    await trial.release();
    await until(() => isReady(login) && code(login), 'the code');
    expect([card(login), boxOf(login, '#account'), boxOf(login, '[type=submit]')]).to.deep.equal(before);
  });

  it('comes with the first press on the form, in the place of its drawing (QR-01, QR-02)', async () => {
    const { api, login } = await openReady();
    touch(login);
    const before = link(login).querySelector('svg')?.getBoundingClientRect();
    expect(api.to(MAKE)).to.have.length(0);
    inside(login, '#account').focus();
    const image = await until(() => code(login), 'the code');
    const { left, top, width, height } = image.getBoundingClientRect();
    expect([left, top, width, height]).to.deep.equal([before?.left, before?.top, 260, 260]);
    expect(inside(login, 'section [role=status]').textContent).to.equal('请打开手机客户端扫码登录');
    expect(login.shadowRoot?.activeElement?.id).to.equal('account');
    await until(() => api.to(ASK).length > 1, 'two questions');
    expect(api.to(MAKE)).to.have.length(1);
    expect(events).to.deep.equal(['loading', 'waiting']);
  });

  it('is read out only once it has been scanned', async () => {
    const { api, login } = await openReady();
    inside(login, '#account').focus();
    await until(() => code(login), 'the code');
    const live = () => inside(login, 'section [role=status]').getAttribute('aria-live');
    expect(live()).to.equal('off');
    api.answers[ASK] = { data: { status: 2, url: '' } };
    await until(() => inside(login, 'section [role=status]').textContent?.startsWith('扫码成功'), 'the scan');
    expect(live()).to.equal(null);
  });

  it('comes with a press on its place, which keeps the focus', async () => {
    const { login } = await openReady();
    const address = page.window.location.href;
    link(login).click();
    await until(() => code(login), 'the code');
    expect(page.window.location.href).to.equal(address);
    expect(login.shadowRoot?.activeElement?.localName).to.equal('section');
  });

  it('comes when the focus reaches its place by the keyboard, and takes it', async () => {
    const { login } = await openReady();
    link(login).focus();
    await until(() => code(login), 'the code');
    expect(login.shadowRoot?.activeElement?.localName).to.equal('section');
  });

  it('fails in its place only, without an event, until the viewer asks for it', async () => {
    const { api, login } = await openReady();
    const errors: string[] = [];
    login.addEventListener('cntv-error', (event) => errors.push((event as CustomEvent).detail.cause));
    api.answers[MAKE] = { fault: 'http', status: 500 };
    inside(login, '#account').focus();
    await until(() => find(login, 'section [role=status]')?.textContent, 'the failure');
    expect(events).to.deep.equal(['loading', 'failed']);
    expect(errors).to.have.length(0);
    inside(login, '[data-testid~=refresh]').click();
    await until(() => errors.length === 1, 'the event');
  });

  it('comes at once with `loading="eager"`', async () => {
    const { login } = await open('loading="eager"');
    await until(() => code(login), 'the code');
  });

  it('is not requested in a narrow element, also with `loading="eager"`', async () => {
    const { api, login } = await openReady('loading="eager"', 500);
    inside(login, '#account').focus();
    inside(login, '#password').focus();
    expect(find(login, 'section')).to.equal(null);
    expect(api.to(MAKE)).to.have.length(0);
  });

  it('is polled only while its place is shown', async () => {
    const { api, login, resize } = await openReady();
    inside(login, '#account').focus();
    const polls = (name: string) => api.to(ASK).filter(({ fields }) => fields.qrcode === name).length;
    await until(() => polls('code-1') > 0, 'the first question');
    resize(500);
    expect(link(login).offsetWidth).to.be.within(1, 200);
    expect(inside(login, 'section').offsetWidth).to.equal(0);
    // Another element on the page, which is polled meanwhile, is the clock.
    page.document.body.append(page.document.createElement('cntv-qr-login'));
    await until(() => polls('code-2') > 0, 'the first question of the other element');
    const before = polls('code-1');
    await until(() => polls('code-2') > 2, 'two intervals', 10_000);
    expect(polls('code-1')).to.equal(before);
    resize(760);
    await until(() => polls('code-1') > before, 'the next question');
  });

  it('signs the viewer in, and is gone with the form (QR-04, QR-10)', async () => {
    const { api, login } = await open();
    let redirectTo = '';
    page.window.addEventListener('cntv-login-success', (event) => {
      redirectTo = (event as CustomEvent<{ redirectTo: string }>).detail.redirectTo;
      event.preventDefault();
    });
    await until(() => isReady(login), 'the view');
    inside(login, '#account').focus();
    await until(() => code(login), 'the code');
    api.answers[ASK] = { data: { status: 0, url: 'https://example.com/home' } };
    await until(() => redirectTo, 'the sign-in');
    expect(redirectTo).to.equal('https://example.com/home');
    expect(events).to.deep.equal(['loading', 'waiting', 'done']);
  });
});
