import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { configure, scriptWithFault } from '../support/element/faults/chunk-faults';
import { type HostPage, isReady, openPage, requestedFiles, until } from '../support/element/host';

const SCRIPT = '/dist/cntv-widgets.js';
const LOGIN = '<a href="/login.html#cntv-login">登录</a>';
const POETRY = '/apply#cntv-apply-form?form=poetry';
/** The last link of a page: links before it have been converted when it is. */
const LAST = '<a id="last" href="/last#cntv-unread-badge">消息</a>';

describe('links to elements', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(html: string, config: object = { embedLinks: true }): Promise<void> {
    page = await openPage({ html, config: { appid: 'demo', ...config }, api: new FakeApi() });
  }
  const find = <Found extends Element = HTMLElement>(selector: string) =>
    page.document.querySelector<Found>(selector) as Found;
  const hasBecome = (selector: string, tag: string) =>
    until(() => find(selector)?.parentElement?.localName === tag, `${selector} is in <${tag}>`);
  const lastHasBecome = () => hasBecome('#last', 'cntv-unread-badge');
  const tags = () =>
    [...page.document.querySelectorAll('*')]
      .map(({ localName }) => localName)
      .filter((name) => /^cntv-/.test(name));
  const chunkRequests = () => [
    ...new Set(requestedFiles(page).filter((url) => /\/c\/embed-links/.test(url))),
  ];
  /** Adds a link at the end of the page. */
  function add(href: string, prepare: (link: HTMLAnchorElement) => void = () => {}): HTMLAnchorElement {
    const link = page.document.createElement('a');
    link.href = href;
    prepare(link);
    page.document.body.append(link);
    return link;
  }
  /** Returns a new link, which stays one. */
  async function turnOff(): Promise<HTMLAnchorElement> {
    await configure(page, SCRIPT, { embedLinks: false });
    let link = add('/last#cntv-unread-badge');
    // An observer is called in a microtask, so before this one.
    await Promise.resolve();
    await until(() => {
      const stays = link.parentElement === page.document.body;
      if (!stays) link = add('/last#cntv-unread-badge');
      return stays;
    }, 'a new link stays a link');
    return link;
  }

  it('become elements with the link as fallback, by the script of the page', async () => {
    await open(
      `<p>${LOGIN}</p><p><a href="${POETRY}&amp;lang=en&amp;messages=show"><b>报名</b></a></p>${LAST}`,
    );
    await lastHasBecome();
    const [login, form] = [page.widget('cntv-login'), page.widget('cntv-apply-form')];
    expect(login.outerHTML).to.match(
      /^<cntv-login[^>]*>.*<a href="\/login\.html#cntv-login">登录<\/a><\/cntv-login>$/,
    );
    expect(form.textContent).to.equal('报名');
    await until(() => isReady(login) && isReady(form), 'the elements are ready');
    await until(() => form.shadowRoot?.querySelector('[type=submit]')?.textContent === 'Submit', 'the texts');
    expect(form).to.include({ form: 'poetry', messages: 'show' });
  });

  it('stay links without the key, and the chunk is not loaded', async () => {
    await open(`${LOGIN}<cntv-unread-badge></cntv-unread-badge>`, { texts: {} });
    await until(
      () => requestedFiles(page).some((url) => /diagnostics/.test(url)),
      'the diagnostics are loaded',
    );
    expect(tags()).to.deep.equal(['cntv-unread-badge']);
    expect(chunkRequests()).to.deep.equal([]);
  });

  it('become elements after configure(), and no more after it has turned them off', async () => {
    await open(LOGIN, {});
    await configure(page, SCRIPT, { embedLinks: true });
    await hasBecome('a', 'cntv-login');
    const link = await turnOff();
    await configure(page, SCRIPT, { embedLinks: true });
    await until(() => link.parentElement?.localName === 'cntv-unread-badge', 'the link was found again');
  });

  it('follow the value, not the text, of the configuration', async () => {
    await open(LOGIN, { embedLinks: 'true' });
    await until(
      () =>
        page.console.some((line) => line.includes('The value of embedLinks in the configuration is invalid')),
      'the error',
    );
    expect(tags()).to.deep.equal([]);
  });

  it('are left alone in an editor, in an element, in a shadow root, in comments, and to other origins', async () => {
    const inEditor = `<div contenteditable>${LOGIN}<p contenteditable="false">${LOGIN}</p></div>`;
    const foreign =
      '<a href="https://example.com/login.html#cntv-login">a</a><a href="javascript:void 0#cntv-login">b</a>';
    const inComment = '<a rel="nofollow ugc" href="/login.html#cntv-login">c</a>';
    const inPicture =
      '<svg><a href="/login.html#cntv-login"></a></svg><map><area href="/login.html#cntv-login"></map>';
    await open(
      `${inEditor}<cntv-login>${LOGIN}</cntv-login>${foreign}${inComment}${inPicture}<div id="host"></div>${LAST}`,
    );
    find('#host').attachShadow({ mode: 'open' }).append(find('div a').cloneNode(true));
    await lastHasBecome();
    expect(tags()).to.deep.equal(['cntv-login', 'cntv-unread-badge']);
    expect(find('#host').shadowRoot?.querySelector('cntv-login')).to.equal(null);
  });

  it('are found when a script adds them, moves them, or sets their address', async () => {
    await open(LAST);
    await lastHasBecome();
    const [added, later] = [add(POETRY), add('/apply')];
    const box = page.document.createElement('div');
    box.append(page.document.createElement('a'));
    (box.firstChild as HTMLAnchorElement).href = '/login.html#cntv-login';
    page.document.body.append(box);
    await until(() => tags().length === 3, 'the links are elements');
    later.setAttribute('href', `${POETRY}&messages=show`);
    await until(() => tags().length === 4, 'all links are elements');
    expect(tags()).to.deep.equal(['cntv-unread-badge', 'cntv-apply-form', 'cntv-apply-form', 'cntv-login']);
    box.append(added);
    // Gone before the observer is called.
    const gone = add(POETRY);
    gone.remove();
    await until(() => box.querySelector('cntv-apply-form > a'), 'the moved link is an element');
    expect(gone.parentNode).to.equal(null);
    expect(tags()).to.deep.equal(['cntv-unread-badge', 'cntv-apply-form', 'cntv-login', 'cntv-apply-form']);
  });

  it('take their element with them when a script removes or replaces them', async () => {
    await open(`<p id="a">${LOGIN}</p><p id="b">${LOGIN}</p><p id="c">${LOGIN}</p>${LAST}`);
    await lastHasBecome();
    find('#a a').remove();
    const other = page.document.createElement('a');
    other.href = POETRY;
    find('#b a').replaceWith(other);
    // Still the fallback of its element.
    const box = page.document.createElement('b');
    find('#c a').before(box);
    box.append(find('#c a'));
    await until(() => other.parentElement?.localName === 'cntv-apply-form', 'the other link is an element');
    expect([find('#a').childElementCount, find('#b').childElementCount]).to.deep.equal([0, 1]);
    expect(find('#c > cntv-login > b > a')).not.to.equal(null);
  });

  it('with an unknown attribute or tag are named in the console, once', async () => {
    const links =
      '<a href="/a#cntv-login?onclick=alert(1)&amp;captcha=click">a</a><a href="/b#cntv-logn">b</a>';
    await open(`${links}${links}${LAST}`);
    await lastHasBecome();
    const told = (name: string) =>
      page.console.filter((line) => /^warn: /.test(line) && line.split('\n')[0]?.includes(name));
    for (const name of ['onclick', '<cntv-logn>']) {
      await until(() => told(name).length > 0, name);
      expect(told(name)).to.have.length(1);
    }
    const login = page.widget('cntv-login');
    expect(login.getAttributeNames().filter((name) => name !== 'data-state')).to.deep.equal(['captcha']);
    expect(tags()).to.deep.equal(['cntv-login', 'cntv-login', 'cntv-unread-badge']);
  });

  it('are made elements once by two copies of the script, and leave with their link by either', async () => {
    // The first copy is called first from now on, but its chunk is loaded after the other one has made the elements.
    const first = scriptWithFault('held', 'embed-links.chunk');
    page = await openPage({
      html: `<p>${LOGIN}</p>${LAST}`,
      config: { appid: 'demo', embedLinks: true },
      api: new FakeApi(),
      scripts: [first.script],
    });
    const { importModule } = page.window as unknown as { importModule(url: string): Promise<unknown> };
    await first.asked();
    await importModule(SCRIPT);
    await lastHasBecome();
    await first.release();
    for (const chunk of chunkRequests()) await importModule(chunk);
    expect(chunkRequests()).to.have.length(2);
    await until(() => isReady(page.widget('cntv-login')), 'the login is ready');
    expect(tags()).to.deep.equal(['cntv-login', 'cntv-unread-badge']);
    const later = await turnOff();
    await configure(page, SCRIPT, { embedLinks: true });
    await until(() => later.parentElement?.localName === 'cntv-unread-badge', 'the links are followed again');
    find('p a').remove();
    await until(() => find('p').childElementCount === 0, 'the element has left with its link');
    expect(find('cntv-login')).to.equal(null);
  });

  it('get the checks of the element for the values of attributes', async () => {
    await open('<a href="/a#cntv-login?captcha=none&amp;backurl=https%3A%2F%2Fevil.example%2F">a</a>');
    await until(() => page.widget('cntv-login') && isReady(page.widget('cntv-login')), 'the login is ready');
    await until(() => page.console.some((line) => line.includes('evil.example')), 'the diagnostics have run');
    const warnings = page.console.filter((line) => line.startsWith('warn: ')).join('\n');
    expect(warnings).to.contain('The attribute captcha of <cntv-login> cannot be “none”');
    expect(warnings).to.contain('Sign-in does not redirect to evil.example');
  });
});
