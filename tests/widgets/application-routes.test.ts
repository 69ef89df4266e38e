import { expect } from '@esm-bundle/chai';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS } from '#config/application-forms';
import { fieldText } from '#i18n/field-texts';
import { application as texts } from '#i18n/zh-cn/application';
import { DOCUMENTED_ROWS } from '../support/documented-forms';
import {
  all,
  confirmation,
  fillForm,
  INCOMPLETE,
  isTextVisible,
  put,
  signOf,
  submit,
  succeeded,
  toast,
} from '../support/element/application';
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
      await until(() => api.to('GET /openapi/v2/user/message/count').length > 0, 'the poll of the portal');
      const calls = api.calls.length;
      await fillForm(page.portal, form, '有');
      submit(page.portal);
      await succeeded(page.portal);
      expect(confirmation(page.portal)).to.equal('提交成功！');
      expect(page.part('unsent')).to.equal(null);
      expect(api.calls.slice(calls)).to.deep.equal([]);
      expect(requests).to.deep.equal([]);
    });

  for (const [form, { path }] of DOCUMENTED_ROWS)
    it(`${path} hides the messages, marks each missing field by a sign, and names the first three in the alert (APPLY-32, APPLY-57, OQ-79)`, async () => {
      await open(path);
      const { portal } = page;
      const fields: readonly ApplicationField[] = APPLICATION_FORMS[form].fields;
      const required = fields.filter(({ kind }) => kind !== 'rows');
      const label = ({ name }: ApplicationField) => fieldText(texts, form, name)?.label;
      const first = required.slice(0, 3).map(label).join('、');
      submit(portal);
      await until(() => toast(portal)?.textContent, 'the alert');
      expect(toast(portal)?.textContent).to.equal(
        `${INCOMPLETE}\n${first}${required.length > 3 ? '等' : ''}`,
      );
      expect(toast(portal)?.querySelector('[role=alert]')).not.to.equal(null);
      const messages = () => all(portal, '[part=message]').filter(({ textContent }) => textContent);
      const regions = required.filter(({ kind }) => kind === 'region');
      await until(() => messages().length === required.length + regions.length, 'the messages');
      for (const message of messages()) {
        expect(all(portal, `[aria-describedby="${message.id}"][aria-invalid]`)).to.have.length(1);
        expect([isTextVisible(message), signOf(message)]).to.deep.equal([false, '"!"']);
      }
      const name = required[0]?.name as string;
      expect(portal.shadowRoot?.activeElement?.getAttribute('name')).to.be.oneOf([name, `${name}.0`]);
      const text = required.find(({ kind }) => kind === 'text') as ApplicationField;
      put(portal, text.name, '有');
      await until(() => !toast(portal), 'the alert is removed by the next input');
    });

  it('names the fields that are still missing in the alert, without a word for more (OQ-79)', async () => {
    await open('/network_tv/film_channel/info_jg.action');
    await fillForm(page.portal, 'institution', '有');
    for (const name of ['fax', 'phone']) put(page.portal, name, '');
    submit(page.portal);
    await until(() => toast(page.portal)?.textContent, 'the alert');
    expect(toast(page.portal)?.textContent).to.equal(`${INCOMPLETE}\n联系电话、传真`);
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
