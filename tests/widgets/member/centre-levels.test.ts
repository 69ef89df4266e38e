import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/widgets/fake-api';
import { type HostPage, isReady, openPage, until } from '../../support/widgets/host';
import { countLeftovers, type Leftovers } from '../../support/widgets/leftovers';
import { NOTHING_KEPT } from '../../support/widgets/portal-page';

const SWITCHES = 200;
const HOME = '[data-testid=count-system]';
const SETTINGS = '#nickName';

let page: HostPage;
let api: FakeApi;
let centre: HTMLElement;
let leftovers: () => Leftovers;
afterEach(() => {
  expect(page.violations).to.deep.equal([]);
  expect(page.errors).to.deep.equal([]);
  page.close();
});

const find = (selector: string) => centre.shadowRoot?.querySelector<HTMLElement>(selector);
const nextFrame = () => new Promise((resolve) => page.window.requestAnimationFrame(resolve));
const toSettings = () => find('[part~=link][href$="/account/baseMessage"]')?.click();
const toHome = () => find('[part=menu] a')?.click();

/** Opens the member centre and visits the home and the settings once. */
async function openVisited() {
  api = new FakeApi({
    ...NOTHING_KEPT,
    'GET /openapi/v2/user/info': { data: { uid: 1, nick_name: '山间来客', account: 'demo@example.com' } },
  });
  page = await openPage({
    html: '<cntv-member-center></cntv-member-center>',
    config: { appid: 'demo' },
    api,
    prepare: (window) => {
      leftovers = countLeftovers(window);
    },
  });
  centre = page.widget('cntv-member-center');
  await until(() => isReady(centre) && find(HOME), 'the home');
  await until(() => !find('[part~=skeleton]'), 'the content of the home');
  toSettings();
  await until(() => find(SETTINGS), 'the settings');
  toHome();
  await until(() => find(HOME), 'the home again');
}

describe('sections that were visited before', () => {
  it('show their content in the next frame and send no request while their data are fresh', async () => {
    await openVisited();
    const sent = api.calls.length;
    for (let visit = 0; visit < 3; visit += 1) {
      toSettings();
      await nextFrame();
      expect(find(SETTINGS), 'the settings').not.to.equal(null);
      toHome();
      await nextFrame();
      expect(find(HOME)?.textContent).to.equal('0');
      expect(find('[part~=skeleton]')).to.equal(null);
      expect(find('[data-testid=nickname]')?.textContent).to.equal('山间来客');
    }
    expect(api.calls.slice(sent).map(({ path }) => path)).to.deep.equal([]);
  });

  it(`leave no node, timer, listener or observer behind after ${SWITCHES} switches`, async () => {
    await openVisited();
    const count = () => ({
      nodes: centre.shadowRoot?.querySelectorAll('*').length,
      page: page.document.querySelectorAll('*').length,
    });
    const before = count();
    const { listeners, observers, timers } = leftovers();
    for (let turn = 0; turn < SWITCHES / 2; turn += 1) {
      toSettings();
      await until(() => find(SETTINGS), 'the settings');
      toHome();
      await until(() => find(HOME), 'the home');
    }
    expect(count()).to.deep.equal(before);
    expect(leftovers()).to.deep.include({ listeners, observers });
    await until(() => leftovers().timers <= timers, 'no timer waits any more');
  });
});
