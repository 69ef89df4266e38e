import { expect } from '@esm-bundle/chai';
import { type Answer, FakeApi } from '../../../support/element/fake-api';
import { UNSIGNED } from '../../../support/element/faults/chunk-faults';
import { inside, type, until } from '../../../support/element/host';
import { atRest } from '../../../support/element/look';
import { type LoginPage, openLogin } from '../../../support/element/pages/login-page';
import { press, puzzle } from '../../../support/element/puzzle';
import { LOGIN, sendCredentials, submitCredentials } from '../../../support/element/sign-in';

const PUZZLE = 'GET /openapi/v2/user/captcha/dynamic/puzzle';
const CHECK = 'POST /openapi/v2/user/captcha/dynamic/puzzle/check';
const CLICK_CHECK = 'POST /openapi/v2/user/captcha/dynamic/click/check';
/** Points are sent unencrypted, so that a test can read them. */
const inClear = { [PUZZLE]: { data: { ...puzzle.answers[PUZZLE]?.data, secret_key: '' } } };

describe('the captcha of a login', () => {
  let page: LoginPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(
    kind: 'puzzle' | 'click',
    answers: ConstructorParameters<typeof FakeApi>[0] = {},
    width = 1000,
  ) {
    const api = new FakeApi({ ...puzzle.answers, ...inClear, [LOGIN]: { fault: 'pending' }, ...answers });
    const html = `<cntv-login captcha="${kind}"></cntv-login>`;
    page = await openLogin({ html, api, width, config: UNSIGNED });
    const { login } = page;
    submitCredentials(login);
    await until(() => phase(login) === 'ready', 'the captcha is ready');
    await atRest(login);
    return { api, login };
  }
  const phase = (login: HTMLElement) =>
    login.shadowRoot?.querySelector<HTMLElement>('[data-phase]')?.dataset.phase;
  const point = (api: FakeApi, endpoint: string) =>
    JSON.parse(api.to(endpoint)[0]?.fields.aes_point ?? 'null');

  function drag(login: HTMLElement, by: number, pointerType: string) {
    const knob = inside(login, '[role=slider]');
    const { left, top, width, height } = knob.getBoundingClientRect();
    const at = (type: string, x: number) =>
      knob.dispatchEvent(
        new page.window.PointerEvent(type, {
          pointerId: 1,
          pointerType,
          isPrimary: true,
          button: 0,
          buttons: 1,
          bubbles: true,
          composed: true,
          cancelable: true,
          clientX: left + width / 2 + x,
          clientY: top + height / 2,
        }),
      );
    at('pointerdown', 0);
    at('pointermove', by / 2);
    at('pointermove', by);
    at('pointerup', by);
  }

  for (const pointerType of ['mouse', 'touch', 'pen']) {
    it(`slides by ${pointerType}: 132 px of 330 are x 124 of 310, y is 5 (CAPT-10 to CAPT-12, CAPT-17, CONST-16, CONST-17)`, async () => {
      const { api, login } = await open('puzzle');
      expect(inside(login, '[data-testid~=captcha-picture]').getBoundingClientRect()).to.include({
        width: 330,
        height: 155,
      });
      // The knob moves by 286 px and the piece by 280. Whole pixels, because WebKit has no others.
      drag(login, Math.round((132 * 286) / 280), pointerType);
      await until(() => api.to(CHECK).length === 1, 'the check');
      expect(point(api, CHECK)).to.deep.equal({ x: 124, y: 5 });
      expect(api.to(CHECK)[0]?.fields.token).to.equal('tok-1');
    });
  }

  it('moves by keyboard and announces position and duration (CAPT-08, CAPT-17)', async () => {
    const { api, login } = await open('puzzle');
    const slider = inside(login, '[role=slider]');
    await until(() => login.shadowRoot?.activeElement === slider, 'the focus is on the knob');
    for (const [key, offset] of [
      ['PageUp', '10'],
      ['ArrowRight', '11'],
      ['ArrowLeft', '10'],
    ] as const) {
      press(page, slider, key);
      await until(() => slider.getAttribute('aria-valuenow') === offset, `${offset} px`);
    }
    press(page, slider, 'Enter');
    await until(() => phase(login) === 'passed', 'passed');
    expect(inside(login, '[data-testid~=captcha-bar]').textContent).to.match(/^验证成功，用时 \d+\.\d\d 秒/);
    expect(point(api, CHECK).x).to.be.closeTo((10 * 310) / 330, 0.001);
  });

  it('shows 验证失败 and requests a new picture with a new token after a wrong solution (CAPT-09)', async () => {
    const { api, login } = await open('puzzle', { [CHECK]: { code: -23003 } });
    drag(login, 50, 'mouse');
    await until(
      () => inside(login, '[data-testid~=captcha-bar]').textContent?.includes('验证失败'),
      'the failure',
    );
    await until(() => api.to(PUZZLE).length === 2 && phase(login) === 'ready', 'the new picture');
    expect(inside(login, '[role=slider]').getAttribute('aria-valuenow')).to.equal('0');
  });

  it('converts positions on a narrow screen to the same reference size', async () => {
    const { api, login } = await open('puzzle', {}, 300);
    const { width } = inside(login, '[data-testid~=captcha-picture]').getBoundingClientRect();
    expect(width).to.be.lessThan(300);
    press(page, inside(login, '[role=slider]'), 'End');
    await until(() => inside(login, '[role=slider]').getAttribute('aria-valuenow') === '280');
    press(page, inside(login, '[role=slider]'), 'Enter');
    await until(() => api.to(CHECK).length === 1);
    expect(point(api, CHECK).x).to.be.closeTo((280 * 310) / 330, 0.001);
  });

  it('loads another picture on request, and offers a retry when it cannot be loaded', async () => {
    const { api, login } = await open('puzzle');
    Object.assign(api.answers, { [PUZZLE]: { fault: 'http', status: 500 } });
    inside(login, '[data-testid~=refresh]').click();
    await until(() => phase(login) === 'broken', 'no picture');
    Object.assign(api.answers, inClear);
    inside(login, '[data-testid~=retry]').click();
    await until(() => phase(login) === 'ready', 'a picture again');
  });

  it('accepts three words clicked in order, also in the zoomed picture (CAPT-05, CAPT-06, CAPT-13, CONST-15)', async () => {
    const { api, login } = await open('click');
    expect(inside(login, '#captcha-prompt').textContent).to.equal('请依次点击：甲、乙、丙');
    inside(login, '[data-testid~=zoom]').click();
    const picture = inside(login, '[data-testid~=captcha-picture]');
    await until(() => picture.getBoundingClientRect().width === 660, 'twice the size');
    // In pixels of the picture, which is 330 wide; whole pixels on the screen, because WebKit has no others.
    for (const [x, y] of [
      [90, 34],
      [137, 56],
      [248, 27],
    ] as const) {
      // The opening animation of the dialog may not have finished.
      const { left, top } = picture.getBoundingClientRect();
      picture.dispatchEvent(
        new page.window.MouseEvent('click', {
          bubbles: true,
          composed: true,
          clientX: Math.round(left + 2 * x),
          clientY: Math.round(top + 2 * y),
        }),
      );
      await Promise.resolve();
    }
    await until(() => api.to(CLICK_CHECK).length === 1, 'the check after the third');
    expect(point(api, CLICK_CHECK)).to.deep.equal([
      { x: 85, y: 34 },
      { x: 129, y: 56 },
      { x: 233, y: 27 },
    ]);
  });

  it('accepts three words selected with a crosshair moved by keyboard (CAPT-13, CAPT-17)', async () => {
    const { api, login } = await open('click');
    const picture = inside(login, '[role=application]');
    for (let n = 0; n < 3; n += 1) {
      press(page, picture, 'ArrowRight', { shiftKey: true });
      await until(() => picture.ownerDocument, 'a frame');
      press(page, picture, 'Enter');
      await until(
        () => login.shadowRoot?.querySelectorAll('[data-testid~=captcha-marker]').length === n + 1,
        'a mark',
      );
    }
    await until(() => api.to(CLICK_CHECK).length === 1, 'the check');
    expect(point(api, CLICK_CHECK)).to.have.length(3);
  });
});

