import { expect } from '@esm-bundle/chai';
import { applicationPages, fillForm, shown, submit, succeeded } from '../../../support/element/application';
import { FakeApi } from '../../../support/element/fake-api';
import {
  expectSignedIn,
  LOGIN_AND_BADGE,
  SIGNED_IN,
} from '../../../support/element/faults/old-library-tests';
import { type HostPage, isReady, openPage, until } from '../../../support/element/host';
import { apiWithSignIn, signIn } from '../../../support/element/sign-in';

const POLYFILL =
  '/node_modules/@webcomponents/scoped-custom-element-registry/scoped-custom-element-registry.min.js';
const MOMENTS = { before: { assets: [POLYFILL] }, 'right after': { later: [POLYFILL] } };
const FORM = '<cntv-apply-form form="poetry"><a href="/apply.html">报名</a></cntv-apply-form>';

// It replaces `HTMLElement` and `customElements`, and registers a class of its own for each tag.
describe('a page with the polyfill of scoped registries', () => {
  const { fixture, open } = applicationPages();

  for (const [moment, files] of Object.entries(MOMENTS)) {
    it(`may load it ${moment} the script: a form takes an application`, async () => {
      const widget = await open(FORM, files);
      const typed = await fillForm(widget, 'poetry', '千山');
      submit(widget);
      await succeeded(widget);
      expect(fixture.submitted.map(({ data }) => data)).to.deep.equal([typed]);
      expect(fixture.page.console).to.deep.equal([]);
    });

    it(`may load it ${moment} the script: an element that is added later follows its attributes`, async () => {
      const { document } = (await open(FORM, files)).ownerDocument.defaultView as HostPage['window'];
      const added = document.createElement('cntv-apply-form') as HTMLElement & { form: string };
      added.setAttribute('form', 'personal');
      document.body.append(added);
      await shown(added);
      const title = () => added.shadowRoot?.querySelector('[part~=title]')?.textContent;
      const first = title();
      added.form = 'poetry';
      await until(() => title() !== first, 'the other form');
      expect(title()).to.equal('诗歌大赛报名');
    });
  }
});

describe('a page with the polyfill of scoped registries', () => {
  let page: HostPage;
  afterEach(() => page.close());

  for (const [moment, files] of Object.entries(MOMENTS))
    it(`may load it ${moment} the script: the sign-in works, and the badge shows its number`, async () => {
      const api = apiWithSignIn(SIGNED_IN);
      page = await openPage({ ...LOGIN_AND_BADGE, api, ...files });
      const login = page.widget('cntv-login');
      await until(() => isReady(login), 'the login is ready');
      await signIn(page, login);
      await expectSignedIn(page, api);
    });

  it('cannot create an element with two copies: the content stays, and one message names the polyfill', async () => {
    page = await openPage({
      html: FORM,
      api: new FakeApi(),
      config: { appid: 'demo' },
      assets: [POLYFILL, `${POLYFILL}?2`],
    });
    const warnings = () => page.console.filter((line) => line.startsWith('warn: '));
    await until(() => warnings().length > 0, 'the diagnostics have run');
    expect(warnings()).to.have.length(1);
    expect(warnings()[0]).to.contain('@webcomponents/scoped-custom-element-registry');
    expect(page.widget('cntv-apply-form').shadowRoot).to.equal(null);
    expect(page.document.querySelector('a')?.getClientRects().length).to.equal(1);
  });
});
