import { expect } from '@esm-bundle/chai';
import { type Answer, FakeApi } from '../support/element/fake-api';
import { scriptWithFault } from '../support/element/faults/chunk-faults';
import { type HostPage, inside, isReady, openPage, until } from '../support/element/host';

const MAKE = 'GET /openapi/v2/user/QRCode/login/generationQRCode';
const ASK = 'GET /openapi/v2/user/QRCode/login/getQrcodeStatus';
const PROMPT = '请打开手机客户端扫码登录';
const EXPIRED = '二维码已过期，请重新扫描';

type QrLogin = HTMLElement & { size: number; refresh(): void };
type Event = { type: string; detail: { state?: string; redirectTo?: string; code?: number } };

const status = (value: number, url = '') => ({ data: { status: value, url } });

/** A service with numbered codes, whose response to every poll is `answer`. */
function service(answer: Answer = status(1)) {
  let made = 0;
  return new FakeApi({
    [MAKE]: () => ({ data: `code-${++made}` }),
    [ASK]: answer,
  });
}

describe('<cntv-qr-login>', () => {
  let page: HostPage;
  let events: Event[];
  afterEach(() => page.closeWithoutErrors());

  async function open(api: FakeApi, attributes = '', more: Partial<Parameters<typeof openPage>[0]> = {}) {
    events = [];
    page = await openPage({
      html: `<cntv-qr-login ${attributes}><a href="/login.html">登录</a></cntv-qr-login>`,
      api,
      config: { appid: 'demo' },
      prepare(window) {
        for (const type of ['cntv-qr-state', 'cntv-login-success', 'cntv-error']) {
          window.addEventListener(type, (event) => {
            events.push({ type, detail: (event as CustomEvent).detail });
            if (type === 'cntv-login-success') event.preventDefault();
          });
        }
      },
      ...more,
    });
    return page.widget('cntv-qr-login') as QrLogin;
  }
  const find = (widget: HTMLElement, selector: string) => widget.shadowRoot?.querySelector(selector);
  const words = (widget: HTMLElement) => find(widget, '[part=status]')?.textContent;
  const code = (widget: HTMLElement) => find(widget, 'img[part=code]')?.getAttribute('src');
  const box = (widget: HTMLElement) => inside(widget, '[part~=code]').getBoundingClientRect();
  const states = () => events.flatMap(({ detail }) => detail.state ?? []);
  const press = (widget: HTMLElement) => inside(widget, '[data-testid~=refresh]').click();

  it('shows a code of 260 x 260 px with instructions (QR-01, QR-02, CONST-28)', async () => {
    const api = service();
    const widget = await open(api);
    await until(() => code(widget), 'the code');
    expect(words(widget)).to.equal(PROMPT);
    const { width, height } = box(widget);
    expect([width, height]).to.deep.equal([260, 260]);
    expect(inside<HTMLImageElement>(widget, 'img[part=code]').alt).to.equal('登录二维码');
    await until(() => api.to(ASK).length > 0, 'the first question');
    expect(api.to(ASK)[0]?.fields.qrcode).to.equal('code-1');
    expect(api.to(MAKE)).to.have.length(1);
    expect(states()).to.deep.equal(['loading', 'waiting']);
  });

  for (const [size, attributes] of [
    [260, ''],
    [180, 'size="180"'],
  ] as const)
    it(`reserves ${size} px for the code before the view is mounted`, async () => {
      const { script, asked, release } = scriptWithFault('held', 'qr-login.view');
      const widget = await open(service(), attributes, { scripts: [script] });
      await asked();
      const before = [widget.getBoundingClientRect(), box(widget)].map(({ width, height }) => [
        width,
        height,
      ]);
      expect(before[1]).to.deep.equal([size, size]);
      expect(find(widget, '[part~=skeleton]')).to.not.equal(null);
      await release();
      await until(() => code(widget), 'the code');
      const after = [widget.getBoundingClientRect(), box(widget)].map(({ width, height }) => [width, height]);
      expect(after).to.deep.equal(before);
    });

  it('keeps its size in every state', async () => {
    const api = service();
    const widget = await open(api);
    await until(() => code(widget));
    const heightOf = () => widget.getBoundingClientRect().height;
    const height = heightOf();
    for (const answer of [{ code: -22004 }, status(2), { code: -22002 }]) {
      const said = words(widget);
      api.answers[ASK] = answer;
      await until(() => words(widget) !== said, 'the next state');
      expect(heightOf()).to.equal(height);
    }
  });

  it('follows its size attribute and uses the default for an invalid one', async () => {
    const widget = await open(service(), 'size="10"');
    await until(() => code(widget));
    expect(box(widget).width).to.equal(260);
    expect(page.console.join('\n'))
      .to.contain('size of <cntv-qr-login> cannot be “10”')
      .and.to.contain('120 to 1000');
    widget.size = 300;
    await until(() => box(widget).width === 300, 'the new size');
    widget.removeAttribute('size');
    await until(() => box(widget).width === 260, 'the default size');
  });

  it('is never wider than its container', async () => {
    const widget = await open(service(), 'size="400"', { width: 320 });
    await until(() => code(widget));
    expect(box(widget).width).to.be.below(320);
    expect(box(widget).height).to.equal(box(widget).width);
    expect(page.document.documentElement.scrollWidth).to.be.at.most(320);
  });

  it('announces a scanned code in one polite live region', async () => {
    const widget = await open(service(status(2)));
    await until(() => words(widget) === '扫码成功，请在手机上确认登录', 'the scan');
    expect(code(widget)).to.equal(undefined);
    expect(widget.shadowRoot?.querySelectorAll('[role=status],[role=alert],[aria-live]')).to.have.length(1);
    expect(states()).to.deep.equal(['loading', 'waiting', 'scanned']);
  });

  it('replaces an expired code with a short message, then the instructions (QR-05)', async () => {
    const api = service(status(-2));
    const widget = await open(api);
    const first = await until(() => code(widget));
    await until(() => api.to(MAKE).length === 2, 'a new code');
    api.answers[ASK] = status(1);
    await until(() => code(widget) && code(widget) !== first, 'the new picture');
    expect(words(widget)).to.equal('二维码已过期，请重新扫描');
    expect(states().slice(0, 4)).to.deep.equal(['loading', 'waiting', 'expired', 'waiting']);
    const second = code(widget);
    await until(() => words(widget) === PROMPT, 'the prompt');
    expect(code(widget)).to.equal(second);
  });

  for (const [lang, expired, prompt] of [
    ['zh-CN', EXPIRED, PROMPT],
    ['en', 'The QR code has expired. Scan the new one.', 'Open the mobile app and scan to sign in'],
  ] as const)
    it(`shows for a moment that the code expired after the scan: ${lang} (QR-06, OQ-37)`, async () => {
      const api = service(status(2));
      const widget = await open(api, `lang="${lang}"`);
      const region = await until(() => find(widget, '[role=status]'), 'the live region');
      await until(() => states().includes('scanned'), 'the scan');
      api.answers[ASK] = { code: -22001 };
      await until(() => api.to(MAKE).length === 2, 'a new code');
      api.answers[ASK] = status(1);
      await until(() => code(widget), 'the new picture');
      expect(words(widget)).to.equal(expired);
      expect(states()).to.deep.equal(['loading', 'waiting', 'scanned', 'expired', 'waiting']);
      await until(() => words(widget) === prompt, 'the prompt');
      expect(find(widget, '[role=status]')).to.equal(region);
      expect(code(widget)).to.not.equal(undefined);
    });

  it('links to the sign-in with a password and passes on the redirect target', async () => {
    const widget = await open(service(), 'backurl="/news/1.html"');
    const link = await until(() => find(widget, 'a[part=link]') as HTMLAnchorElement | null, 'the link');
    expect(link.textContent).to.equal('账号密码登录');
    const { pathname, searchParams } = new URL(link.href);
    expect([pathname, searchParams.get('backurl')]).to.deep.equal([
      '/login.html',
      `${page.window.location.origin}/news/1.html`,
    ]);
  });

  it('stops with a reason for the wrong client and starts again on request (QR-07)', async () => {
    const api = service({ code: -22002 });
    const widget = await open(api);
    await until(() => words(widget) === '请使用指定的客户端扫码', 'the reason');
    expect(code(widget)).to.equal(undefined);
    expect(events.at(-1)).to.deep.equal({
      type: 'cntv-error',
      detail: { code: -22002, message: '请使用指定的客户端扫码', cause: 'refused' },
    });
    api.answers[ASK] = status(1);
    press(widget);
    await until(() => words(widget) === PROMPT && code(widget), 'a new code');
    expect(api.to(MAKE)).to.have.length(2);
  });

  it('shows that the account is under review and continues without a toast (QR-09, ERR-13)', async () => {
    const api = service({ code: -22004 });
    const widget = await open(api);
    await until(() => words(widget) === '信息审核中，请稍后再试', 'the reason');
    await until(() => api.to(ASK).length >= 3);
    expect(events.filter(({ type }) => type === 'cntv-error')).to.have.length(1);
    expect(find(widget, '[part~=toast]')).to.equal(null);
  });

  it('offers a retry that keeps the focus when no code can be created (ERR-07)', async () => {
    const api = new FakeApi({ [MAKE]: { fault: 'http', status: 500 }, [ASK]: status(1) });
    const widget = await open(api);
    await until(() => words(widget) === '系统繁忙！请稍后重试！', 'the failure');
    const retry = inside(widget, '[data-testid~=refresh]');
    expect(retry.textContent).to.equal('重试');
    api.answers[MAKE] = { data: 'code' };
    retry.focus();
    retry.click();
    await until(() => code(widget), 'the code');
    expect(widget.shadowRoot?.activeElement).to.equal(retry);
    expect(retry.textContent).to.equal('刷新二维码');
  });

  it('redirects to the URL of the server after a cancelable event and updates the session (QR-04, OQ-39)', async () => {
    const api = service(status(0, 'https://elsewhere.example/home'));
    const widget = await open(api);
    await until(() => events.some(({ type }) => type === 'cntv-login-success'), 'the event');
    expect(events.at(-1)?.detail.redirectTo ?? events.at(-2)?.detail.redirectTo).to.equal(
      'https://elsewhere.example/home',
    );
    expect(words(widget)).to.equal('登录成功');
    expect(page.window.location.pathname).to.equal('/host');
    expect(localStorage.getItem('cntv:session')).to.contain('signed-in');
    expect(api.to(ASK)).to.have.length(1);
  });

  for (const [what, attributes, target] of [
    ['the portal home', '', '/index.html'],
    ['the backurl of the element', 'backurl="/news/1.html"', '/news/1.html'],
    ['the portal home for a foreign backurl', 'backurl="https://evil.example/"', '/index.html'],
  ] as const)
    it(`redirects to ${what} when the server returns no URL (OQ-39)`, async () => {
      await open(service(status(0, 'javascript:alert(1)')), attributes);
      const success = await until(() => events.find(({ type }) => type === 'cntv-login-success'));
      expect(success.detail.redirectTo).to.equal(page.window.location.origin + target);
    });

  it('shows a new code on refresh() and focuses its button on focus()', async () => {
    const api = service();
    const widget = await open(api);
    const first = await until(() => code(widget));
    widget.refresh();
    await until(() => code(widget) && code(widget) !== first, 'another code');
    widget.focus();
    expect(widget.shadowRoot?.activeElement).to.equal(inside(widget, '[data-testid~=refresh]'));
  });

  it('passes a focus that came too early to its button, and its box takes none after that', async () => {
    const widget = await open(service());
    const box = find(widget, 'div');
    widget.focus();
    expect(widget.shadowRoot?.activeElement).to.equal(box);
    const refresh = await until(() => find(widget, '[data-testid~=refresh]'), 'the button');
    await until(() => widget.shadowRoot?.activeElement === refresh, 'the focus');
    expect(box?.hasAttribute('tabindex')).to.equal(false);
  });

  it('stops polling when removed and requests a new code when added again (QR-10)', async () => {
    const api = service();
    const widget = await open(api);
    await until(() => api.to(ASK).length === 1);
    widget.remove();
    await Promise.resolve();
    // The polls of another widget show that time has passed.
    const other = page.document.createElement('cntv-qr-login');
    page.document.body.append(other);
    await until(() => api.to(ASK).filter(({ fields }) => fields.qrcode === 'code-2').length === 3);
    expect(api.to(ASK).filter(({ fields }) => fields.qrcode === 'code-1')).to.have.length(1);
    page.document.body.append(widget);
    await until(() => isReady(widget) && code(widget), 'a code again');
    expect(api.to(MAKE)).to.have.length(3);
  });

  it('has English texts and encodes the configured content (OQ-38)', async () => {
    const api = service();
    const config = { appid: 'demo', qrContent: 'https://example.com/scan?code={code}' };
    const widget = await open(api, 'lang="en"', { config });
    const picture = await until(() => code(widget));
    expect(words(widget)).to.equal('Open the mobile app and scan to sign in');
    page.close();
    const plain = await open(service());
    const other = await until(() => code(plain), 'the plain code');
    expect(other.length).to.be.below(picture.length);
  });
});
