import { expect } from '@esm-bundle/chai';
import { type ChunkFault, scriptWithFault } from '../../../support/widgets/chunk-faults';
import { FakeApi } from '../../../support/widgets/fake-api';
import { type HostPage, isReady, until } from '../../../support/widgets/host';
import {
  errorsOf,
  expectReload,
  expectRetry,
  FAULTS,
  offersReload,
  reloadBy,
  retryIn,
} from '../../../support/widgets/lost-chunk';
import { openPortalAt } from '../../../support/widgets/portal-page';

let page: HostPage;
afterEach(() => {
  expect(page.violations).to.deep.equal([]);
  expect(page.errors).to.deep.equal([]);
  page.close();
});

describe('a failed screen of <cntv-portal>', () => {
  async function openPortal(fault: ChunkFault) {
    const faulty = scriptWithFault(fault, 'register-screen');
    const opened = await openPortalAt('/regist.html', new FakeApi(), { scripts: [faulty.script] });
    page = opened;
    return { ...faulty, opened, portal: opened.portal, errors: errorsOf(opened) };
  }

  for (const fault of FAULTS) {
    it(`offers a retry and then a reload where the portal was opened: ${fault}`, async () => {
      const { portal, count, errors } = await openPortal(fault);
      await until(() => portal.dataset.state === 'error', 'the failure');
      await expectRetry(page, portal, count);
      expect(errors).to.have.length(1);
      await expectReload(page, portal, count);
      await reloadBy(page, retryIn(portal));
    });
  }

  it('is shown after a retry, or offers the reload where the browser keeps the failure', async () => {
    const { portal, release, opened } = await openPortal('dropped');
    await until(() => portal.dataset.state === 'error', 'the failure');
    await release();
    retryIn(portal)?.click();
    await until(() => isReady(portal) || offersReload(portal), 'the retry is over');
    if (isReady(portal)) {
      expect(opened.words('title')).to.equal('注册');
      expect(portal.shadowRoot?.activeElement).to.equal(opened.part('title'));
    } else expect(portal.shadowRoot?.activeElement).to.equal(retryIn(portal));
  });
});
