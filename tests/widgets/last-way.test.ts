import { expect } from '@esm-bundle/chai';
import { LANGUAGE_NAMES } from '#i18n/languages';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, inside, isAtRest, openPage, stateOf, until } from '../support/element/host';
import { openLogin } from '../support/element/pages/login-page';
import { puzzle } from '../support/element/puzzle';
import { LOGIN, sendCredentials } from '../support/element/sign-in';
import { PUBLIC_KEY } from '../support/test-key';

const KEY = 'cntv:last-way';
const MARK = '[data-testid=last-way]';
const CONTROLS = 'a,input,button:not([data-testid=forget-way])';
const config = { appid: 'demo', signing: { publicKey: PUBLIC_KEY } };
const WIDTHS = [1000, 375, 300, 160];
const WAYS = {
  'password 138****8000': '#account[aria-describedby~=account-remark]',
  password: '#account[aria-describedby~=account-remark]',
  qr: 'a[href^="/qrcode"][aria-describedby=last-way]',
  weChat: '[data-testid~=weChat][aria-describedby=last-way]',
  alipay: '[data-testid~=alipay][aria-describedby=last-way]',
};

describe('the way of the last sign-in in <cntv-login>', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(options: Parameters<typeof openLogin>[0] = {}) {
    const api = new FakeApi({ ...puzzle.answers, [LOGIN]: { data: {} } });
    const opened = await openLogin({ config, api, ...options });
    page = opened;
    return opened.login;
  }
  const mark = (login: HTMLElement) => login.shadowRoot?.querySelector<HTMLElement>(MARK);
  const placesOf = (login: HTMLElement) =>
    [...(login.shadowRoot as ShadowRoot).querySelectorAll(CONTROLS)].map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });

  /** Texts of links and labels that cannot be seen, because the mark is over them. */
  const coveredLinks = (login: HTMLElement) => {
    const over = (mark(login) as HTMLElement).getBoundingClientRect();
    const texts = [...(login.shadowRoot as ShadowRoot).querySelectorAll('a,label,p>span:first-child')];
    return texts
      .filter((text) => {
        const range = page.document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].some(
          ({ top, bottom, left, right }) =>
            // Lines have some room above and below their letters.
            top + 5 < over.bottom && bottom - 5 > over.top && left < over.right && right > over.left,
        );
      })
      .map(({ textContent }) => textContent);
  };

  for (const [way, control] of Object.entries(WAYS))
    for (const width of WIDTHS)
      it(`marks ${way} at ${width} px and moves no control, in each language (LOGIN-04)`, async () => {
        for (const language of LANGUAGE_NAMES) {
          const html = `<cntv-login variant="desktop" lang="${language}"></cntv-login>`;
          localStorage.removeItem(KEY);
          const without = await open({ html, width });
          const places = placesOf(without);
          page.closeWithoutErrors();
          localStorage.setItem(KEY, JSON.stringify(way));
          const login = await open({ html, width });
          const { right, left } = (await until(() => mark(login), 'the mark')).getBoundingClientRect();
          expect(placesOf(login)).to.deep.equal(places);
          inside(login, control);
          expect(coveredLinks(login)).to.deep.equal([]);
          expect([left >= 0, right <= page.document.documentElement.clientWidth]).to.deep.equal([true, true]);
          page.closeWithoutErrors();
        }
      });

  it('is shown without a touch, where the view waits for one if no way is known', async () => {
    page = await openPage({ html: '<cntv-login></cntv-login>', api: new FakeApi(), config });
    await until(() => isAtRest(page.widget('cntv-login')), 'the view waits');
    page.close();
    localStorage.setItem(KEY, '"weChat"');
    page = await openPage({ html: '<cntv-login></cntv-login>', api: new FakeApi(), config });
    await until(() => mark(page.widget('cntv-login')), 'the mark');
    expect(stateOf(page.widget('cntv-login'))).to.equal('ready');
  });

  it('is forgotten in all elements of the page, and the focus moves to its control', async () => {
    localStorage.setItem(KEY, '"qr"');
    const html = '<cntv-login variant="desktop"></cntv-login>';
    // Too narrow for the code beside the form.
    const login = await open({ html: html + html, width: 700 });
    const [, other] = page.document.querySelectorAll<HTMLElement>('cntv-login');
    await until(() => mark(login) && other && mark(other), 'both marks');
    inside(login, '[data-testid=forget-way]').click();
    await until(() => !mark(login) && other && !mark(other), 'no mark');
    expect(localStorage.getItem(KEY)).to.equal(null);
    expect(login.shadowRoot?.activeElement?.textContent).to.equal('扫码登录');
  });

  for (const [isAutomatic, kept] of [
    [true, '"password 138****8000"'],
    [false, '"password"'],
  ] as const)
    it(`keeps ${kept} after a sign-in with autoLogin ${isAutomatic} (LOGIN-01)`, async () => {
      localStorage.setItem(KEY, '"qr"');
      const login = await open();
      login.addEventListener('cntv-login-success', (event) => event.preventDefault());
      if (isAutomatic) inside(login, '#autoLogin').click();
      await sendCredentials(page, login);
      await until(() => localStorage.getItem(KEY) === kept, kept);
      expect(JSON.stringify({ ...localStorage })).not.to.contain('13800138000');
    });

  it('signs in without a mark where the storage is blocked', async () => {
    const login = await open({
      prepare(window) {
        for (const area of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      },
    });
    let hasSignedIn = false;
    login.addEventListener('cntv-login-success', (event) => {
      event.preventDefault();
      hasSignedIn = true;
    });
    expect(mark(login)).to.equal(null);
    await sendCredentials(page, login);
    await until(() => hasSignedIn, 'signed in');
    expect(localStorage.getItem(KEY)).to.equal(null);
  });
});
