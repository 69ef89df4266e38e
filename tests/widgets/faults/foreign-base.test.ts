import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import { expectSignedIn, SIGNED_IN } from '../../support/element/faults/old-library-tests';
import { type HostPage, inside, isReady, openPage, until } from '../../support/element/host';
import { apiWithSignIn, signIn } from '../../support/element/sign-in';

const CONFIG = { signing: { mode: 'off' }, appid: 'demo' };
const FOREIGN = '<base href="https://cdn.example/assets/">';

/** Records where the browser sends the requests of a page, which `<base>` may change. */
function recordRequests(view: Window, urls: string[]) {
  const { prototype } = (view as HostPage['window']).XMLHttpRequest;
  const { open } = prototype;
  prototype.open = function (this: XMLHttpRequest, ...line: unknown[]) {
    urls.push(new URL(String(line[1]), view.document.baseURI).origin);
    return open.apply(this, line as never);
  } as never;
}

describe('a page with a base of another host', () => {
  let page: HostPage;
  const requests: string[] = [];
  afterEach(() => page.close());

  async function open(element: string, api: FakeApi, base = FOREIGN) {
    requests.length = 0;
    page = await openPage({
      html: `${base}<cntv-unread-badge href="/account/message/subscribe"></cntv-unread-badge>${element}`,
      config: CONFIG,
      api,
      query: { policy: 'none' },
      prepare: (view) => recordRequests(view, requests),
    });
    const widget = page.document.body.lastElementChild as HTMLElement;
    await until(() => isReady(widget), 'the element is ready');
    return widget;
  }
  const linksOf = (widget: HTMLElement) => [...(widget.shadowRoot?.querySelectorAll('a') ?? [])];
  const expectOwn = (widget: HTMLElement) => {
    const origins = linksOf(widget).map(({ href }) => new URL(href).origin);
    expect(origins).to.have.length.above(0);
    expect([...new Set([...origins, ...requests])]).to.deep.equal([location.origin]);
  };

  it('has links and calls on its own origin: the sign-in works', async () => {
    const api = apiWithSignIn(SIGNED_IN);
    const login = await open('<cntv-login></cntv-login>', api);
    await until(() => login.shadowRoot?.querySelector('[data-testid~=provider]'), 'the providers');
    expectOwn(login);
    await signIn(page, login);
    await expectSignedIn(page, api);
    expectOwn(page.widget('cntv-unread-badge'));
  });

  it('has a member centre whose links lead to its own origin', async () => {
    const center = await open('<cntv-member-center></cntv-member-center>', new FakeApi(SIGNED_IN));
    await until(() => linksOf(center).length > 5, 'the menu');
    expectOwn(center);
  });

  it('has a portal that navigates', async () => {
    const portal = await open('<cntv-portal base="/host"></cntv-portal>', new FakeApi());
    (portal as HTMLElement & { navigate(target: object): void }).navigate({ name: 'Login' });
    const title = () => portal.shadowRoot?.querySelector('[part~=title]')?.textContent;
    await until(() => title() === '登录', 'the sign-in');
    inside(portal, 'a[href$="/regist.html"]').click();
    await until(() => title() === '注册', 'the registration');
    expect(page.window.location.href).to.equal(`${location.origin}/host/regist.html`);
    expectOwn(portal);
    expect(page.errors).to.deep.equal([]);
  });

  it('takes the ticket of a sign-on out of its address, and goes on', async () => {
    const portal = await open('<cntv-portal base="/host"></cntv-portal>', new FakeApi());
    const data = btoa(JSON.stringify({ sso: [], ticket: 'secret', nextUrl: '/print?element=cntv-login' }));
    let address = '';
    page.window.addEventListener('pagehide', () => {
      address = page.window.location.href;
    });
    const target = { name: 'SsoLogin', query: { data, a: 'b' } };
    (portal as HTMLElement & { navigate(target: object): void }).navigate(target);
    await until(() => page.frame.contentWindow?.location.pathname === '/print', 'the next page');
    expect(address).to.equal(`${location.origin}/host/ssologin.html?a=b`);
    expect(page.errors).to.deep.equal([]);
  });

  it('keeps its relative links where the base has another path', async () => {
    const login = await open('<cntv-login></cntv-login>', new FakeApi(), '<base href="/other/path/">');
    expect(inside(login, 'a[href^="/regist"]').getAttribute('href')).to.equal('/regist.html');
    expectOwn(login);
  });
});

describe('a frame with srcdoc', () => {
  const frames: HTMLIFrameElement[] = [];
  afterEach(() => {
    for (const frame of frames.splice(0)) frame.remove();
  });

  async function open(element: string, config: object = CONFIG) {
    const frame = document.createElement('iframe');
    frame.width = '1000';
    frame.height = '900';
    frame.srcdoc = `<!doctype html><meta charset="utf-8">
<script type="application/json" data-cntv-config>${JSON.stringify(config)}</script>
<script type="module" src="/dist/cntv-widgets.js"></script>${element}`;
    frames.push(frame);
    document.body.append(frame);
    const [tag = ''] = /cntv-[\w-]+/.exec(element) ?? [];
    const widget = await until(() => frame.contentDocument?.querySelector<HTMLElement>(tag), tag);
    await until(() => isReady(widget), 'the element is ready');
    return widget;
  }

  for (const name of ['login', 'member-center', 'apply-form', 'qr-login'])
    it(`shows <cntv-${name}>`, async () => {
      const widget = await open(`<cntv-${name}></cntv-${name}>`);
      await until(() => widget.shadowRoot?.querySelector('a,button'), 'the content');
    });

  it('shows the elements of its links, but of none to another site', async () => {
    const link = '<a href="https://cdn.example/#cntv-login">B</a><a href="/login.html#cntv-login">A</a>';
    const login = await open(link, { ...CONFIG, embedLinks: true });
    expect(login.textContent).to.equal('A');
    expect(login.ownerDocument.querySelectorAll('cntv-login').length).to.equal(1);
  });

  it('has a portal that navigates', async () => {
    const portal = await open('<cntv-portal></cntv-portal>');
    (portal as HTMLElement & { navigate(target: object): void }).navigate({ name: 'Register' });
    await until(
      () => portal.shadowRoot?.querySelector('[part~=title]')?.textContent === '注册',
      'the registration',
    );
  });
});
