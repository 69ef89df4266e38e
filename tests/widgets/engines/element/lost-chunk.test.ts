import { expect } from '@esm-bundle/chai';
import type { ChunkFault } from '../../../support/element/faults/chunk-faults';
import {
  expectReload,
  expectRetry,
  FAULTS,
  openPortalWithFault,
  retryIn,
} from '../../../support/element/faults/lost-chunk';
import { isReady, stateOf, until } from '../../../support/element/host';
import type { PortalPage } from '../../../support/element/pages/portal-page';

let page: PortalPage;
afterEach(() => page.closeWithoutErrors());

describe('a failed screen of <cntv-portal>', () => {
  async function openPortal(fault: ChunkFault) {
    const opened = await openPortalWithFault(fault, 'register-screen', '/regist.html');
    page = opened.page;
    return opened;
  }

  for (const fault of FAULTS) {
    it(`offers a retry and then a reload where the portal was opened: ${fault}`, async () => {
      const { portal, count, errors } = await openPortal(fault);
      await until(() => stateOf(portal) === 'error', 'the failure');
      await expectRetry(page, portal, count);
      expect(errors).to.have.length(1);
      await expectReload(page, portal, count);
      retryIn(portal)?.click();
      expect(stateOf(portal)).to.equal('loading');
      await until(() => stateOf(portal) === 'error', 'the failure of the new view');
      expect(await count()).to.be.at.most(6);
    });
  }

  it('is shown after a retry, in a browser that keeps the failure too', async () => {
    const { portal, release } = await openPortal('dropped');
    await until(() => stateOf(portal) === 'error', 'the failure');
    await release();
    retryIn(portal)?.click();
    await until(() => isReady(portal), 'the retry is over');
    await until(() => page.words('title') === '注册', 'the screen');
    await until(() => portal.shadowRoot?.activeElement === page.part('title'), 'the focus of its title');
  });
});
