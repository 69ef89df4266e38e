import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { openWithFault } from '../../../support/element/faults/chunk-faults';
import { inside, isReady, openPage, stateOf, submitForm, type, until } from '../../../support/element/host';
import { puzzle } from '../../../support/element/puzzle';
import { LOGIN, submitCredentials } from '../../../support/element/sign-in';

const HTML = '<cntv-login loading="eager"><a href="/login.html">登录</a></cntv-login>';

describe('the prerender', () => {
  it('is rendered and accepts input before hydration', async () => {
    const page = await openPage({ html: HTML, api: new FakeApi(), title: 'slow parts' });
    const login = page.widget('cntv-login');
    const field = inside<HTMLInputElement>(login, '#account');
    type(field, 'typed early');
    const before = field;
    await until(() => isReady(login), 'the view took over');
    expect(inside(login, '#account')).to.equal(before);
    expect(before.value).to.equal('typed early');
    expect(login.shadowRoot?.activeElement).to.equal(before);
    expect(page.violations).to.deep.equal([]);
    page.close();
  });

  it('holds an early submit, prevents the native one, and runs it on the view', async () => {
    const api = new FakeApi();
    const page = await openPage({ html: HTML, api });
    const login = page.widget('cntv-login');
    const address = page.window.location.href;
    submitForm(login);
    expect(page.window.location.href).to.equal(address);
    await until(() => isReady(login), 'the view took over');
    await until(
      () => inside(login, '#account-message').textContent === '请输入账号',
      'the held submit validated',
    );
    page.close();
  });

  it('equals the first render of React, so hydration replaces no nodes', async () => {
    for (const variant of ['desktop', 'mobile']) {
      const page = await openPage({
        html: `<cntv-login variant="${variant}"></cntv-login>`,
        api: new FakeApi(),
      });
      const login = page.widget('cntv-login');
      const form = inside(login, 'form');
      await until(() => isReady(login), 'the view took over');
      expect(inside(login, 'form')).to.equal(form);
      page.close();
    }
  });

  it('keeps the places of its links when the view adds the link to the QR code', async () => {
    for (const variant of ['desktop', 'mobile']) {
      const { page, widget, asked, release } = await openWithFault('held', 'login.view', {
        html: `<cntv-login loading="eager" variant="${variant}"></cntv-login>`,
        api: new FakeApi(),
      });
      await asked();
      const places = () => [
        widget.getBoundingClientRect().height,
        ...[
          ...(widget.shadowRoot as ShadowRoot).querySelectorAll('a[href*="regist"],a[href*="findPassword"]'),
        ].map((link) => JSON.stringify(link.getBoundingClientRect())),
      ];
      const before = places();
      expect(before).to.have.length(3);
      await release();
      await until(() => widget.shadowRoot?.querySelector('[data-testid~=provider]'), 'the view is mounted');
      expect(places()).to.deep.equal(before);
      page.close();
    }
  });

  it('keeps the typed values when the texts of the page differ from those of the build', async () => {
    const config = { texts: { login: { title: '欢迎回来' } } };
    const page = await openPage({ html: HTML, api: new FakeApi(), config });
    const login = page.widget('cntv-login');
    type(inside<HTMLInputElement>(login, '#account'), 'kept');
    await until(
      () => isReady(login) && inside(login, '[part~=title]').textContent === '欢迎回来',
      'the title of the page configuration',
    );
    expect(login.shadowRoot?.querySelectorAll('form')).to.have.length(1);
    expect(inside<HTMLInputElement>(login, '#account').value).to.equal('kept');
    page.close();
  });
});

describe('the slotted content', () => {
  it('is shown until the view is mounted if there is no prerender', async () => {
    const page = await openPage({
      html: '<cntv-login lang="en"><a id="f" href="/login.html">Sign in</a></cntv-login>',
      api: new FakeApi(),
    });
    const login = page.widget('cntv-login');
    const fallback = page.document.getElementById('f') as HTMLElement;
    await until(() => isReady(login), 'the view is there');
    expect(fallback.getClientRects().length).to.equal(0);
    page.close();
  });

  for (const [theme, scheme, surface, raised] of [
    ['dark', 'light', 'rgb(22, 27, 36)', 'rgb(30, 37, 48)'],
    ['light', 'dark', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
  ] as const) {
    it(`keeps the colours of its page, ${scheme}, while the widget is ${theme}`, async () => {
      const { page, widget, asked, release } = await openWithFault('held', 'login.view', {
        html: `<cntv-login lang="en" theme="${theme}"><a href="#a">Sign in</a></cntv-login><a href="#b">Own</a>`,
        api: new FakeApi({ ...puzzle.answers, [LOGIN]: { fault: 'offline' } }),
      });
      const styleOf = (element: Element) => page.window.getComputedStyle(element);
      page.document.documentElement.style.colorScheme = scheme;
      await asked();
      const [fallback, own] = [...page.document.querySelectorAll('a')].map(styleOf);
      expect(fallback?.color).to.equal(own?.color);
      expect(fallback?.colorScheme).to.equal(scheme);

      await release();
      await until(() => isReady(widget), 'the view is there');
      expect(styleOf(inside(widget, '#account')).colorScheme).to.equal(theme);
      expect(styleOf(inside(widget, '[part~=card]')).backgroundColor).to.equal(surface);

      submitCredentials(widget);
      await until(() => widget.shadowRoot?.querySelector('dialog'), 'the captcha');
      expect(styleOf(inside(widget, 'dialog')).backgroundColor).to.equal(raised);
      await puzzle.pass(page, widget);
      await until(() => widget.shadowRoot?.querySelector('[part~=toast]'), 'the toast');
      expect(styleOf(inside(widget, '[part~=toast]')).backgroundColor).to.equal(raised);
      page.close();
    });
  }

  it('is restored with a retry when a chunk fails', async () => {
    const page = await openPage({ html: HTML, api: new FakeApi(), scripts: ['/broken/cntv-widgets.js'] });
    const login = page.widget('cntv-login');
    await until(() => stateOf(login) === 'error', 'the failure is known');
    expect((login.firstElementChild as HTMLElement).getClientRects().length).to.be.above(0);
    expect(inside(login, 'button').textContent).to.equal('重试');
    expect(page.console.filter((line) => line.startsWith('error: <cntv-login>'))).to.have.length(1);
    page.close();
  });

  it('is restored without a retry when the configuration is invalid', async () => {
    const page = await openPage({ html: HTML, api: new FakeApi(), config: '{"appid": ' });
    const login = page.widget('cntv-login');
    await until(() => stateOf(login) === 'error', 'the failure is known');
    expect((login.firstElementChild as HTMLElement).getClientRects().length).to.be.above(0);
    expect(login.shadowRoot?.querySelector('form,button')).to.equal(null);
    expect(page.console.join('\n')).to.contain('data-cntv-config');
    page.close();
  });
});
