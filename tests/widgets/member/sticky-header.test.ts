import { expect } from '@esm-bundle/chai';
import { applicationPages, fillForm, submit } from '../../support/element/application';
import { FakeApi } from '../../support/element/fake-api';
import { type HostPage, until } from '../../support/element/host';
import { openPortalAt, type PortalPage } from '../../support/element/pages/portal-page';

const HEADER_HEIGHT = 64;
const ROWS = 25;

/** Makes a page long, with a header that stays at the top while the page scrolls. */
function addHeader({ document, frame }: HostPage, height = HEADER_HEIGHT): void {
  const header = document.createElement('header');
  Object.assign(header.style, { position: 'sticky', top: '0', zIndex: '9', background: '#fff' });
  header.style.height = `${height}px`;
  const footer = document.createElement('footer');
  footer.style.height = '2000px';
  document.body.prepend(header);
  document.body.append(footer);
  frame.height = '500';
}

/** Whether the upper edge of an element inside a widget is in the viewport, and nothing of the page is above it. */
function isUncovered({ document }: HostPage, element: Element | null | undefined): boolean {
  const { left, top, width } = (element as Element).getBoundingClientRect();
  const { host } = (element as Element).getRootNode() as ShadowRoot;
  return document.elementFromPoint(left + width / 2, top + 1) === host;
}

describe('under a sticky header of the page', () => {
  let page: PortalPage;
  const root = () => page.portal.shadowRoot as ShadowRoot;
  const rows = () => [...root().querySelectorAll<HTMLElement>('[part~=list]>li')];

  async function open(headerHeight?: number) {
    const api = new FakeApi({
      'GET /openapi/v2/user/info': {
        data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'a@b.cn' },
      },
      'GET /openapi/v2/video/records': ({ fields }) => ({
        data: {
          total: ROWS,
          rows: Array.from(
            { length: Math.min(10, ROWS - (Number(fields.page_no) - 1) * 10) },
            (_, index) => ({
              id: `${fields.page_no}-${index}`,
              video_id: `${fields.page_no}-${index}`,
              video_title: `${fields.page_no}-${index}`,
              video_image: '',
              video_page_url: 'https://tv.example.com/1.html',
              play_position: 1,
              play_time: 1795262700,
            }),
          ),
        },
      }),
    });
    page = await openPortalAt('/account/history', api);
    await until(() => rows().length === 10, 'the rows');
    addHeader(page, headerHeight);
  }
  const listTop = () =>
    Number(page.part('total')?.closest('div:has([part~=list])')?.getBoundingClientRect().top);
  /** Scrolls until the list starts at this height of the viewport. */
  function scrollListTo(top: number) {
    page.window.scrollBy(0, listTop() - top);
    expect(listTop()).to.be.closeTo(top, 1);
  }
  async function turn() {
    const next = page.part('next') as HTMLElement;
    // As a press does. Without the focus, the view goes to its title.
    next.focus({ preventScroll: true });
    next.click();
    await until(() => page.words('record-title')?.startsWith('2-'), 'the second page');
  }
  afterEach(() => page.closeWithoutErrors());

  for (const top of [-400, 20])
    it(`a list that starts at ${top} px shows its first row when it is paged`, async () => {
      await open();
      scrollListTo(top);
      await turn();
      expect(isUncovered(page, rows()[0])).to.equal(true);
      expect(isUncovered(page, page.part('total'))).to.equal(true);
    });

  it('a list whose start is visible does not scroll when it is paged', async () => {
    await open(0);
    scrollListTo(20);
    await turn();
    expect(listTop()).to.be.closeTo(20, 1);
  });
});

describe('under a sticky header of a campaign', () => {
  const { fixture, on, open } = applicationPages();

  it('the confirmation of an application is shown', async () => {
    const widget = await open('<cntv-apply-form form="handicraft"></cntv-apply-form>');
    addHeader(fixture.page, 100);
    await fillForm(widget, 'handicraft', '有');
    on('cntv-submit', (event) => event.detail.respond(Promise.resolve()));
    fixture.page.window.scrollBy(0, widget.getBoundingClientRect().bottom - 200);
    submit(widget);
    const message = () => widget.shadowRoot?.querySelector('[data-testid=confirmation]');
    await until(message, 'the confirmation');
    expect(isUncovered(fixture.page, message())).to.equal(true);
  });
});
