import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { openWithFault } from '../../../support/element/faults/chunk-faults';
import { type HostPage, inside, isReady, openPage, until } from '../../../support/element/host';
import { boxOf, linesOf, overflowingTexts, styleOf } from '../../../support/element/look';
import { CHECK, INFO, MEMBER, storeSession } from '../../../support/element/pages/account-page';
import { openLogin } from '../../../support/element/pages/login-page';

describe('<cntv-login> in a small box', () => {
  let page: HostPage;
  afterEach(() => page.close());

  async function open(attributes = '', width = 1000) {
    const opened = await openLogin({ html: `<cntv-login ${attributes}></cntv-login>` });
    page = opened;
    page.document.body.style.width = `${width}px`;
    return opened.login;
  }
  const sizes = (login: HTMLElement) => ({
    control: boxOf(login, '#account').height,
    button: boxOf(login, '[type=submit]').height,
    pitch: boxOf(login, '#password').top - boxOf(login, '#account').top,
  });
  const NORMAL = { control: 44, button: 44, pitch: 96 };

  it('has smaller controls and gaps with `compact`, or below 340 px', async () => {
    const login = await open();
    expect(sizes(login)).to.deep.equal(NORMAL);
    login.setAttribute('compact', '');
    const small = sizes(login);
    expect(small).to.deep.equal({ control: 40, button: 40, pitch: 84 });
    const height = login.offsetHeight;
    login.removeAttribute('compact');
    expect(sizes(login)).to.deep.equal(NORMAL);
    expect(login.offsetHeight - height).to.be.at.least(120);

    page.document.body.style.width = '340px';
    expect(sizes(login)).to.deep.equal(NORMAL);
    page.document.body.style.width = '339px';
    expect(sizes(login)).to.deep.equal(small);
  });

  it('keeps the height of controls that the page has set', async () => {
    const login = await open('compact');
    login.style.setProperty('--cntv-control-height', '48px');
    expect(sizes(login).control).to.equal(48);
  });

  for (const width of [230, 300])
    it(`is 382 px high in ${width} px, with and without messages of one line`, async () => {
      const login = await open('', width);
      expect(login.offsetHeight).to.equal(382);
      inside(login, '[type=submit]').click();
      await until(() => inside(login, '#account-message').textContent, 'the messages');
      expect(inside(login, '#password-message').textContent).to.equal('请输入密码');
      expect(login.offsetHeight).to.equal(382);
      expect(overflowingTexts(login)).to.deep.equal([]);
      expect(boxOf(login, '[part~=card]').width).to.equal(width);
    });

  it('has the link to the QR code beside the title, and one row of marks, whose names are only read out', async () => {
    const login = await open('', 230);
    const [title, qr] = [boxOf(login, 'h2'), boxOf(login, '[href*=qrcode]')];
    expect(qr.left).to.be.above(title.left + 40);
    expect(qr.top).to.be.above(title.top - 1);
    expect(qr.bottom).to.be.below(title.bottom + 1);
    expect(styleOf(page, login, 'ul').display).to.equal('flex');
    expect(styleOf(page, login, 'p:has(+ ul)').display).to.equal('none');
    const links = [...(login.shadowRoot as ShadowRoot).querySelectorAll<HTMLElement>('li a')];
    expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).to.equal(1);
    for (const link of links) {
      const { width, height } = (link.querySelector('svg') as Element).getBoundingClientRect();
      expect([width, height]).to.deep.equal([40, 40]);
      const name = link.querySelector('span') as HTMLElement;
      expect(name.textContent).not.to.equal('');
      const { display, visibility, clipPath } = page.window.getComputedStyle(name);
      expect([display, visibility, clipPath]).to.deep.equal(['block', 'visible', 'inset(50%)']);
    }
  });

  it('has the link to the QR code in its last row without a title', async () => {
    const login = await open('no-title', 260);
    const [register, qr] = [boxOf(login, 'p [href*=regist]'), boxOf(login, '[href*=qrcode]')];
    expect(qr.left).to.be.above(register.right);
    expect(qr.bottom).to.be.closeTo(register.bottom, 3);
  });

  it('has its submit button within 260 × 300 px without a title, which screen readers still find', async () => {
    const login = await open('compact no-title', 260);
    expect(boxOf(login, '[type=submit]').bottom - boxOf(login, '[part~=card]').top).to.be.at.most(300);
    const title = inside(login, 'h2');
    expect(title.textContent).to.equal('登录');
    expect(styleOf(page, login, 'h2').display).not.to.equal('none');
    expect(styleOf(page, login, 'h2').visibility).to.equal('visible');
    expect(styleOf(page, login, 'h2').clipPath).to.equal('inset(50%)');
    expect(boxOf(login, 'label').top - boxOf(login, '[part~=card]').top).to.be.at.most(14);
    login.removeAttribute('no-title');
    expect(styleOf(page, login, 'h2').clipPath).to.equal('none');
  });

  it('is the same before and after the view is loaded, which replaces nothing', async () => {
    const trial = await openWithFault('held', 'login.view', {
      html: '<cntv-login compact no-title loading="eager"></cntv-login>',
      api: new FakeApi(),
    });
    page = trial.page;
    const login = trial.widget;
    await trial.asked();
    const form = inside(login, 'form');
    const before = {
      ...sizes(login),
      height: login.offsetHeight,
      title: styleOf(page, login, 'h2').clipPath,
    };
    expect(before.control).to.equal(40);
    expect(before.title).to.equal('inset(50%)');
    await trial.release();
    await until(
      () => isReady(login) && login.shadowRoot?.querySelector('[data-testid~=provider]'),
      'the view',
    );
    expect({
      ...sizes(login),
      height: login.offsetHeight,
      title: styleOf(page, login, 'h2').clipPath,
    }).to.deep.equal(before);
    expect(inside(login, 'form')).to.equal(form);
  });

  it('applies `compact` to the registration in place, which keeps its title', async () => {
    const login = await open('compact no-title standalone');
    inside(login, 'a[href*="regist"]').click();
    await until(() => login.shadowRoot?.querySelector('#phone'), 'the registration');
    expect(boxOf(login, '#phone').height).to.equal(40);
    expect(styleOf(page, login, '[part~=title]').clipPath).to.equal('none');
  });

  it('does not break the name of a signed-in viewer', async () => {
    storeSession('signed-in', '山间 来客');
    const api = new FakeApi({
      ...MEMBER,
      [CHECK]: { data: { is_login: 1, nick_name: '山间 来客' } },
      [INFO]: { data: { uid: 1, nick_name: '山间 来客', face_uri: '', account: 'demo@example.com' } },
    });
    page = await openPage({ html: '<cntv-login></cntv-login>', api, config: { appid: 'demo' } });
    const login = page.widget('cntv-login');
    const title = await until(() => {
      const found = login.shadowRoot?.querySelector<HTMLElement>('[part~=title]');
      return found?.textContent === '当前登录账号：山间 来客' ? found : null;
    }, 'the name');
    for (let width = 160; width < 420; width += 10) {
      page.document.body.style.width = `${width}px`;
      expect(linesOf(title.children[1] as Element), `${width} px`).to.have.lengthOf(1);
    }
  });
});
