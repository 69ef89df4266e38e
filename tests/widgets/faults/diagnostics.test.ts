import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import { configure } from '../../support/element/faults/chunk-faults';
import { type HostPage, isReady, openPage, requestedFiles, until } from '../../support/element/host';
import { PUBLIC_KEY } from '../../support/test-key';

const FALLBACK = `
<article>
  <h1>News</h1>
  <cntv-login>
    <h2>Sign in</h2>
    <p><a href="/login.html">登录</a></p>
    <form><input name="account"></form>
  </cntv-login>
  <footer>More</footer>
</article>`;

/** A public key of 512 bits. */
const SHORT_KEY =
  'MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBALzcjAxy3ET0exzKdqS4SLHrj4YitKuBiStJ9oysmGJeAPCjn+vXeIoxsmi0G0YnQkrexVpnw18VTFl5ihEp9lkCAwEAAQ==';
const SCRIPT = '/dist/cntv-widgets.js';
const NONE_UNREAD = { subscribe_count: 0, system_count: 0 };

describe('the diagnostics of a page', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  /** @returns all warnings of the page, when the diagnostics have run */
  async function warningsOn(
    html: string,
    config: Record<string, unknown> = {},
    lastTag = 'cntv-login',
  ): Promise<string[]> {
    const signing = { publicKey: PUBLIC_KEY };
    page = await openPage({ html, config: { appid: 'demo', signing, ...config }, api: new FakeApi() });
    for (const tag of ['cntv-login', 'cntv-member-center', 'cntv-unread-badge']) {
      const element = page.widget(tag);
      if (element) await until(() => isReady(element), `${tag} is ready`);
    }
    // The last element has its diagnostics after those of the others.
    const last = page.document.createElement(lastTag);
    last.setAttribute('zzz', '');
    page.document.body.prepend(last);
    const isOfLast = (line: string) => /(attribute|key) zzz;/.test(line);
    await until(() => page.console.some(isOfLast), 'the diagnostics of the elements have run');
    // Compares all layers of the configuration again.
    await configure(page, SCRIPT, { zzz: '' });
    await until(
      () => page.console.some((line) => line.includes('key zzz;')),
      'those of the configuration have run',
    );
    return warnings().filter((line) => !isOfLast(line));
  }

  /** Returns the messages, without the lines with the place and what to write instead. */
  function warnings(): string[] {
    const lines = page.console.filter((line) => line.startsWith('warn: '));
    return lines.map((line) => line.replace(/^warn: cntv-widgets: (.*)[\s\S]*/, '$1'));
  }

  /** Expects a warning on a page that loads no view, and no request for React or the chunk with the screens. */
  async function expectWarningWithoutReact(html: string, warning: string): Promise<void> {
    const api = new FakeApi({ 'GET /openapi/v2/user/message/count': { data: NONE_UNREAD } });
    page = await openPage({ html, config: { appid: 'demo' }, api });
    await until(() => warnings().length > 0, 'the diagnostics have run');
    expect(warnings()).to.deep.equal([warning]);
    expect(requestedFiles(page).join('\n'))
      .to.contain('/diagnostics.chunk-')
      .and.not.match(/\/(react|ui)-/);
  }

  it('name the nearest attribute for an unknown one, once', async () => {
    const found = await warningsOn('<cntv-login back-url="/a"></cntv-login>'.repeat(2));
    expect(found).to.deep.equal(['<cntv-login> has no attribute back-url. Did you mean backurl?']);
  });

  it('tell below the first warning, and only there, the address that opens the doctor', async () => {
    expect(await warningsOn('<cntv-login standalone="no"></cntv-login>')).to.have.length(1);
    const lines = page.console.filter((line) => /^(warn|info): cntv-widgets/.test(line));
    const ways = lines.filter((line) => line.includes('cntv-doctor'));
    const { href, search } = page.window.location;
    expect(ways).to.have.length(1);
    expect(ways[0]).to.equal(
      `info: cntv-widgets: 在页面上查看全部问题 / See all problems on the page: ${href}${search ? '&' : '?'}cntv-doctor`,
    );
    expect(lines.indexOf(`${ways[0]}`)).to.equal(lines.findIndex((line) => line.startsWith('warn: ')) + 1);
  });

  it('say that a boolean attribute is on where its value says that it is off', async () => {
    expect(await warningsOn('<cntv-login standalone="false"></cntv-login>')).to.deep.equal([
      'The attribute standalone of <cntv-login> is on, because a boolean attribute is on with any value, also with “false”. To turn it off, leave it out.',
    ]);
  });

  it('name the nearest slot for an unknown one, once', async () => {
    const slotted =
      '<p slot="cancel-agreement">a</p><p slot="cancel-agrement">b</p><a href="/login.html">c</a>';
    const html = `<cntv-member-center>${slotted}</cntv-member-center>`;
    expect(await warningsOn(html.repeat(2))).to.deep.equal([
      '<cntv-member-center> has no slot “cancel-agrement”; this content is not shown.',
    ]);
  });

  it('report a slot of another element in a badge without a number, without React', async () => {
    await expectWarningWithoutReact(
      '<cntv-unread-badge><p slot="agreement">a</p></cntv-unread-badge>',
      '<cntv-unread-badge> has no slot “agreement”; this content is not shown.',
    );
  });

  it('name the nearest tag for an unknown one, once', async () => {
    const found = await warningsOn(
      '<cntv-login></cntv-login>\n<cntv-logn></cntv-logn><cntv-logn></cntv-logn>',
    );
    expect(found).to.deep.equal(['There is no element <cntv-logn>. Did you mean <cntv-login>?']);
  });

  it('name the nearest tag on a page where every tag is misspelt, once and without React', async () => {
    await expectWarningWithoutReact(
      '<cntv-logn><a href="/login.html">登录</a></cntv-logn><cntv-logn></cntv-logn>',
      'There is no element <cntv-logn>. Did you mean <cntv-login>?',
    );
  });

  it('name allowedDomains for a backurl on another host, once', async () => {
    const login = '<cntv-login backurl="https://sports.example/x"></cntv-login>';
    const found = await warningsOn(login.repeat(2));
    expect(found).to.have.length(1);
    expect(found[0]).to.contain('redirect to sports.example').and.contain('allowedDomains');
  });

  it('name the nearest key for each unknown one in the page configuration, also in a later layer, once', async () => {
    const config = {
      appId: 'demo',
      links: { customerservice: '/help.html' },
      options: { prodct: ['甲'] },
      texts: { login: { sumbit: '进入' }, en: { portal: { titel: { site: '进入' } } } },
    };
    const found = await warningsOn('<cntv-login></cntv-login>\n<cntv-login></cntv-login>\n', config);
    const nearest = [
      ['appId', 'appid'],
      ['links.customerservice', 'links.customerService'],
      ['options.prodct', 'options.product'],
      ['texts.login.sumbit', 'texts.login.submit'],
      ['texts.en.portal.titel', 'texts.en.portal.titles'],
    ].map(([key, known]) => `There is no configuration key ${key}. Did you mean ${known}?`);
    expect(found.filter((line) => !line.includes('appid is'))).to.have.members(nearest);
  });

  for (const [what, publicKey, reason] of [
    ['no key', 'MIIBIjANBg', 'it is not an RSA public key in PEM or base64 SPKI'],
    ['a truncated key', PUBLIC_KEY.slice(0, -40), 'it is not an RSA public key in PEM or base64 SPKI'],
    ['too short', SHORT_KEY, 'it is shorter than 1024 bits'],
  ] as const) {
    it(`report a public key that is ${what}, before the viewer signs in`, async () => {
      const config = { signing: { publicKey } };
      const login = '<cntv-unread-badge></cntv-unread-badge>\n<cntv-login></cntv-login>\n';
      await warningsOn(login.repeat(2), config);
      const ofKey = () => warnings().filter((line) => line.includes('signing.publicKey'));
      await until(() => ofKey().length > 0, 'the warning about the key');
      expect(ofKey()).to.have.length(1);
      expect(ofKey()[0]).to.contain(reason);
    });
  }

  for (const publicKey of [
    PUBLIC_KEY,
    `-----BEGIN PUBLIC KEY-----\n${PUBLIC_KEY.replace(/.{64}/g, '$&\n')}\n-----END PUBLIC KEY-----`,
  ]) {
    it(`do not report a key that can be used, nor load the encryption: ${publicKey.slice(0, 10)}…`, async () => {
      const config = { signing: { publicKey } };
      const html = '<cntv-member-center></cntv-member-center>\n';
      expect(await warningsOn(html, config, 'cntv-member-center')).to.deep.equal([]);
      expect(requestedFiles(page).filter((file) => file.includes('/sign-'))).to.deep.equal([]);
    });
  }

  it('report once what is not taken of a configuration element in an article', async () => {
    const second =
      '<script type="application/json" data-cntv-config>{"registrationHost": "https://evil.example", "signing": {"mode": "off"}, "captcha": "click"}</script>';
    const login = '<cntv-login></cntv-login>\n';
    expect(await warningsOn(second + login + login)).to.deep.equal([
      'Not taken from this configuration: registrationHost, signing. The loader of the site or an earlier one of the page decides such keys; later ones may only change what is shown.',
    ]);
  });

  it('report a configuration element without a type', async () => {
    const only = '<script data-cntv-config>{"appid": "demo"}</script><cntv-login></cntv-login>\n';
    page = await openPage({ html: only, api: new FakeApi(), query: { policy: 'none' } });
    const isExpected = (line: string) =>
      line.includes('The <script> of the configuration has no type="application/json"');
    await until(() => page.console.some(isExpected), 'the warning about the type');
    // The browser runs the element as a script.
    expect(page.errors.splice(0).join()).to.match(/SyntaxError|Unexpected token/);
  });

  it('report a configuration element that is added too late', async () => {
    const html = '<cntv-login></cntv-login>\n';
    page = await openPage({ html, config: { appid: 'demo' }, api: new FakeApi(), query: { policy: 'none' } });
    await until(() => isReady(page.widget('cntv-login')), 'the login is ready');
    const late = page.document.createElement('script');
    late.type = 'application/json';
    late.dataset.cntvConfig = '';
    late.append('{"appid": "late"}');
    page.document.body.append(late);
    await until(
      () => page.console.some((line) => line.includes('later configuration: appid.')),
      'the warning',
    );
  });

  for (const backurl of ['javascript:alert(1)', 'https://', 'https://name@sports.example/']) {
    it(`ask for an http(s) URL instead of the backurl ${backurl}`, async () => {
      const found = await warningsOn(`<cntv-login backurl="${backurl}"></cntv-login>`);
      expect(found).to.have.length(1);
      expect(found[0]).to.contain('http(s)').and.not.contain('allowedDomains');
    });
  }

  for (const [rest, html] of [
    ['paragraphs', '<article>\n<h1>News</h1>\n<cntv-login />\n<h2>More</h2>\n<p>News</p>\n</article>\n'],
    ['paragraphs on the same line', '<div><cntv-login /><p>News</p><p>More</p></div>'],
    ['another element', '<p><cntv-login /><span></span><cntv-unread-badge></cntv-unread-badge></p>\n'],
    ['the footer', '<div><cntv-login /><footer>About</footer></div>\n'],
  ] as const) {
    it(`report an element without an end tag that contains ${rest}, once`, async () => {
      const found = await warningsOn(html);
      expect(found).to.have.length(1);
      expect(found[0]).to.contain('<cntv-login> has no end tag.');
    });
  }

  for (const [what, html] of [
    [
      'the example of the README',
      '<cntv-unread-badge href="/account/message/subscribe"></cntv-unread-badge>\n<cntv-login><a href="/login.html">登录</a></cntv-login>\n',
    ],
    ['a fallback with headings and a form', FALLBACK],
    ['the same on one line', FALLBACK.replace(/\n\s*/g, '')],
    [
      'a fallback of two blocks on one line',
      '<div><cntv-login><h2>登录</h2><p><a href="/">登录</a></p></cntv-login></div>',
    ],
    ['a fallback of one sentence', '<div><cntv-login><p>请稍候</p></cntv-login></div>'],
    ['an element that is the last of its parent', '<div>\n<cntv-login>\n<p>登录</p>\n</cntv-login>\n</div>'],
    [
      'attributes of HTML and of frameworks',
      '<cntv-login id="a" class="b" slot="c" part="d" title="e" dir="ltr" tabindex="0" lang="en" role="group" aria-label="f" data-id="g" _ngcontent-abc-c1 v-cloak x-data hx-get="/" @click="h" :i="j"></cntv-login>\n',
    ],
  ] as const) {
    it(`do not report ${what}`, async () => {
      expect((await warningsOn(html)).join()).to.equal('');
    });
  }

  it('do not report a backurl on an allowed domain', async () => {
    const html = '<cntv-login backurl="https://www.sports.example/x"></cntv-login>\n';
    expect(await warningsOn(html, { allowedDomains: ['sports.example'] })).to.deep.equal([]);
  });
});
