import { expect } from '@esm-bundle/chai';
import { DESKTOP_PROVIDERS, MOBILE_PROVIDERS } from '#config/providers';
import { core } from '#i18n/zh-cn/core';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, inside, openPage, type, until } from '../support/element/host';
import { openLogin } from '../support/element/pages/login-page';
import { puzzle } from '../support/element/puzzle';
import { submitCredentials } from '../support/element/sign-in';
import { PUBLIC_KEY } from '../support/test-key';

const config = { appid: 'demo', signing: { publicKey: PUBLIC_KEY } };
const HELP = '#captcha-help';
const TO_PROVIDERS = '[data-testid=to-providers]';
const QR = `${HELP} a[href^="/qrcode"]`;

describe('the help of a captcha', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function openCaptcha(variant: string) {
    const opened = await openLogin({
      html: `<cntv-login variant="${variant}" standalone></cntv-login>`,
      config,
    });
    page = opened;
    const { login } = opened;
    submitCredentials(login);
    await until(() => login.shadowRoot?.querySelector(TO_PROVIDERS), 'the help');
    return login;
  }
  const isOpen = (login: HTMLElement) => Boolean(login.shadowRoot?.querySelector('dialog'));

  for (const [variant, providers, qrCodes] of [
    ['desktop', DESKTOP_PROVIDERS, 1],
    ['mobile', MOBILE_PROVIDERS, 0],
  ] as const)
    it(`names the ways in of the ${variant} site at a sign-in, and is announced with the dialog (LOGIN-04, OAUTH-05)`, async () => {
      const login = await openCaptcha(variant);
      const names = providers.map((provider) => core.login.providers[provider]);
      expect(inside(login, TO_PROVIDERS).textContent).to.equal(names.join('、'));
      expect(login.shadowRoot?.querySelectorAll(QR)).to.have.length(qrCodes);
      expect(inside(login, 'dialog').getAttribute('aria-describedby')).to.equal(HELP.slice(1));
    });

  it('leads to the providers: the dialog closes, and the first one has the focus', async () => {
    const login = await openCaptcha('desktop');
    inside(login, TO_PROVIDERS).click();
    expect(isOpen(login)).to.equal(false);
    expect(login.shadowRoot?.activeElement?.getAttribute('data-testid')).to.equal('provider weChat');
    const submit = inside(login, 'form button[type=submit]');
    await until(() => !submit.hasAttribute('aria-busy'), 'the form can be sent again');
    expect(inside<HTMLInputElement>(login, '#account').value).to.equal('13800138000');
  });

  it('leads to the QR code in place of the sign-in', async () => {
    const login = await openCaptcha('desktop');
    inside(login, QR).click();
    await until(() => !login.shadowRoot?.querySelector('#account'), 'the form is gone');
    await until(() => login.shadowRoot?.querySelector('[part~=code]'), 'the code');
    expect(isOpen(login)).to.equal(false);
  });

  for (const [what, links, text] of [
    ['the customer service, if the page has one', { customerService: '/help' }, core.captcha.contact],
    ['nothing without one', {}, ''],
  ] as const)
    it(`names ${what}, at a registration`, async () => {
      page = await openPage({
        html: '<cntv-portal base="/"></cntv-portal>',
        api: new FakeApi(puzzle.answers),
        config: { ...config, links },
      });
      const portal = page.widget('cntv-portal') as HTMLElement & { navigate(to: object): void };
      await until(() => portal.shadowRoot?.querySelector('h1'), 'the portal');
      portal.navigate({ name: 'MRegister' });
      const phone = await until(
        () => portal.shadowRoot?.querySelector<HTMLInputElement>('#phone'),
        'the registration',
      );
      type(phone, '13900139000');
      inside(portal, '[data-testid~=sms-button]').click();
      const help = await until(() => portal.shadowRoot?.querySelector(HELP), 'the captcha');
      expect(help.textContent).to.equal(text);
      expect(help.querySelector('a')?.getAttribute('href') ?? '').to.equal(text && '/help');
    });
});