describe('the request after a captcha', () => {
  const SMS = 'POST /openapi/v2/user/verification/sms/code';
  let page: LoginPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(endpoint: string, answer: Answer) {
    const api = new FakeApi({ ...puzzle.answers, [endpoint]: answer });
    page = await openLogin({ html: '<cntv-login standalone></cntv-login>', api, config: UNSIGNED });
    return { login: page.login, api };
  }
  const isOpen = (login: HTMLElement) => Boolean(login.shadowRoot?.querySelector('dialog'));

  async function getCode(login: HTMLElement) {
    inside(login, 'a[href^="/regist.html"]').click();
    const phone = await until(() => login.shadowRoot?.querySelector<HTMLInputElement>('#phone'), 'the form');
    type(phone, '13900139000');
    const button = inside<HTMLButtonElement>(login, '[data-testid~=sms-button]');
    await until(() => !button.hasAttribute('aria-disabled'), 'the button is enabled');
    button.focus();
    button.click();
    await puzzle.pass(page, login);
  }

  for (const { what, endpoint, act, answer, field } of [
    {
      what: 'signs in',
      endpoint: LOGIN,
      act: (login: HTMLElement) => sendCredentials(page, login),
      answer: { code: -21002 },
      field: 'account',
    },
    { what: 'sends a code', endpoint: SMS, act: getCode, answer: {}, field: 'smsCode' },
  ]) {
    it(`${what} while the success is shown, for one second at most (CAPT-07, CAPT-08)`, async () => {
      const { login, api } = await open(endpoint, { fault: 'pending' });
      await act(login);
      await until(() => api.to(endpoint).length > 0, 'the request');
      expect(inside(login, '[data-testid~=captcha-bar]').textContent).to.match(
        /^验证成功，用时 \d+\.\d\d 秒/,
      );
      await until(() => !isOpen(login), 'the dialog is closed');
      expect(inside(login, 'button[aria-busy]').isConnected).to.equal(true);
    });

    it(`${what}, closes with the response, and then focuses a field`, async () => {
      const { login, api } = await open(endpoint, answer);
      await act(login);
      await until(() => login.shadowRoot?.activeElement?.id === field, `the focus is in ${field}`);
      expect([isOpen(login), api.to(endpoint).length]).to.deep.equal([false, 1]);
    });
  }
});
