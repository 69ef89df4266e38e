import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import { expectSignedIn, LOGIN_AND_BADGE, SIGNED_IN } from '../../support/element/faults/old-library-tests';
import { type HostPage, isReady, openPage, until } from '../../support/element/host';
import { apiWithSignIn, signIn } from '../../support/element/sign-in';

type View = HostPage['window'];
const ELEMENTS = ['login', 'account', 'qr-login', 'apply-form', 'member-center', 'unread-badge'];
const PROTOTYPES = ['Object', 'Array', 'String', 'Number', 'Boolean', 'Date', 'Function'] as const;

/** Names that scripts of former years add, the first one by json.js of 2006. */
const NAMES =
  'toJSONString,parseJSON,extend,each,map,clone,contains,inherits,method,size,merge,log,print,bind,copy,equals,uid,isArray,remove,on,trigger,label,color,display'.split(
    ',',
  );
const ANSWERS = {
  ...SIGNED_IN,
  'GET /openapi/v2/user/QRCode/login/generationQRCode': { data: 'code-1' },
  'GET /openapi/v2/user/QRCode/login/getQrcodeStatus': { data: { status: 1, url: '' } },
};
const VALUES = [null, 0, true, 'red', [1], { a: { b: 1 } }];

/** Assigns as those scripts do, so that `for…in` lists the names in every object; a value that is there stays. */
function addTo(view: View, names: readonly string[] = NAMES, values: readonly unknown[] = []) {
  for (const type of PROTOTYPES) {
    const owner: object = view[type].prototype;
    for (const name of names)
      if (!(name in owner)) Reflect.set(owner, name, view.eval(`(function () { return "{}"; })`));
    for (const [index, value] of values.entries()) Reflect.set(owner, `added${index}`, value);
  }
}

describe('a page that adds enumerable names to all objects', () => {
  let page: HostPage;
  afterEach(() => page.close());

  const open = async (api: FakeApi, prepare?: (view: Window) => void) => {
    page = await openPage({ ...LOGIN_AND_BADGE, api, prepare });
    return page.widget('cntv-login');
  };

  for (const [what, values] of [
    ['functions', []],
    ['functions and values', VALUES],
  ] as const) {
    it(`may add ${what} before the script: the sign-in works, and the badge shows its number`, async () => {
      const api = apiWithSignIn(SIGNED_IN);
      const login = await open(api, (view) => addTo(view as View, NAMES, values));
      await until(() => isReady(login), 'the login is ready');
      await signIn(page, login);
      await expectSignedIn(page, api);
    });

    it(`may add ${what} after the script: the sign-in works, and the badge shows its number`, async () => {
      const api = apiWithSignIn(SIGNED_IN);
      const login = await open(api);
      await until(() => isReady(login), 'the login is ready');
      addTo(page.window, NAMES, values);
      await signIn(page, login);
      await expectSignedIn(page, api);
    });
  }

  for (const name of ELEMENTS)
    it(`shows <cntv-${name}> with the same texts and styles`, async () => {
      const plain = await look(name);
      const other = await look(name, (view) => addTo(view as View, NAMES, VALUES));
      // The failures of calls that the API of this test does not know come in any order.
      if (name !== 'member-center') expect(other.text).to.equal(plain.text);
      expect(plain.rules.filter((rule) => !other.rules.includes(rule))).to.deep.equal([]);
    });

  /** Opens an element for a signed-in viewer; returns its text and rules when they no longer change. */
  async function look(name: string, prepare?: (view: Window) => void) {
    page?.close();
    const html = `<cntv-${name}><a href="/login.html">登录</a></cntv-${name}>`;
    page = await openPage({ ...LOGIN_AND_BADGE, html, api: new FakeApi(ANSWERS), prepare });
    const widget = page.widget(`cntv-${name}`);
    await until(() => isReady(widget), 'the element is ready');
    const { textContent: now, adoptedStyleSheets } = widget.shadowRoot as ShadowRoot;
    let text = now;
    let unchanged = 0;
    await until(() => {
      const { textContent } = widget.shadowRoot as ShadowRoot;
      unchanged = textContent === text ? unchanged + 1 : 0;
      text = textContent;
      return unchanged === 50;
    }, 'the content');
    expect(page.errors).to.deep.equal([]);
    expect(page.console.filter((line) => line.startsWith('error: '))).to.deep.equal([]);
    const rules = adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    return { text, rules };
  }
});
