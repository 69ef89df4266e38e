import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { type HostPage, isReady, openPage, until } from '../../../support/element/host';
import { MEMBER } from '../../../support/element/pages/account-page';
import { NOTHING_KEPT } from '../../../support/element/pages/portal-page';

/** Block elements with a card, and what shows that their view is there. */
const ELEMENTS = {
  'cntv-login': ['', '#account'],
  'cntv-qr-login': ['', '[part~=code]'],
  'cntv-apply-form': ['form="poetry"', 'input'],
  'cntv-member-center': ['section="history"', '[part~=card]'],
  'cntv-portal': ['base="/host"', '[part~=card]'],
} as const;
const PREFERRED = 400;
const LEAST = 160;

describe('the width of an element', () => {
  let page: HostPage;
  afterEach(() => page.close());

  async function open(tag: keyof typeof ELEMENTS, before: string, after: string, width = 1000) {
    const [attributes, content] = ELEMENTS[tag];
    // A login shows no form to a viewer who is signed in, also by another test.
    localStorage.clear();
    const answers = tag === 'cntv-login' ? {} : { ...MEMBER, ...NOTHING_KEPT };
    page = await openPage({
      html: `${before}<${tag} ${attributes}></${tag}>${after}`,
      api: new FakeApi(answers),
      config: { appid: 'demo' },
      width,
    });
    const widget = page.widget(tag);
    await until(() => isReady(widget) && widget.shadowRoot?.querySelector(content), 'the view');
    return widget;
  }
  const style = (selector: string, css: string) => {
    for (const element of page.document.querySelectorAll<HTMLElement>(selector)) element.style.cssText = css;
  };
  function expectNoScrolling() {
    const { scrollWidth, clientWidth } = page.document.scrollingElement as Element;
    expect(scrollWidth).to.equal(clientWidth);
  }
  const widthOf = (element: Element) => element.getBoundingClientRect().width;

  for (const tag of Object.keys(ELEMENTS) as (keyof typeof ELEMENTS)[]) {
    it(`is that of a narrow table cell, and preferably 400 px: <${tag}>`, async () => {
      const widget = await open(tag, '<table cellspacing="0" cellpadding="0"><tr><td>', '</td></tr></table>');
      const cell = page.document.querySelector('td') as HTMLElement;
      expect(widthOf(cell)).to.equal(PREFERRED);
      for (const width of [230, 320, 700]) {
        cell.style.width = `${width}px`;
        expect(widthOf(cell), `${width}`).to.equal(width);
        expect(widthOf(widget), `${width}`).to.equal(width);
      }
    });

    it(`is preferably 400 px where a box shrinks to fit, and follows the room: <${tag}>`, async () => {
      const widget = await open(tag, '<div id="room"><div id="box">', '</div></div>');
      for (const [box, room] of [
        ['float:left', ''],
        ['display:inline-block', ''],
        ['position:absolute', 'position:relative'],
        ['', 'display:flex'],
        ['', 'display:grid;grid-template-columns:auto 1fr'],
        ['width:fit-content', ''],
      ] as const) {
        style('#box', box);
        for (const width of [1000, 320, 230, LEAST]) {
          style('#room', `${room};width:${width}px`);
          const expected = Math.min(width, PREFERRED);
          expect(widthOf(widget), `${box} ${room} ${width}`).to.equal(expected);
        }
      }
    });

    it(`is at most 160 px where the least width is asked for: <${tag}>`, async () => {
      const widget = await open(tag, '<div id="box">', '</div>');
      style('#box', 'width:min-content');
      expect(widthOf(widget)).to.be.within(1, LEAST);
      style('#box', 'width:100px');
      expect(widthOf(widget)).to.equal(100);
      expectNoScrolling();
    });
  }

  it('is shared by two cells of a page of 320 px', async () => {
    await open(
      'cntv-login',
      '<table cellspacing="0" cellpadding="0"><tr><td>',
      '</td><td><cntv-apply-form form="poetry"></cntv-apply-form></td></tr></table>',
      336,
    );
    await until(() => isReady(page.widget('cntv-apply-form')), 'the form');
    // The bar of a page that is higher than its window would take room of the cells.
    style('html', 'overflow-y:hidden');
    for (const cell of page.document.querySelectorAll('td')) expect(widthOf(cell)).to.equal(160);
    expectNoScrolling();
  });

  it('is kept beside a long article in a table', async () => {
    const article = '<td>新闻联播'.concat('，这是一篇很长的文章'.repeat(80), '</td>');
    const widget = await open('cntv-login', `<table><tr>${article}<td>`, '</td></tr></table>');
    expect(widthOf(widget)).to.be.at.least(LEAST);
  });

  it('fills a block, on a page of 320 px too, without scrolling it', async () => {
    for (const [width, window] of [
      [320, 320],
      [700, 700],
    ] as const) {
      const widget = await open('cntv-login', '', '', window);
      page.document.body.style.margin = '0';
      expect(widthOf(widget)).to.equal(width);
      expectNoScrolling();
      page.close();
    }
    page = await openPage({ html: '', api: new FakeApi() });
  });

  it('is 400 px in vertical text', async () => {
    const widget = await open('cntv-login', '<div id="box">', '</div>');
    style('#box', 'writing-mode:vertical-rl;height:600px');
    expect(widthOf(widget)).to.equal(PREFERRED);
  });
});
