import { expect } from '@esm-bundle/chai';
import { DESKTOP_PROVIDERS, PROVIDERS } from '#config/providers';
import { FakeApi } from '../../../support/element/fake-api';
import { openWithFault } from '../../../support/element/faults/chunk-faults';
import {
  type HostPage,
  inside,
  isReady,
  openPage,
  submitForm,
  type,
  until,
} from '../../../support/element/host';
import { boxOf, setTextSize, styleOf } from '../../../support/element/look';
import { openLogin } from '../../../support/element/pages/login-page';
import { NOTHING_KEPT, openPortalAt } from '../../../support/element/pages/portal-page';

describe('the look', () => {
  let page: HostPage;
  afterEach(() => page.close());

  async function open(attributes = '') {
    const opened = await openLogin({ html: `<cntv-login ${attributes}></cntv-login>` });
    page = opened;
    return opened.login;
  }

  describe('of a card', () => {
    const edgeOf = (widget: HTMLElement) => {
      const { borderTopWidth, boxShadow, paddingLeft } = styleOf(page, widget, '[part~=card]');
      return { borderTopWidth, hasShadow: boxShadow !== 'none', paddingLeft };
    };

    for (const [column, width, paddingLeft] of [
      [480, 400, '32px'],
      [400, 400, '24px'],
      [230, 230, '14px'],
    ] as const)
      it(`has an edge and a padding of ${paddingLeft} in a column of ${column} px`, async () => {
        const login = await open();
        page.document.body.style.width = `${column}px`;
        expect(edgeOf(login)).to.deep.equal({ borderTopWidth: '1px', hasShadow: false, paddingLeft });
        expect(boxOf(login, '[part~=card]').width).to.equal(width);
      });

    it('has no edge on a phone', async () => {
      const opened = await openLogin({ width: 375 });
      page = opened;
      page.document.body.style.margin = '0';
      expect(edgeOf(opened.login)).to.deep.equal({
        borderTopWidth: '0px',
        hasShadow: false,
        paddingLeft: '16px',
      });
      expect(boxOf(opened.login, '[part~=card]').width).to.equal(375);
      expect(styleOf(page, opened.login, '[part~=title]').fontSize).to.equal('20px');
    });
  });

  it('draws no focus ring around a title, which cannot be operated', async () => {
    const login = await open();
    const title = inside(login, '[part~=title]');
    title.tabIndex = -1;
    title.focus({ focusVisible: true } as FocusOptions);
    expect(login.shadowRoot?.activeElement).to.equal(title);
    expect(styleOf(page, login, '[part~=title]').outlineStyle).to.equal('none');
  });

  describe('of the settings', () => {
    const INFO = 'GET /openapi/v2/user/info';
    const BINDINGS = 'GET /openapi/v2/user/binding/info';
    const SIGNED_IN = {
      [INFO]: { data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' } },
    };

    async function openTab(tab: string, width: number) {
      const portal = await openPortalAt(
        `/account/${tab}`,
        new FakeApi({
          ...SIGNED_IN,
          [BINDINGS]: { data: { email: 'safe@example.org', email_status: 1, mobile: '138****8000' } },
        }),
        {
          width,
          config: { showOtherAccounts: true },
        },
      );
      page = portal;
      return portal;
    }

    it('fit the width of a phone at 200 % text size; the tabs scroll', async () => {
      const { portal } = await openTab('bindingAccount', 375);
      await until(() => portal.shadowRoot?.querySelector('[role=tab]'), 'the tabs');
      setTextSize(portal, 2);
      await until(() => boxOf(portal, '[role=tab]').height > 50, 'the large text');
      expect(page.document.documentElement.scrollWidth).to.equal(375);
      inside(portal, '#tab-others').click();
      const row = boxOf(portal, '[role=tablist]');
      await until(() => boxOf(portal, '#tab-others').right <= row.right + 1, 'the chosen tab in sight');
    });

    it('show with a shadow that the tabs continue, and do not scroll them when a visible one is pressed', async () => {
      page = await openPage({
        html: '<cntv-member-center bare section="settings"></cntv-member-center>',
        api: new FakeApi({ ...NOTHING_KEPT, ...SIGNED_IN }),
        config: { appid: 'demo' },
        width: 375,
      });
      const centre = page.widget('cntv-member-center');
      const strip = await until(
        () => centre.shadowRoot?.querySelector('[data-testid~=route-tabs]') as HTMLElement | null,
        'the strip',
      );
      expect(strip.scrollWidth).to.be.greaterThan(strip.clientWidth);
      expect(getComputedStyle(strip).backgroundAttachment).to.equal('local, local, scroll, scroll');
      strip.scrollLeft = 60;
      const link = strip.children[2] as HTMLElement;
      link.click();
      await until(() => link.getAttribute('aria-current'), 'the tab');
      expect(strip.scrollLeft).to.equal(60);
      (strip.children[4] as HTMLElement).click();
      await until(() => strip.scrollLeft > 60, 'the last tab in sight');
    });

    it('show the city below the province at 200 % text size', async () => {
      const { portal } = await openTab('baseMessage', 1000);
      await until(() => portal.shadowRoot?.querySelector('#city'), 'the form');
      expect(boxOf(portal, '#city').top).to.equal(boxOf(portal, '#province').top);
      setTextSize(portal, 2);
      await until(() => boxOf(portal, '#city').top > boxOf(portal, '#province').bottom, 'one column');
      expect(boxOf(portal, '#city').width).to.equal(480);
    });
  });

  describe('of the login', () => {
    it("shows the providers' logos in the space that the prerender reserves", async () => {
      const trial = await openWithFault('held', 'login/login.view');
      page = trial.page;
      const login = trial.widget;
      await trial.asked();
      const before = boxOf(login, '[part~=card]').height;
      await trial.release();
      await until(() => login.shadowRoot?.querySelector('[data-testid~=provider]'), 'the providers');
      const marks = [
        ...(login.shadowRoot as ShadowRoot).querySelectorAll('[data-testid~=provider] svg path'),
      ];
      expect(new Set(marks.map((mark) => mark.getAttribute('d'))).size).to.equal(DESKTOP_PROVIDERS.length);
      expect(boxOf(login, '[part~=card]').height).to.equal(before);
    });

    it('shows each logo in its own colour, half as wide as the circle around it', async () => {
      const login = await open();
      for (const provider of DESKTOP_PROVIDERS) {
        const mark = `[data-testid~=${provider}] svg`;
        const { width, height } = boxOf(login, mark);
        expect([width, height]).to.deep.equal([44, 44]);
        const logo = boxOf(login, `${mark} path`);
        expect(Math.max(logo.width, logo.height)).to.be.closeTo(22, 0.5);
        const probe = page.document.createElement('i');
        probe.style.color = PROVIDERS[provider].colour;
        expect(styleOf(page, login, `${mark} path`).fill).to.equal(probe.style.color);
      }
    });

    it('shows the panel of an expired link as wide as the card', async () => {
      page = await openPage({
        html: '<cntv-login></cntv-login>',
        api: new FakeApi(),
        query: { emailQuery: 'failed' },
      });
      const login = page.widget('cntv-login');
      await until(() => login.shadowRoot?.querySelector('#email'), 'the panel');
      const panel = boxOf(login, '[part~=notice]');
      expect(panel.width).to.equal(boxOf(login, '#account').width);
      expect(boxOf(login, '#email').width).to.equal(panel.width - 34);
      expect(boxOf(login, 'label[for=account]').top - panel.bottom).to.be.at.least(16);
      expect(boxOf(login, 'label[for=email]').top - boxOf(login, 'strong').bottom).to.be.at.least(8);
    });

    it('aligns the back button with the title of the card', async () => {
      const login = await open('standalone');
      inside(login, 'a[href*="regist"]').click();
      await until(() => login.shadowRoot?.querySelector('[data-testid~=back]'), 'the way back');
      await until(() => login.shadowRoot?.querySelector('[part~=title]'), 'the registration');
      expect(boxOf(login, '[data-testid~=back]').left).to.equal(boxOf(login, '[part~=title]').left);
    });
  });

  describe('before hydration', () => {
    const RINGED = [
      '#account',
      '[data-testid~=toggle]',
      '[type=checkbox]',
      'button[type=submit]',
      '[part~=link]',
    ];

    /** Returns the focus ring of each control, as after focusing by keyboard. */
    function rings(login: HTMLElement) {
      return RINGED.map((selector) => {
        inside(login, selector).focus({ focusVisible: true } as FocusOptions);
        const { outlineColor, outlineStyle, outlineWidth, outlineOffset, borderTopColor } = styleOf(
          page,
          login,
          selector,
        );
        return { selector, outlineColor, outlineStyle, outlineWidth, outlineOffset, borderTopColor };
      });
    }

    it('has the same focus ring as after hydration', async () => {
      const trial = await openWithFault('held', 'login.view');
      page = trial.page;
      const before = rings(trial.widget);
      await trial.release();
      await until(() => isReady(trial.widget), 'the view');
      expect(before).to.deep.equal(rings(trial.widget));
      expect(new Set(before.map(({ outlineWidth }) => outlineWidth))).to.deep.equal(new Set(['2px']));
    });

    it('shows the button as busy while a submit is held', async () => {
      const trial = await openWithFault('held', 'login.view');
      page = trial.page;
      const login = trial.widget;
      const button = inside<HTMLButtonElement>(login, 'button[type=submit]');
      const { width } = button.getBoundingClientRect();
      await trial.asked();
      type(inside<HTMLInputElement>(login, '#account'), '12345');
      submitForm(login);
      expect(button.getAttribute('aria-busy')).to.equal('true');
      expect(styleOf(page, login, 'button[type=submit]', '::after').animationName).not.to.equal('none');
      expect(styleOf(page, login, 'button[type=submit]>span').opacity).to.equal('0');
      expect(button.getBoundingClientRect().width).to.equal(width);
      await trial.release();
      await until(() => inside(login, '#password-message').textContent, 'the held submit was carried out');
      expect(button.hasAttribute('aria-busy')).to.equal(false);
      expect(inside(login, 'button[type=submit]')).to.equal(button);
    });
  });
});
