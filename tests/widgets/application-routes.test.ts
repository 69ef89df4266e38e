import { expect } from '@esm-bundle/chai';
import type { ApplicationName } from '#config/application-forms';
import { PATHS } from '#config/paths';
import { confirmation, fillForm, submit, succeeded } from '../support/widgets/application';
import { recordRequests } from '../support/widgets/application-tests';
import { FakeApi } from '../support/widgets/fake-api';
import { until } from '../support/widgets/host';
import { openPortalAt, type PortalPage } from '../support/widgets/portal-page';

const FORMS: readonly (readonly [path: string, form: ApplicationName, title: string, field: string])[] = [
  [PATHS.WdyForPerson, 'personal', '微电影产业资源库申请', 'company'],
  [PATHS.WdyForCompany, 'institution', '微电影产业资源库申请', 'corporation'],
  [PATHS.TalentShow, 'talent-show', '少儿才艺大赛报名', 'programName'],
  [PATHS.KidsShow, 'kids-show', '幼儿节目报名', 'motherOccupation'],
  [PATHS.NewsBag, 'news-bag', '新闻袋袋裤报名', 'age'],
  [PATHS.Handicraft, 'handicraft', '手工秀报名', 'sex'],
  [PATHS.Poetry, 'poetry', '诗歌大赛报名', 'writing'],
  [PATHS.Advisory, 'advisory', '网友智囊团报名', 'cbox'],
];
const CAMPAIGNS = FORMS.slice(2);

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

  for (const [path, form] of FORMS)
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

  CAMPAIGNS.forEach(([path, , ownTitle, ownField], index) => {
    const [, configured, title, field] = CAMPAIGNS[(index + 1) % CAMPAIGNS.length] as (typeof FORMS)[number];

    it(`${path} shows the form of the route table (OQ-26)`, async () => {
      await open(path);
      expect(page.words('title')).to.equal(ownTitle);
      expect(hasField(ownField)).to.equal(true);
    });

    it(`${path} shows the form that campaignRoutes names, and ignores unknown names (OQ-26)`, async () => {
      await open(path, { config: { campaignRoutes: { [path]: configured, '/other': 'poetry' } } });
      expect(page.words('title')).to.equal(title);
      expect(hasField(field)).to.equal(true);
      page.close();
      await open(path, { config: { campaignRoutes: { [path]: 'toString' } } });
      expect(page.words('title')).to.equal(ownTitle);
    });
  });
});
