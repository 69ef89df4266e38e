import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { UNSIGNED } from '../../../support/element/faults/chunk-faults';
import { type HostPage, inside, isReady, openPage, until } from '../../../support/element/host';
import { atRest } from '../../../support/element/look';
import {
  FALLBACK,
  isOpen,
  MEMBER,
  openMenu,
  part,
  storeSession,
} from '../../../support/element/pages/account-page';
import { puzzle } from '../../../support/element/puzzle';
import { seenBox } from '../../../support/element/seen-box';
import { LOGIN, sendCredentials, submitCredentials } from '../../../support/element/sign-in';

const CAPTCHA = '/openapi/v2/user/captcha/dynamic';
const ZOOMS = [
  ['html', 1.5],
  ['body', 2],
  ['section', 0.5],
  ['cntv-account,cntv-login', 1.25],
] as const;

/** Removes what browsers of 2021 lack, and gives boxes the pixels that they have there: those of the element's styles. */
function asIn2021(view: HostPage['window']): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    delete view.HTMLElement.prototype[name as never];
  const { prototype } = view.Element;
  const getZoom = Object.getOwnPropertyDescriptor(prototype, 'currentCSSZoom')?.get;
  // Of an engine that has the older pixels itself.
  if (!getZoom) return;
  const { getBoundingClientRect: boxOf } = prototype;
  delete prototype['currentCSSZoom' as never];
  prototype.getBoundingClientRect = function () {
    const { left, top, width, height } = boxOf.call(this);
    const zoom = getZoom.call(this);
    return new view.DOMRect(left / zoom, top / zoom, width / zoom, height / zoom);
  };
}

