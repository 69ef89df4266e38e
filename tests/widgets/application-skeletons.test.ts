import { expect } from '@esm-bundle/chai';
import { APPLICATION_FORMS } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { FakeApi } from '../support/element/fake-api';
import { scriptWithFault } from '../support/element/faults/chunk-faults';
import { type HostPage, isReady, openPage, until } from '../support/element/host';
import { boxOf } from '../support/element/look';

const PORTAL = '<cntv-portal base="/host"><p>正在加载</p></cntv-portal>';

describe('the skeleton of an application form', () => {
  let page: HostPage;
  afterEach(() => page.close());

  for (const width of [375, 768, 1280])
    for (const form of APPLICATION_NAMES)
      it(`has the size of the form at ${width} px: ${form}`, async () => {
        const { script, release } = scriptWithFault('held', 'apply-form/application-screen');
        page = await openPage({
          html: PORTAL,
          api: new FakeApi(),
          config: { appid: 'demo' },
          scripts: [script],
          width,
          prepare: (window) => window.history.replaceState(null, '', `/host${APPLICATION_FORMS[form].path}`),
        });
        const portal = page.widget('cntv-portal');
        const shows = (selector: string) => portal.shadowRoot?.querySelector(selector);
        await until(() => shows('[part~=skeleton]'), 'the skeleton');
        const before = boxOf(portal, '[part~=card]');
        await release();
        await until(() => isReady(portal) && shows('form [type=submit]'), 'the form');
        await until(() => !shows('[part~=skeleton]'), 'no skeleton');
        const after = boxOf(portal, '[part~=card]');
        expect(before.width).to.equal(after.width);
        // The engines' fonts differ in lines without a height of their own.
        expect(before.height).to.be.closeTo(after.height, 1);
      });
});
