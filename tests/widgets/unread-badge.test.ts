import { expect } from '@esm-bundle/chai';
import { SIGNED_OUT_TOAST_MS } from '#config/limits';
import { FakeApi } from '../support/element/fake-api';
import {
  type HostPage,
  inside,
  isReady,
  openPage,
  requestedFiles,
  stateOf,
  until,
} from '../support/element/host';

const COUNT = 'GET /openapi/v2/user/message/count';
const SIGNED_OUT = { code: -10001, message: 'not logged in' };
const counts = (subscribe_count: number, system_count: number) => ({
  [COUNT]: { data: { subscribe_count, system_count } },
});

describe('<cntv-unread-badge>', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(html: string, api: FakeApi) {
    page = await openPage({ html, api, config: { appid: 'demo' }, title: 'The page' });
    return page.widget('cntv-unread-badge');
  }
  const sign = (badge: HTMLElement) => badge.shadowRoot?.querySelector('[part~=badge]')?.textContent;

  it('shows reservation reminders and system messages together (MSG-18, HOME-03, HOME-04)', async () => {
    const badge = await open('<cntv-unread-badge></cntv-unread-badge>', new FakeApi(counts(4, 8)));
    await until(() => sign(badge) === '12', 'the sum');
    expect(inside(badge, '[part~=badge]').getAttribute('aria-label')).to.equal('12 条未读消息');
  });

  it('has a label that begins with the number it shows (MSG-18)', async () => {
    const html = '<cntv-unread-badge max="99"></cntv-unread-badge>';
    const badge = await open(html, new FakeApi(counts(87, 15_000)));
    await until(() => sign(badge) === '99+', 'the number');
    expect(inside(badge, '[part~=badge]').getAttribute('aria-label')).to.equal('99+，15087 条未读消息');
  });

  it('is as much higher as its text at doubled text', async () => {
    const badge = await open('<cntv-unread-badge></cntv-unread-badge>', new FakeApi(counts(4, 8)));
    await until(() => sign(badge) === '12', 'the number');
    const pill = inside(badge, '[part~=badge]');
    const { height } = pill.getBoundingClientRect();
    expect(height).to.equal(18);
    pill.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(pill).fontSize)}px`;
    expect(pill.getBoundingClientRect().height).to.equal(2 * height);
  });

  it('counts one kind and shows numbers up to its maximum (MSG-18)', async () => {
    const html =
      '<cntv-unread-badge kind="system" max="5"></cntv-unread-badge><cntv-unread-badge kind="subscribe"></cntv-unread-badge>';
    const badge = await open(html, new FakeApi(counts(4, 8)));
    const other = page.document.querySelectorAll<HTMLElement>('cntv-unread-badge')[1] as HTMLElement;
    await until(() => sign(badge) === '5+' && sign(other) === '4', 'both numbers');
    badge.removeAttribute('max');
    await until(() => sign(badge) === '8', 'the default maximum again');
  });

  it('stays in the line of the text around it', async () => {
    const html = '<p>消息 <cntv-unread-badge></cntv-unread-badge> 全部</p><p>消息</p>';
    const badge = await open(html, new FakeApi(counts(4, 8)));
    await until(() => sign(badge) === '12', 'the number');
    const [withBadge, without] = page.document.querySelectorAll('p');
    expect(withBadge?.clientHeight).to.be.lessThan(1.5 * (without?.clientHeight ?? 0));
  });

  it('shows and dispatches the count of another kind when its kind changes, also if it had no number', async () => {
    const dispatched: number[] = [];
    page = await openPage({
      html: '<cntv-unread-badge kind="subscribe"></cntv-unread-badge>',
      api: new FakeApi(counts(0, 8)),
      prepare: (window) =>
        window.addEventListener('cntv-unread', ({ detail }) => dispatched.push(detail.count)),
    });
    await until(() => dispatched.length === 1, 'no reservation reminders');
    const badge = page.widget('cntv-unread-badge');
    badge.setAttribute('kind', 'system');
    await until(() => sign(badge) === '8', 'the number of system messages');
    badge.setAttribute('kind', 'subscribe');
    await until(() => badge.shadowRoot?.textContent === '', 'no number again');
    await until(() => dispatched.join() === '0,8,0', 'an event for each change');
  });

  it('is a link with a valid href, never to a script URL', async () => {
    const html =
      '<cntv-unread-badge href="/account/message/subscribe"></cntv-unread-badge><cntv-unread-badge href="javascript:alert(1)"></cntv-unread-badge>';
    const badge = await open(html, new FakeApi(counts(1, 0)));
    await until(() => sign(badge) === '1');
    expect(inside(badge, 'a').getAttribute('href')).to.equal('/account/message/subscribe');
    const hostile = page.document.querySelectorAll<HTMLElement>('cntv-unread-badge')[1] as HTMLElement;
    await until(() => sign(hostile) === '1');
    expect(hostile.shadowRoot?.querySelector('a')).to.equal(null);
    expect(page.console.join('\n')).to.contain('http(s)');
  });

  it('loads no React without a number, also when the browser is idle', async () => {
    const badge = await open('<cntv-unread-badge></cntv-unread-badge>', new FakeApi(counts(0, 0)));
    await until(() => isReady(badge), 'the badge is ready');
    const requestsDiagnostics = () =>
      requestedFiles(page).some((file) => file.includes('/diagnostics.chunk-'));
    await until(requestsDiagnostics, 'the work that the badge does when the browser is idle');
    expect(requestedFiles(page).filter((address) => address.includes('/react-'))).to.deep.equal([]);
  });

  it('hides at 0 and dispatches the count (MSG-18)', async () => {
    let told: unknown;
    page = await openPage({
      html: '<cntv-unread-badge></cntv-unread-badge>',
      api: new FakeApi(counts(0, 0)),
      prepare: (window) => window.addEventListener('cntv-unread', ({ detail }) => (told = detail)),
    });
    await until(() => told, 'cntv-unread');
    expect(told).to.deep.equal({ count: 0, subscribe_count: 0, system_count: 0 });
    const badge = page.widget('cntv-unread-badge');
    expect(stateOf(badge)).to.equal('ready');
    expect(badge.getClientRects()[0]?.width ?? 0).to.equal(0);
  });

  it('keeps the focus as an empty link when the last message was read, until it loses it (MSG-18)', async () => {
    const api = new FakeApi(counts(1, 2));
    const html = '<button>Next</button><cntv-unread-badge href="/inbox"></cntv-unread-badge>';
    const badge = (await open(html, api)) as HTMLElement & { refresh(): void };
    await until(() => sign(badge) === '3', 'the number');
    const link = inside(badge, 'a');
    link.focus();
    // A frame without the focus of the window dispatches no event.
    link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    Object.assign(api.answers, counts(0, 0));
    badge.refresh();
    await until(() => sign(badge) === '', 'no number');
    expect(badge.shadowRoot?.activeElement).to.equal(link);
    expect(link.getAttribute('aria-label')).to.equal('没有未读消息');
    link.blur();
    link.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await until(() => sign(badge) === undefined, 'no link');
  });

  it('hides again when the last message was read (MSG-18)', async () => {
    const api = new FakeApi({ [COUNT]: { data: { subscribe_count: 1, system_count: 2 } } });
    const badge = (await open('<cntv-unread-badge></cntv-unread-badge>', api)) as HTMLElement & {
      refresh(): void;
    };
    await until(() => badge.shadowRoot?.textContent === '3', 'the number');
    api.answers[COUNT] = { data: { subscribe_count: 0, system_count: 0 } };
    badge.refresh();
    await until(() => badge.shadowRoot?.textContent === '', 'no number');
  });

  it('makes one request for a signed-out viewer, without text or redirect (ERR-03)', async () => {
    const api = new FakeApi();
    const badge = await open('<cntv-unread-badge></cntv-unread-badge>', api);
    await until(() => api.calls.length === 1 && stateOf(badge) === 'ready');
    expect(page.window.location.pathname).to.equal('/host');
    expect(badge.shadowRoot?.textContent).to.equal('');
    expect(page.console.filter((line) => line.startsWith('error'))).to.deep.equal([]);
  });

  for (const [when, answers] of [
    ['from the start', [SIGNED_OUT]],
    ['after a number was shown', [{ data: { subscribe_count: 1, system_count: 2 } }, SIGNED_OUT]],
  ] as const)
    it(`never redirects a viewer who is signed out ${when}, nor shows or announces anything (OQ-60, OQ-63)`, async () => {
      const left = [...answers];
      const api = new FakeApi({ [COUNT]: () => left.shift() ?? SIGNED_OUT });
      const events: string[] = [];
      const delays: number[] = [];
      page = await openPage({
        html: '<cntv-unread-badge href="/messages"></cntv-unread-badge>',
        api,
        config: { appid: 'demo' },
        prepare(window) {
          for (const name of ['cntv-login-required', 'cntv-navigate', 'cntv-error'])
            window.addEventListener(name, () => events.push(name));
          // A redirect waits for its message, so every timer that is started is recorded.
          const start = window.setTimeout.bind(window);
          Object.assign(window, {
            setTimeout: (run: () => void, ms = 0) => {
              delays.push(ms);
              return start(run, ms);
            },
          });
        },
      });
      const badge = page.widget('cntv-unread-badge') as HTMLElement & { refresh(): void };
      await until(() => isReady(badge) && api.to(COUNT).length === 1, 'the first response');
      if (answers.length > 1) {
        await until(() => sign(badge) === '3', 'the number');
        badge.refresh();
        await until(() => api.to(COUNT).length === 2 && !sign(badge), 'no number');
      }
      expect(JSON.parse(localStorage.getItem('cntv:session') ?? '{}').status).to.equal('signed-out');
      expect(events).to.deep.equal([]);
      expect(delays).not.to.include(SIGNED_OUT_TOAST_MS);
      expect(page.window.location.pathname).to.equal('/host');
      expect(badge.shadowRoot?.textContent).to.equal('');
      expect(badge.shadowRoot?.querySelector('[aria-live],[role=status],[role=alert]')).to.equal(null);
    });

  it('makes one request for 100 badges', async () => {
    const api = new FakeApi(counts(2, 1));
    await open('<cntv-unread-badge></cntv-unread-badge>'.repeat(100), api);
    const badges = [...page.document.querySelectorAll<HTMLElement>('cntv-unread-badge')];
    await until(() => badges.every((badge) => sign(badge) === '3'), 'all show the number');
    expect(api.to(COUNT)).to.have.length(1);
  });

  it('makes one request for two pages of a browser', async () => {
    const first = new FakeApi(counts(2, 1));
    const badge = await open('<cntv-unread-badge></cntv-unread-badge>', first);
    await until(() => sign(badge) === '3');
    const second = new FakeApi(counts(9, 9));
    const other = await openPage({ html: '<cntv-unread-badge></cntv-unread-badge>', api: second });
    await until(() => sign(other.widget('cntv-unread-badge')) === '3', 'the number known already');
    expect(second.calls).to.have.length(0);
    other.close();
  });

  it('requests the count again on refresh()', async () => {
    const api = new FakeApi(counts(1, 0));
    const badge = (await open('<cntv-unread-badge></cntv-unread-badge>', api)) as HTMLElement & {
      refresh(): void;
    };
    await until(() => sign(badge) === '1');
    Object.assign(api.answers, counts(3, 0));
    badge.refresh();
    await until(() => sign(badge) === '3', 'the new number');
  });

  it('blinks the page title only with blink-title and restores it (MSG-16, MSG-17, CONST-05)', async () => {
    const badge = await open('<cntv-unread-badge></cntv-unread-badge>', new FakeApi(counts(1, 0)));
    await until(() => sign(badge) === '1');
    expect(page.document.title).to.equal('The page');
    badge.setAttribute('blink-title', '');
    await until(() => page.document.title === '【新消息】The page', 'the marker');
    await until(() => page.document.title === '【　　　】The page', 'the blanks');
    badge.lang = 'en';
    await until(() => page.document.title === '[New message] The page', 'the English marker');
    await until(() => /^\[\u2002{3} \u2002{7}\] The page$/.test(page.document.title), 'its blanks');
    badge.removeAttribute('blink-title');
    await until(() => page.document.title === 'The page', 'the own title');
  });
});
