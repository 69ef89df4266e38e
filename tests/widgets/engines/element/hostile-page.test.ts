import { expect } from '@esm-bundle/chai';
import { DOCUMENT_PROPERTIES } from '../../../../widgets/document-properties';
import { FakeApi } from '../../../support/element/fake-api';
import { LIBRARIES } from '../../../support/element/faults/libraries';
import { type HostPage, inside, type openPage, submitForm, until } from '../../../support/element/host';
import { openLogin } from '../../../support/element/pages/login-page';
import { openPortalAt } from '../../../support/element/pages/portal-page';

describe('a hostile page', () => {
  let page: HostPage;
  afterEach(() => page.close());

  async function open(options: Partial<Parameters<typeof openPage>[0]> = {}) {
    const opened = await openLogin(options);
    page = opened;
    return opened.login;
  }

  it('does not change the sizes or fonts of a widget by its styles, Bootstrap 3 included', async () => {
    const plain = measures(await open());
    page.close();
    const assets = ['/node_modules/bootstrap/dist/css/bootstrap.css', '/tests/support/page/hostile.css'];
    expect(measures(await open({ assets }))).to.deep.equal(plain);
  });

  for (const name of ['Prototype.js 1.7', 'MooTools 1.4'] as const) {
    it(`may run ${name}: the portal navigates`, async () => {
      const opened = await openPortalAt('/login.html', new FakeApi(), {
        assets: LIBRARIES[name].files,
        query: { policy: 'none' },
      });
      page = opened;
      await until(() => opened.words('title') === '登录', 'the sign-in');
      inside(opened.portal, 'a[href$="/regist.html"]').click();
      await until(() => opened.words('title') === '注册', 'the registration');
      expect(page.errors).to.deep.equal([]);
    });
  }

  it('may have forms that hide methods of document: the portal works, the forms keep their names, and warnings say to rename them', async () => {
    const forms = DOCUMENT_PROPERTIES.map((name) => `<form name="${name}"></form>`).join('');
    const opened = await openPortalAt('/login.html', new FakeApi(), {
      html: `${forms}<cntv-portal base="/host"></cntv-portal>`,
    });
    page = opened;
    await until(() => opened.words('title') === '登录', 'the sign-in');
    inside(opened.portal, 'a[href$="/regist.html"]').click();
    await until(() => opened.words('title') === '注册', 'the registration');
    expect(
      DOCUMENT_PROPERTIES.map((name) => page.document.forms.namedItem(name)?.getAttribute('name')),
    ).to.deep.equal([...DOCUMENT_PROPERTIES]);
    const warnings = page.console.filter((line) => line.includes('is named'));
    expect(warnings).to.have.length(DOCUMENT_PROPERTIES.length);
    for (const [index, name] of DOCUMENT_PROPERTIES.entries())
      expect(warnings[index]).to.contain(`document.${name};`).and.contain('rename the element');
    expect(page.errors).to.deep.equal([]);
  });

  it('may block storage: the widgets work and store nothing', async () => {
    const login = await open({
      prepare(window) {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      },
    });
    expect(inside(login, '#account').getClientRects().length).to.equal(1);
    expect(page.errors).to.deep.equal([]);
  });

  it('may lack BroadcastChannel', async () => {
    const login = await open({
      prepare(window) {
        Reflect.deleteProperty(window, 'BroadcastChannel');
      },
    });
    expect(inside(login, '[part~=title]').textContent).to.equal('登录');
    expect(page.errors).to.deep.equal([]);
  });

  it('receives only the widget’s events, and no typed text', async () => {
    const login = await open();
    const seen: string[] = [];
    for (const name of ['submit', 'change', 'reset'])
      page.document.addEventListener(name, () => seen.push(name));
    submitForm(login);
    await until(() => inside(login, '#account-message').textContent, 'the form was validated');
    expect(seen).to.deep.equal([]);
  });
});

function measures(login: HTMLElement) {
  const view = login.ownerDocument.defaultView as Window;
  return ['[part~=card]', '[part~=title]', '#account', 'label', 'button[type=submit]', '[part~=link]'].map(
    (selector) => {
      const element = inside(login, selector);
      const { height } = element.getBoundingClientRect();
      const { fontSize, fontStyle, letterSpacing, textTransform, color, textAlign } =
        view.getComputedStyle(element);
      return { selector, height, fontSize, fontStyle, letterSpacing, textTransform, color, textAlign };
    },
  );
}
