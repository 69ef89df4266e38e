import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import { type HostPage, inside, until } from '../../support/element/host';
import { openPortalAt } from '../../support/element/pages/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const OFFER = 'GET /openapi/v2/programme';
const PICKS = 'GET /openapi/v2/programme/user';
const SAVE = 'POST /openapi/v2/programme/user';
const LONG = '一个名字特别长的栏目：从北到南、从早到晚、从过去到未来的讲述AndOneVeryLongLatinWordInIt';

const viewer = { data: { uid: 1, nick_name: '山间来客', account: 'demo@example.com' } };
const many = Array.from({ length: 100 }, (_, index) => ({ id: `c${index}`, name: `频道 ${index}` }));
const offer = { data: { channels: many, columns: [{ id: 'x', name: LONG }] } };

let page: HostPage;
afterEach(() => page.closeWithoutErrors());

async function open(
  answers: FakeApi['answers'] = {},
  width = 1000,
  path = '/account/myFavourite',
  config = {},
) {
  const api = new FakeApi({
    [INFO]: viewer,
    [OFFER]: offer,
    [PICKS]: { data: { channels: ['c7', 'gone'], columns: [] } },
    [SAVE]: {},
    ...answers,
  });
  const opened = await openPortalAt(path, api, { config, width });
  page = opened;
  return { api, portal: opened.portal };
}
const all = (portal: HTMLElement, selector: string) => [
  ...(portal.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const toasts = (portal: HTMLElement) => all(portal, '[part=toast]').map((toast) => toast.textContent);
const there = (portal: HTMLElement, selector: string) => until(() => all(portal, selector)[0], selector);

describe('the favourite programmes', () => {
  for (const width of [1000, 375])
    it(`form a grid that fits 100 long names as touch targets at ${width} px (FAV-01)`, async () => {
      const { portal } = await open({}, width);
      await there(portal, '[data-testid~=channels]');
      const labels = all(portal, 'fieldset label').map((label) => label.getBoundingClientRect());
      expect(labels).to.have.length(101);
      for (const { height, width: wide } of labels) {
        expect(height).to.be.at.least(44);
        expect(wide).to.be.at.least(100);
      }
      // The checkboxes are in columns.
      expect(new Set(labels.map(({ left }) => left)).size).to.be.within(2, 8);
      expect(page.document.documentElement.scrollWidth).to.be.at.most(width);
      const [card] = all(portal, '[part~=card]');
      for (const { right } of labels)
        expect(right).to.be.at.most((card?.getBoundingClientRect().right ?? 0) + 0.5);
      expect(all(portal, 'legend').map(({ textContent }) => textContent)).to.deep.equal([
        '频道已选 1 个',
        '栏目已选 0 个',
      ]);
    });

  it('are saved with those no longer available and keep the focus (FAV-02, FAV-03, TOAST-02, API-48, API-49, API-50)', async () => {
    const { api, portal } = await open();
    await there(portal, '[data-testid~=channels]');
    expect(inside<HTMLInputElement>(portal, '#channels-7').checked).to.equal(true);
    inside(portal, '#channels-7').click();
    inside(portal, '#columns-0').click();
    const submit = inside(portal, 'fieldset ~ * button');
    // A scrolled runner page would leave the next tests outside the viewport.
    submit.focus({ preventScroll: true });
    submit.click();
    await until(() => toasts(portal).includes('修改成功！'), 'the toast');
    const [sent] = api.to(SAVE);
    expect([sent?.fields.channels, sent?.fields.columns]).to.deep.equal(['gone', 'x']);
    expect(portal.shadowRoot?.activeElement).to.equal(submit);
  });

  it('are reloaded after a failure and stay checked when saving fails', async () => {
    const { api, portal } = await open({ [OFFER]: { code: -1 } });
    const retry = await there(portal, '[data-testid~=retry]');
    api.answers[OFFER] = offer;
    api.answers[SAVE] = { code: -21063 };
    retry.click();
    await there(portal, '#columns-0');
    inside(portal, '#columns-0').click();
    inside(portal, 'fieldset ~ * button').click();
    await until(() => toasts(portal).includes('访问过于频繁，请稍后重试'), 'the toast');
    expect(inside<HTMLInputElement>(portal, '#columns-0').checked).to.equal(true);
  });
});

describe('the no-permission page', () => {
  const links = (portal: HTMLElement) => all(portal, 'a').map((link) => (link as HTMLAnchorElement).href);

  it('links to both homes (ROUTE-26, PAGE-07)', async () => {
    const { portal } = await open({}, 1000, '/account/nopermission', {
      portalHome: 'https://tv.example.com/',
    });
    await until(() => all(portal, '[part~=title]')[0]?.textContent === '抱歉，您没有访问权限', 'the title');
    await until(() => page.document.title === '没有访问权限 - 央视网社区', 'the title of the page');
    expect(links(portal)).to.deep.equal(['https://tv.example.com/', `${location.origin}/host/index.html`]);
    all(portal, 'a')[1]?.click();
    await until(() => page.window.location.pathname === '/host/index.html', 'the viewer’s home');
  });

  it('has one link if both homes are the same (PAGE-07)', async () => {
    const { portal } = await open({}, 1000, '/account/nopermission', { portalHome: '/host/index.html' });
    await until(() => links(portal).length > 0, 'the link');
    expect(links(portal)).to.deep.equal([`${location.origin}/host/index.html`]);
  });
});
