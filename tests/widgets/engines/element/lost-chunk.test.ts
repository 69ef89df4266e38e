import { expect } from '@esm-bundle/chai';
import type { ChunkFault } from '../../../support/widgets/chunk-faults';
import { isReady, stateOf, until } from '../../../support/widgets/host';
import {
  expectReload,
  expectRetry,
  FAULTS,
  offersReload,
  openPortalWithFault,
  reloadBy,
  retryIn,
} from '../../../support/widgets/lost-chunk';
import type { PortalPage } from '../../../support/widgets/portal-page';

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
      await reloadBy(page, retryIn(portal));
    });
  }

  it('is shown after a retry, or offers the reload where the browser keeps the failure', async () => {
    const { portal, release } = await openPortal('dropped');
    await until(() => stateOf(portal) === 'error', 'the failure');
    await release();
    retryIn(portal)?.click();
    await until(() => isReady(portal) || offersReload(portal), 'the retry is over');
    if (isReady(portal)) {
      expect(page.words('title')).to.equal('注册');
      expect(portal.shadowRoot?.activeElement).to.equal(page.part('title'));
    } else expect(portal.shadowRoot?.activeElement).to.equal(retryIn(portal));
  });
});
