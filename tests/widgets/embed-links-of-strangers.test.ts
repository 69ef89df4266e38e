import { expect } from '@esm-bundle/chai';
import { doctor } from '#i18n/en/doctor';
import { fill } from '#i18n/fill';
import { FakeApi } from '../support/element/fake-api';
import { configure } from '../support/element/faults/chunk-faults';
import { type HostPage, isReady, openPage, until } from '../support/element/host';

const SCRIPT = '/dist/cntv-widgets.js';
const link = (fragment: string) => `<a href="/news/1.html#${fragment}">x</a>`;
/** The last link of the article: links before it have been converted when it is. */
const LAST = '<article class="editors"><a id="last" href="/last#cntv-account">登录</a></article>';

describe('a link to an element by somebody who may write comments', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(html: string, config: object = {}): Promise<void> {
    const api = new FakeApi({ 'GET /openapi/v2/user/message/count': { data: {} } });
    page = await openPage({
      html: html + LAST,
      config: { appid: 'demo', embedLinks: '.editors', ...config },
      api,
    });
    await until(() => page.document.querySelector('#last')?.closest('cntv-account'), 'the last link');
  }
  const made = (tag = '') =>
    [
      ...page.document.querySelectorAll(tag || 'cntv-login,cntv-portal,cntv-member-center,cntv-unread-badge'),
    ].map(({ outerHTML }) => outerHTML.replace(/ data-state="\w+"/, ''));
  /** How often the author of the page is told of a mistake. */
  const timesTold = (mistake: keyof typeof doctor.findings, values: Record<string, string | number>) => {
    const message = `warn: cntv-widgets: ${fill(doctor.findings[mistake], values)}`;
    return page.console.filter((line) => line.split('\n')[0] === message).length;
  };
  const isTold = (...of: Parameters<typeof timesTold>) => until(() => timesTold(...of) > 0, of[0]);
  const inArticle = (fragments: readonly string[]) =>
    `<article class="editors">${fragments.map(link).join('')}</article>`;

  it('stays a link outside of the containers', async () => {
    const comment = `<div class="comments">${link('cntv-portal')}${link('cntv-login').repeat(40)}</div>`;
    await open(`${comment}${inArticle(['cntv-login'])}${comment}`);
    expect(made()).to.deep.equal(['<cntv-login><a href="/news/1.html#cntv-login">x</a></cntv-login>']);
  });

  it('stays a link if it is a container itself', async () => {
    await open('<a class="editors" href="/news/1.html#cntv-login">x</a>');
    expect(made()).to.deep.equal([]);
  });

  for (const embedLinks of ['.editors', true] as const) {
    it(`makes five elements of a container with embedLinks ${embedLinks}, also by containers in it`, async () => {
      const inner = inArticle(Array(6).fill('cntv-login'));
      page = await openPage({
        html: `<article class="editors">${inner}${inner}</article>`,
        config: { appid: 'demo', embedLinks },
        api: new FakeApi(),
      });
      await isTold('tooManyLinks', { n: 5 });
      expect(made()).to.have.length(5);
      page.widget('cntv-login').remove();
      page.document.querySelector('article')?.insertAdjacentElement('beforeend', newLink());
      await until(() => made().length === 5, 'a new link takes the free place');
    });
  }

  function newLink(): HTMLAnchorElement {
    const added = page.document.createElement('a');
    added.href = '/news/1.html#cntv-login';
    return added;
  }

  it('makes neither a portal nor the settings, and no menu that leads to them', async () => {
    const address = () => page.window.location.href;
    const fragments = [
      'cntv-portal',
      'cntv-portal?base=/a',
      'cntv-member-center?section=settings&amp;tab=logOff',
      'cntv-member-center?tab=logOff&amp;section=settings',
      'cntv-member-center?section=history',
    ];
    await open(inArticle(fragments));
    const before = address();
    const history = link(fragments[4] ?? '');
    expect(made()).to.deep.equal([
      `<cntv-member-center section="history" bare="">${history}</cntv-member-center>`,
    ]);
    for (const element of ['<cntv-portal>', '<cntv-member-center section="settings">']) {
      await isTold('elementNotInLink', { element });
      expect(timesTold('elementNotInLink', { element })).to.equal(1);
    }
    expect(address()).to.equal(before);
  });

  it('does not send a signed-out reader to the sign-in', async () => {
    const required: boolean[] = [];
    await open(inArticle(['cntv-member-center?section=message']));
    const before = page.window.location.href;
    page.document.addEventListener('cntv-login-required', (event) => required.push(event.defaultPrevented));
    await until(() => required.length > 0, 'the event');
    expect(required).to.deep.equal([true]);
    expect(page.window.location.href).to.equal(before);
  });

  it('leads to no foreign host and does not touch the title', async () => {
    await open(
      inArticle([
        'cntv-unread-badge?href=https://evil.example/&amp;blink-title',
        'cntv-unread-badge?href=//evil.example/&amp;kind=system',
        'cntv-unread-badge?href=https://friend.example/a&amp;BLINK-TITLE',
        'cntv-unread-badge?href=/account/message',
      ]),
      { allowedDomains: ['friend.example'] },
    );
    expect(made().map((html) => html.replace(/>.*/, '>'))).to.deep.equal([
      '<cntv-unread-badge>',
      '<cntv-unread-badge kind="system">',
      '<cntv-unread-badge href="https://friend.example/a">',
      '<cntv-unread-badge href="/account/message">',
    ]);
    for (const value of ['https://evil.example/', '//evil.example/'])
      await isTold('hrefToOtherSite', { value });
    await isTold('attributeNotInLink', { name: 'blink-title' });
  });
});

describe('the selector of the containers', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(config: object, html = `${link('cntv-unread-badge')}${LAST}`): Promise<void> {
    page = await openPage({ html, config: { appid: 'demo', ...config }, api: new FakeApi() });
  }
  const count = () => page.document.querySelectorAll('cntv-unread-badge,cntv-account').length;

  it('that is invalid is told once, and all links stay links', async () => {
    await open(
      { embedLinks: '.editors >' },
      `<cntv-login></cntv-login>${link('cntv-unread-badge').repeat(3)}`,
    );
    await until(() => isReady(page.widget('cntv-login')), 'the login is ready');
    const isTold = (line: string) => /^warn: .*embedLinks/.test(line) && line.includes('.editors >');
    await until(() => page.console.some(isTold), 'the message');
    await configure(page, SCRIPT, { texts: {} });
    expect(page.console.filter(isTold)).to.have.length(1);
    expect(count()).to.equal(0);
  });
});
