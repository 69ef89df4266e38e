import { expect } from '@esm-bundle/chai';
import { DOCUMENTED_ROWS } from '../support/documented-forms';
import { confirmation, fillForm, submit, succeeded } from '../support/element/application';
import { recordRequests } from '../support/element/application-tests';
import { FakeApi } from '../support/element/fake-api';
import { until } from '../support/element/host';
import { openPortalAt, type PortalPage } from '../support/element/pages/portal-page';

/** The forms whose pages are those of campaigns (OQ-26). */
const CAMPAIGNS = DOCUMENTED_ROWS.filter(([form]) => form !== 'personal' && form !== 'institution');

describe('an application route of <cntv-portal>', () => {
  let page: PortalPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(path: string, options: Parameters<typeof openPortalAt>[2] = {}) {
    const api = new FakeApi();
    page = await openPortalAt(path, api, {
      ...options,
      prepare(window) {
        window.sessionStorage.clear();
        options.prepare?.(window);
      },
    });
    await until(() => page.portal.shadowRoot?.querySelector('form [type=submit]'), 'the form');
    return api;
  }
  const hasField = (name: string) => page.portal.shadowRoot?.querySelector(`[name="${name}"]`) !== null;

  for (const [form, { path }] of DOCUMENTED_ROWS)
    it(`${path} shows the success text and sends no request, without a listener of the page (OQ-81, SCOPE-13, APPLY-58, APPLY-60, CAMP-21)`, async () => {
      const requests: string[] = [];
      const api = await open(path, { prepare: (window) => recordRequests(window, requests) });
      const calls = api.calls.length;
      await fillForm(page.portal, form, '有');
      submit(page.portal);
      await succeeded(page.portal);
      expect(confirmation(page.portal)).to.equal('提交成功！');
      expect(page.part('unsent')).to.equal(null);
      expect(api.calls.slice(calls)).to.deep.equal([]);
      expect(requests).to.deep.equal([]);
    });

  CAMPAIGNS.forEach(([, { path, heading, own }], index) => {
    const [configured, other] = CAMPAIGNS[(index + 1) % CAMPAIGNS.length] as (typeof CAMPAIGNS)[number];

    it(`${path} shows the form of the route table (OQ-26)`, async () => {
      await open(path);
      expect(page.words('title')).to.equal(heading);
      expect(hasField(own)).to.equal(true);
    });

    it(`${path} shows the form that campaignRoutes names, and ignores unknown names (OQ-26)`, async () => {
      await open(path, { config: { campaignRoutes: { [path]: configured, '/other': 'poetry' } } });
      expect(page.words('title')).to.equal(other.heading);
      expect(hasField(other.own)).to.equal(true);
      page.close();
      await open(path, { config: { campaignRoutes: { [path]: 'toString' } } });
      expect(page.words('title')).to.equal(heading);
    });
  });
});