for (const [browser, prepare] of [
  ['this browser', undefined],
  ['browsers of 2021', asIn2021],
] as const)
  describe(`on a page with CSS zoom, in ${browser}`, () => {
    let page: HostPage;
    afterEach(() => page.closeWithoutErrors());

    async function open(
      zoomed: string,
      zoom: number,
      html: string,
      api: FakeApi,
      size: { width?: number; height?: number } = {},
    ) {
      page = await openPage({
        html: `<section>${html}</section><p></p>`,
        api,
        config: UNSIGNED,
        ...size,
        prepare: prepare as ((view: Window) => void) | undefined,
      });
      const { body } = page.document;
      body.style.margin = '0';
      (body.lastElementChild as HTMLElement).style.height = '3000px';
      for (const element of page.document.querySelectorAll<HTMLElement>(zoomed))
        element.style.setProperty('zoom', `${zoom}`);
      page.window.scrollTo(0, 20);
    }
    async function openAccount(zoomed: string, zoom: number, css: string, size: object) {
      await open(zoomed, zoom, `<cntv-account>${FALLBACK}</cntv-account>`, new FakeApi(MEMBER), size);
      (page.document.querySelector('section') as HTMLElement).style.cssText += css;
      // The page has moved what is in sight by its padding.
      page.window.scrollTo(0, 20);
      const account = page.widget('cntv-account');
      await openMenu(account);
      // After the change of its content.
      page.window.dispatchEvent(new page.window.Event('resize'));
      return account;
    }

    for (const [zoomed, zoom] of ZOOMS) {
      it(`the menu of the account is below its button and in the window: ${zoom} of ${zoomed}`, async () => {
        const account = await openAccount(zoomed, zoom, ';padding:80px 80px 0;text-align:right', {
          width: 900,
          height: 600,
        });
        const [menu, button] = [seenBox(account, '#menu'), seenBox(account, '.account')];
        expect(menu.top).to.be.closeTo(button.bottom + 8 * zoom, 2);
        expect(menu.right).to.be.closeTo(button.right, 2);
        expect(menu.bottom).to.be.at.most(600 - 8 * zoom + 1);
        expect(menu.left).to.be.above(0);
      });

      it(`the menu of the account is above a button at the lower edge: ${zoom} of ${zoomed}`, async () => {
        const account = await openAccount(
          zoomed,
          zoom,
          `;position:absolute;left:${100 / zoom}px;top:${550 / (zoomed.includes('-') ? 1 : zoom)}px`,
          { width: 900, height: 600 },
        );
        const [menu, button] = [seenBox(account, '#menu'), seenBox(account, '.account')];
        expect(menu.bottom).to.be.closeTo(button.top - 8 * zoom, 2);
        expect(menu.left).to.be.closeTo(button.left, 2);
        expect(menu.top).to.be.at.least(0);
      });

      for (const kind of ['puzzle', 'click'] as const)
        it(`the answer of a captcha (${kind}) is that of its place in the picture: ${zoom} of ${zoomed}`, async () => {
          const picture = { data: { ...puzzle.answers[`GET ${CAPTCHA}/puzzle`]?.data, secret_key: '' } };
          const api = new FakeApi({
            ...puzzle.answers,
            [`GET ${CAPTCHA}/puzzle`]: picture,
            [LOGIN]: { fault: 'pending' },
          });
          await open(zoomed, zoom, `<cntv-login captcha="${kind}"></cntv-login>`, api);
          const login = page.widget('cntv-login');
          await until(() => isReady(login), 'the login');
          submitCredentials(login);
          await until(() => login.shadowRoot?.querySelector('[data-phase=ready]'), 'the captcha');
          await atRest(login);
          const expected = kind === 'puzzle' ? [124] : [77.5, 155, 232.5];
          if (kind === 'puzzle') dragTo(login, 132 / 280);
          else
            for (const x of expected) {
              clickAt(login, x / 310);
              await Promise.resolve();
            }
          const check = `POST ${CAPTCHA}/${kind}/check`;
          await until(() => api.to(check).length === 1, 'the answer');
          const points = [JSON.parse(api.to(check)[0]?.fields.aes_point ?? 'null')].flat();
          expect(points).to.have.length(expected.length);
          // A pixel of the window is up to two of the picture.
          for (const [index, x] of expected.entries()) expect(points[index].x).to.be.closeTo(x, 2.5);
        });
    }

    function send(target: Element, type: string, clientX: number, clientY: number) {
      const Type = type === 'click' ? page.window.MouseEvent : page.window.PointerEvent;
      const place = { clientX, clientY, bubbles: true, composed: true, cancelable: true };
      target.dispatchEvent(
        new Type(type, { ...place, pointerId: 1, isPrimary: true, button: 0, buttons: 1 }),
      );
    }
    const middle = (from: number, to: number) => (from + to) / 2;
    /** @param share of the way of the knob */
    function dragTo(login: HTMLElement, share: number) {
      const knob = seenBox(login, '[role=slider]');
      const track = seenBox(login, '[data-testid~=captcha-slider]');
      const way = track.right - track.left - (knob.right - knob.left);
      const [x, y] = [middle(knob.left, knob.right), middle(knob.top, knob.bottom)];
      const target = inside(login, '[role=slider]');
      send(target, 'pointerdown', x, y);
      send(target, 'pointermove', x + way * share, y);
      send(target, 'pointerup', x + way * share, y);
    }
    /** @param share of the width of the picture */
    function clickAt(login: HTMLElement, share: number) {
      const { left, right, top, bottom } = seenBox(login, '[data-testid~=captcha-picture]');
      const x = left + (right - left) * share;
      send(inside(login, '[data-testid~=captcha-picture]'), 'click', x, middle(top, bottom));
    }

    it('the menu of the account is a sheet on a phone, where a tap above it closes it, and one in it does not', async () => {
      const account = await openAccount('body', 2, '', { width: 375, height: 700 });
      const sheet = seenBox(account, '#menu>*');
      const menu = inside(account, '#menu');
      expect(sheet.bottom).to.be.at.most(700);
      send(menu, 'click', 100, sheet.top + 20);
      expect(isOpen(account)).to.equal(true);
      send(menu, 'click', 100, sheet.top - 60);
      expect(isOpen(account)).to.equal(false);
    });

    it('the toasts of two elements do not lie on each other', async () => {
      const api = new FakeApi({ ...puzzle.answers, [LOGIN]: { fault: 'http', status: 500 } });
      const html = '</section><cntv-login></cntv-login><section><cntv-login></cntv-login>';
      await open('section', 2, html, api, { height: 1600 });
      // The toast of the enlarged one is above the other.
      const logins = [...page.document.querySelectorAll<HTMLElement>('cntv-login')].reverse();
      for (const login of logins) await until(() => isReady(login), 'the login');
      for (const login of logins) {
        await sendCredentials(page, login);
        await until(() => login.shadowRoot?.querySelector('[part=toast]'), 'the toast');
      }
      const [first, second] = logins.map((login) => seenBox(login, '[part=toast]'));
      expect(second?.top).to.be.at.least(first?.bottom ?? Number.NaN);
    });

    for (const [zoomed, zoom] of ZOOMS)
      it(`the button of the account does not enlarge its bar: ${zoom} of ${zoomed}`, async () => {
        storeSession('signed-out', '');
        const html = `<div id="bar"><cntv-account>${FALLBACK}</cntv-account></div>`;
        const api = new FakeApi({});
        await open(zoomed, zoom, html, api);
        const bar = page.document.getElementById('bar') as HTMLElement;
        bar.style.cssText = 'display:flex;align-items:center;height:44px;margin-top:60px;overflow:hidden';
        await until(() => localStorage.getItem('cntv:session')?.includes('signed-out'), 'the session check');
        Object.assign(api.answers, MEMBER);
        storeSession('signed-in');
        const newValue = localStorage.getItem('cntv:session');
        page.window.dispatchEvent(new page.window.StorageEvent('storage', { key: 'cntv:session', newValue }));
        await until(() => part(page.widget('cntv-account'), 'toggle'), 'the button');
        expect(bar.scrollHeight).to.equal(44);
      });
  });
