import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import { LIBRARIES, MOOTOOLS_WITH_1_2 } from '../../support/element/faults/libraries';
import { type HostPage, openPage, stateOf, until } from '../../support/element/host';

type View = HostPage['window'];

const QR = {
  'GET /openapi/v2/user/QRCode/login/generationQRCode': { data: 'code-1' },
  'GET /openapi/v2/user/QRCode/login/getQrcodeStatus': { data: { status: 1, url: '' } },
};

/** Pages that break a built-in function which the views need. */
const PAGES = [
  ['run MooTools 1.4 with its 1.2 layer, and More', 'Function.prototype.bind', { assets: MOOTOOLS_WITH_1_2 }],
  [
    'add a name to Object.prototype that libraries read',
    'Object.prototype',
    { prepare: (view: Window) => void Object.assign((view as View).Object.prototype, { data() {} }) },
  ],
  [
    'run Prototype.js and then MooTools, whose functions do not fit together',
    'Array.prototype.find',
    { assets: [...LIBRARIES['Prototype.js 1.7'].files, ...LIBRARIES['MooTools 1.4'].files] },
  ],
  [
    'add toJSON to the arrays',
    'Array.prototype.toJSON',
    { prepare: (view: Window) => void Object.assign((view as View).Array.prototype, { toJSON: () => '[]' }) },
  ],
] as const;

describe('a page with other libraries', () => {
  let page: HostPage;
  afterEach(() => page.close());

  const errors = () => page.console.filter((line) => line.startsWith('error: '));

  for (const [what, name, options] of PAGES)
    it(`may ${what}: the fallback is shown at once, with one console message`, async () => {
      page = await openPage({
        html: '<cntv-login><a href="/login.html">登录</a></cntv-login>'.repeat(2),
        api: new FakeApi(),
        query: { policy: 'none' },
        ...options,
      });
      const logins = [...page.document.getElementsByTagName('cntv-login')] as HTMLElement[];
      expect(logins).to.have.length(2);
      for (const login of logins) {
        await until(() => stateOf(login) === 'error', 'the failure');
        expect(login.querySelector('a')?.getClientRects().length).to.equal(1);
        expect(login.shadowRoot?.querySelector('form,button')).to.equal(null);
      }
      expect(errors()).to.have.length(1);
      expect(errors()[0]).to.contain(`replaced ${name} `);
      expect(page.errors).to.deep.equal([]);
    });

  it('may replace Array.from, as MooTools and Prototype.js do: the QR code is the same', async () => {
    const codes: (string | null | undefined)[] = [];
    for (const assets of [[], LIBRARIES['MooTools 1.4'].files, LIBRARIES['Prototype.js 1.7'].files]) {
      page = await openPage({
        html: '<cntv-qr-login></cntv-qr-login>',
        api: new FakeApi(QR),
        assets,
        query: { policy: 'none' },
      });
      const widget = page.widget('cntv-qr-login');
      const code = await until(() => widget.shadowRoot?.querySelector('img[part=code]'), 'the code');
      codes.push(code.getAttribute('src'));
      expect(page.errors).to.deep.equal([]);
      page.close();
    }
    expect(codes[0]).to.have.length.above(100);
    expect(codes).to.deep.equal([codes[0], codes[0], codes[0]]);
  });
});
