import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/fake-api';
import { type HostPage, inside, isReady, openPage, type, until } from '../support/host';
import { boxOf, contrast, distances, styleOf } from '../support/look';
import { openPortalAt } from '../support/portal-page';
import { openTroubled } from '../support/trouble';

describe('the look', () => {
  let page: HostPage;
  afterEach(() => page.close());

  async function openLogin(attributes = '') {
    page = await openPage({ html: `<cntv-login ${attributes}></cntv-login>`, api: new FakeApi() });
    const login = page.widget('cntv-login');
    await until(() => isReady(login), 'the view');
    return login;
  }

  describe('of a card', () => {
    const edgeOf = (widget: HTMLElement) => {
      const { borderTopWidth, boxShadow, paddingLeft } = styleOf(page, widget, '[part~=card]');
      return { borderTopWidth, hasShadow: boxShadow !== 'none', paddingLeft };
    };

    for (const width of [400, 360]) {
      it(`has border, shadow and padding in a column of ${width} px`, async () => {
        const login = await openLogin();
        page.document.body.style.width = `${width}px`;
        expect(edgeOf(login)).to.deep.equal({ borderTopWidth: '1px', hasShadow: true, paddingLeft: '32px' });
        expect(boxOf(login, '[part~=card]').width).to.equal(width);
      });
    }

    it('fills a column below 360 px without an edge, however wide the window is', async () => {
      const login = await openLogin();
      page.document.body.style.width = '359px';
      expect(edgeOf(login)).to.deep.equal({ borderTopWidth: '0px', hasShadow: false, paddingLeft: '16px' });
      expect(boxOf(login, '[part~=card]').width).to.equal(359);
    });
  });

  describe('of fields', () => {
    it('stands 88 px apart, with or without a message', async () => {
      const login = await openLogin();
      expect(distances(login, '#account', '#password')).to.deep.equal([88]);
      const before = boxOf(login, 'button[type=submit]').top;
      inside<HTMLFormElement>(login, 'form').requestSubmit();
      await until(() => inside(login, '#password-message').textContent, 'the messages');
      expect(distances(login, '#account', '#password')).to.deep.equal([88]);
      expect(boxOf(login, 'button[type=submit]').top).to.equal(before);
    });

    it('stands 88 px apart in the registration, too', async () => {
      const portal = await openPortalAt('/regist.html', new FakeApi());
      page = portal;
      await until(() => portal.part('tabs'), 'the registration');
      const fields = ['#phone', '#smsCode', '#password', '#confirmPassword'];
      expect(distances(portal.portal, ...fields)).to.deep.equal([88, 88, 88]);
    });

    it('moves what follows for a message of two lines', async () => {
      const login = await openLogin();
      const message = inside(login, '#account-message');
      message.textContent = '请输入正确的邮箱或手机号。'.repeat(3);
      expect(message.getBoundingClientRect().height).to.equal(48);
      expect(distances(login, '#account', '#password')).to.deep.equal([112]);
    });

    for (const theme of ['light', 'dark'] as const) {
      it(`shows placeholders with a contrast of at least 4.5, ${theme}`, async () => {
        const login = await openLogin(`theme="${theme}"`);
        const { color } = styleOf(page, login, '#account', '::placeholder');
        const { backgroundColor } = styleOf(page, login, '#account');
        expect(contrast(color, backgroundColor)).to.be.at.least(4.5);
      });
    }
  });

  describe('before React is there', () => {
    const RINGED = ['#account', '[part~=toggle]', '[type=checkbox]', 'button[type=submit]', '[part~=link]'];

    /** The ring of each control that has one, as if it had been reached by keyboard. */
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

    it('has the focus ring that it has afterwards', async () => {
      const trial = await openTroubled('held', 'login.view');
      page = trial.page;
      const before = rings(trial.widget);
      await trial.release();
      await until(() => isReady(trial.widget), 'the view');
      expect(before).to.deep.equal(rings(trial.widget));
      expect(new Set(before.map(({ outlineWidth }) => outlineWidth))).to.deep.equal(new Set(['2px']));
    });

    it('shows that a submit is held, and for no longer than it is', async () => {
      const trial = await openTroubled('held', 'login.view');
      page = trial.page;
      const login = trial.widget;
      const button = inside<HTMLButtonElement>(login, 'button[type=submit]');
      const { width } = button.getBoundingClientRect();
      await trial.asked();
      type(inside<HTMLInputElement>(login, '#account'), '12345');
      inside<HTMLFormElement>(login, 'form').requestSubmit();
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
