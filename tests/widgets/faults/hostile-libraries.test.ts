import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/widgets/fake-api';
import { type HostPage, inside, isReady, openPage, type, until } from '../../support/widgets/host';
import { puzzle } from '../../support/widgets/puzzle';

const LOGIN = 'POST /openapi/v2/user/login';
const QR = {
  'GET /openapi/v2/user/QRCode/login/generationQRCode': { data: 'code-1' },
  'GET /openapi/v2/user/QRCode/login/getQrcodeStatus': { data: { status: 1, url: '' } },
};
const INFO = 'GET /openapi/v2/user/info';

describe('a page with other libraries', () => {
  let page: HostPage;
  afterEach(() => page.close());

  for (const [what, options] of [
    ['run Prototype.js 1.7', { assets: ['/tests/support/page/hosts/prototype-1.7.js'] }],
    ['run MooTools 1.4', { assets: ['/tests/support/page/hosts/mootools-1.4.js'] }],
    ['run jQuery', { assets: ['/node_modules/jquery/dist/jquery.js'] }],
  ] as const) {
    it(`may ${what}: signing in works`, async () => {
      const api = new FakeApi({
        ...puzzle.answers,
        [LOGIN]: { data: {} },
        [INFO]: { data: { nick_name: '' } },
      });
      page = await openPage({
        html: '<cntv-login></cntv-login>',
        api,
        config: { signing: { mode: 'off' }, appid: 'demo' },
        ...options,
      });
      const login = page.widget('cntv-login');
      await until(() => isReady(login), 'the login is ready');
      login.addEventListener('cntv-login-success', (event) => event.preventDefault());
      type(inside<HTMLInputElement>(login, '#account'), '13800138000');
      type(inside<HTMLInputElement>(login, '#password'), 'Demo123!');
      inside<HTMLFormElement>(login, 'form').requestSubmit();
      await puzzle.pass(page, login);
      const call = await until(() => api.to(LOGIN)[0], 'the login call');
      expect(call.fields).to.include({ account: '13800138000', password: 'Demo123!', appid: 'demo' });
      await until(() => inside(login, '[part~=title]').textContent?.startsWith('您已登录'), 'signed in');
      expect(page.errors).to.deep.equal([]);
    });
  }

  for (const [host, asset, native] of [
    ['Prototype.js 1.6', '/tests/support/page/hosts/prototype-1.6.js', 'Array.prototype.toJSON'],
    ['the 1.2 layer of MooTools', '/tests/support/page/hosts/mootools-1.2.js', 'Function.prototype.bind'],
  ] as const) {
    it(`may run ${host}, which breaks a built-in function: the fallback is shown at once, with one console message`, async () => {
      page = await openPage({
        html: '<cntv-login><a href="/login.html">登录</a></cntv-login>'.repeat(2),
        api: new FakeApi(),
        assets: [asset],
      });
      const logins = page.document.querySelectorAll<HTMLElement>('cntv-login');
      expect(logins).to.have.length(2);
      for (const login of logins) {
        await until(() => login.dataset.state === 'error', 'the failure');
        expect(login.querySelector('a')?.getClientRects().length).to.equal(1);
        expect(login.shadowRoot?.querySelector('form,button')).to.equal(null);
      }
      const errors = page.console.filter((line) => line.startsWith('error: '));
      expect(errors).to.have.length(1);
      expect(errors[0]).to.contain(native);
      expect(page.errors).to.deep.equal([]);
    });
  }

  it('may replace Array.from, by its standard or without its function: the QR code is the same', async () => {
    const codes: (string | null | undefined)[] = [];
    for (const prepare of [() => {}, withEqualArrayFrom, withArrayFromOfMooTools]) {
      page = await openPage({ html: '<cntv-qr-login></cntv-qr-login>', api: new FakeApi(QR), prepare });
      const widget = page.widget('cntv-qr-login');
      const code = await until(() => widget.shadowRoot?.querySelector('svg[part=code] path'), 'the code');
      codes.push(code.getAttribute('d'));
      expect(page.errors).to.deep.equal([]);
      page.close();
    }
    expect(codes[0]).to.have.length.above(100);
    expect(codes).to.deep.equal([codes[0], codes[0], codes[0]]);
  });
});

function withEqualArrayFrom(page: Window): void {
  const { Array: Own } = page as Window & typeof globalThis;
  const native = Own.from;
  Own.from = function from(this: unknown, ...parameters: unknown[]) {
    return native.apply(this as never, parameters as never);
  } as typeof native;
}

function withArrayFromOfMooTools(page: Window): void {
  const { Array: Own } = page as Window & typeof globalThis;
  Own.from = ((list: ArrayLike<unknown>) => Own.prototype.slice.call(list)) as typeof Own.from;
}
