import { describe, expect, it } from 'vitest';
import { VERSION } from '#config/version.build-time';
import { observed } from '#i18n/zh-cn/observed';
import { checkObserved } from '../../../../widgets/diagnostics/doctor/checks/observed-checks';
import type { Loader, Observed } from '../../../../widgets/diagnostics/doctor/observe';
import type { Answer } from '../../../../widgets/diagnostics/doctor/requests';
import type { FindingCode } from '../../../../widgets/diagnostics/markup/finding';

const URL_OF = {
  loader: 'https://cdn.example/1/cntv-widgets.js',
  part: 'https://cdn.example/1/c/base-1234567.js',
  newest: 'https://cdn.example/2/cntv-widgets.js',
  api: 'https://www.example.com/openapi/v2/user/checkLogin',
  post: 'https://www.example.com/openapi/v2/user/captcha/dynamic/puzzle/check',
  action: 'https://www.example.com/campaign/2026',
};
const FOREIGN = 'https://api.example/a/openapi/v2/user/checkLogin';
const AT_ROOT = 'https://api.example/openapi/v2/user/checkLogin';
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'";

type Answered = Partial<Extract<Answer, { outcome: 'answered' }>>;
const answered = (url: string, more: Answered = {}): Answer => ({
  url,
  outcome: 'answered',
  status: 200,
  type: 'text/javascript',
  text: 'export {};',
  ...more,
});
const failed = (url: string, outcome: Exclude<Answer['outcome'], 'answered'>): Answer => ({ url, outcome });
const json = (text: string, more: Answered = {}) =>
  answered(URL_OF.api, { type: 'application/json', text, ...more });

const tag = (attributes: Readonly<Record<string, string>>): Loader['tag'] => ({
  name: 'script',
  attributes: new Map(Object.entries(attributes)),
  start: '<script>',
  end: '</script>',
  isEmpty: true,
  slotted: [],
  text: '',
});
const BADGE = {
  ...tag({ max: '9', href: '/account/message/system' }),
  name: 'cntv-unread-badge',
  start: '<cntv-unread-badge>',
};
const LOADER: Loader = {
  url: URL_OF.loader,
  tag: tag({ type: 'module', src: URL_OF.loader }),
  sent: answered(URL_OF.loader),
  stored: answered(URL_OF.loader),
  isLoadable: true,
  part: answered(URL_OF.part),
  newest: answered(URL_OF.newest),
};
const WITHOUT_MISTAKE: Observed = {
  origin: 'https://www.example.com',
  loaders: [LOADER],
  api: json('{"code": 0}'),
  apiAtRoot: undefined,
  appid: 'demo',
  post: undefined,
  forbidden: [],
  refusedEncrypted: [],
  actions: [answered(URL_OF.action, { status: 405, type: 'text/html' })],
  links: [
    { url: 'https://www.example.com/regist.html', status: 200 },
    // A redirect, or a request that has failed.
    { url: 'https://www.example.com/login.html', status: 0 },
    { url: 'https://www.example.com/qrcode', status: 405 },
  ],
  portalBase: '',
  isSignedIn: false,
  isDefined: true,
  violations: [],
  prints: [],
  renderedTwice: [],
  intercepted: [],
  host: { scaled: undefined, subApplicationOf: undefined },
};

const printed = (more: Partial<Observed['prints'][number]>): Partial<Observed> => ({
  prints: [{ tag: 'cntv-login', stamp: `${VERSION}-abc`, isReplaced: false, missingHash: '', ...more }],
});
const loader = (more: Partial<Loader>): Partial<Observed> => ({ loaders: [{ ...LOADER, ...more }] });
/** A script in a folder of a version, which differs from that of the doctor's folder. */
const inFolder = (version: string): Partial<Observed> => {
  const url = `https://cdn.example/${version}/cntv-widgets.js`;
  const newest = answered(URL_OF.newest, { text: 'new' });
  return loader({ url, tag: tag({ type: 'module', src: url }), sent: answered(url), newest });
};
const sent = (more: Answered): Partial<Observed> => loader({ sent: answered(URL_OF.loader, more) });
const blocks = (directive: string, blocked: string, source = '', policy = POLICY): Partial<Observed> => ({
  violations: [{ directive, blocked, source, policy }],
});

type Row = readonly [code: FindingCode, observed: Partial<Observed>, where: string, instead: string];

const ROWS: readonly Row[] = [
  [
    'scaledViewport',
    { host: { scaled: { dpr: '3', tag: 'cntv-login' }, subApplicationOf: undefined } },
    '<html data-dpr="3">',
    '[data-dpr="3"] cntv-login{zoom:3}',
  ],
  [
    'subApplication',
    { host: { scaled: undefined, subApplicationOf: 'qiankun' } },
    'qiankun',
    `<script type="module" src="${URL_OF.loader}"></script>`,
  ],
  [
    'eventsTaken',
    { intercepted: [{ tag: 'cntv-login', events: ['keydown', 'paste'] }] },
    '<cntv-login>',
    "if (event.composedPath()[0].closest('input,textarea,select,button')) return;",
  ],
  ['fileMissing', sent({ status: 404, type: 'text/html' }), URL_OF.loader, 'dist/ → https://cdn.example/1/'],
  [
    'fileMissing',
    loader({ part: answered(URL_OF.part, { status: 404 }) }),
    URL_OF.part,
    'dist/ → https://cdn.example/1/',
  ],
  ['fileMissing', sent({ status: 410 }), URL_OF.loader, 'dist/ → https://cdn.example/1/'],
  // Protection against links from other sites, and a gateway.
  [
    'fileRefused',
    sent({ status: 403, type: 'text/html' }),
    URL_OF.loader,
    `curl -I -e https://www.example.com/ ${URL_OF.loader}`,
  ],
  [
    'fileRefused',
    loader({ part: answered(URL_OF.part, { status: 503, type: 'text/html' }) }),
    URL_OF.part,
    `curl -I -e https://www.example.com/ ${URL_OF.part}`,
  ],
  ['fileIsHtml', sent({ type: 'text/html; charset=utf-8' }), URL_OF.loader, 'Content-Type: text/javascript'],
  ['fileType', sent({ type: '' }), URL_OF.loader, 'Content-Type: text/javascript'],
  [
    'fileWithoutCors',
    loader({ sent: failed(URL_OF.loader, 'noCors') }),
    URL_OF.loader,
    'Access-Control-Allow-Origin: *',
  ],
  [
    'fileUnreachable',
    loader({ sent: failed(URL_OF.loader, 'unreachable') }),
    URL_OF.loader,
    `curl -I ${URL_OF.loader}`,
  ],
  [
    'fileNotLoadable',
    { isDefined: false, ...loader({ sent: failed(URL_OF.loader, 'policy'), isLoadable: false }) },
    URL_OF.loader,
    'Access-Control-Allow-Origin: *\nContent-Type: text/javascript',
  ],
  [
    'stalePrint',
    printed({ stamp: '0.0.9-abc' }),
    '<cntv-login>',
    'node dist/snippet.mjs --static … cntv-login',
  ],
  [
    'stalePrint',
    printed({ isReplaced: true }),
    '<cntv-login>',
    'node dist/snippet.mjs --static … cntv-login',
  ],
  [
    'stalePrint',
    printed({ tag: 'cntv-portal', isReplaced: true }),
    '<cntv-portal>',
    `node dist/snippet.mjs --static … cntv-portal ${location.pathname}`,
  ],
  ['renderedTwice', { renderedTwice: ['cntv-login'] }, '<cntv-login>', ''],
  ['printWithoutStyle', printed({ missingHash: "'sha256-abc='" }), '<cntv-login>', "style-src 'sha256-abc='"],
  [
    'storedScript',
    loader({ stored: answered(URL_OF.loader, { text: 'old' }) }),
    URL_OF.loader,
    'Cache-Control: public, max-age=300',
  ],
  [
    'otherVersion',
    loader({ newest: answered(URL_OF.newest, { text: 'new' }) }),
    URL_OF.loader,
    `<script type="module" src="${URL_OF.newest}"></script>`,
  ],
  [
    'oldVersion',
    inFolder('0.0.9'),
    'https://cdn.example/0.0.9/cntv-widgets.js',
    `<script type="module" src="${URL_OF.newest}"></script>`,
  ],
  [
    'oldDoctor',
    inFolder('0.10000.0'),
    'https://cdn.example/0.10000.0/cntv-widgets.js',
    "javascript:void import('https://cdn.example/0.10000.0/cntv-doctor.js').then((doctor) => doctor.open())",
  ],
  [
    'otherVersion',
    inFolder(VERSION),
    `https://cdn.example/${VERSION}/cntv-widgets.js`,
    `<script type="module" src="${URL_OF.newest}"></script>`,
  ],
  // Another file has another hash.
  [
    'otherVersion',
    loader({
      newest: answered(URL_OF.newest, { text: 'new' }),
      tag: tag({ async: '', src: '/1/cntv-widgets.js', integrity: 'sha384-a', crossorigin: '', nonce: '…' }),
    }),
    URL_OF.loader,
    `<script type="module" async src="${URL_OF.newest}" integrity="…" crossorigin nonce="…"></script>`,
  ],
  [
    'notDefined',
    { isDefined: false, ...loader({ tag: tag({ async: '', src: URL_OF.loader, integrity: 'sha384-a' }) }) },
    URL_OF.loader,
    `<script type="module" async src="${URL_OF.loader}" integrity="sha384-a"></script>`,
  ],
  [
    'notDefined',
    { isDefined: false },
    URL_OF.loader,
    `<script type="module" src="${URL_OF.loader}"></script>`,
  ],
  [
    'policyBlocks',
    blocks('script-src-elem', URL_OF.loader),
    URL_OF.loader,
    "script-src 'self' https://cdn.example",
  ],
  ['policyBlocks', blocks('connect-src', URL_OF.api), URL_OF.api, "connect-src 'self'"],
  ['policyBlocks', blocks('img-src', 'data'), 'data', "img-src 'self' data:"],
  ...(
    [
      ['style-src-elem', 'inline', `style-src ${EMPTY_STYLE}`],
      ['style-src-attr', 'inline', `style-src ${EMPTY_STYLE}`],
      ['connect-src', 'blob', "connect-src 'self' blob:"],
      ['media-src', 'mediastream', 'media-src mediastream:'],
    ] as const
  ).map(
    ([directive, blocked, line]): Row => [
      'policyBlocks',
      blocks(directive, blocked, URL_OF.part),
      blocked,
      line,
    ],
  ),
  [
    'policyBlocks',
    blocks('script-src-elem', URL_OF.loader, '', "script-src 'nonce-abc' 'self'"),
    URL_OF.loader,
    "script-src 'nonce-…' 'self' https://cdn.example",
  ],
  // Browsers then ignore hosts.
  [
    'policyNeedsNonce',
    {
      ...blocks('script-src-elem', URL_OF.loader, '', "default-src 'nonce-abc' 'strict-dynamic' https:"),
      ...loader({ tag: tag({ type: 'module', src: '/1/cntv-widgets.js', integrity: 'sha384-a' }) }),
    },
    URL_OF.loader,
    '<script type="module" src="/1/cntv-widgets.js" integrity="sha384-a" nonce="…"></script>',
  ],
  [
    'policyBlocks',
    blocks('media-src', 'https://a.example/b', URL_OF.part),
    'https://a.example/b',
    'media-src https://a.example',
  ],
  [
    'apiUnreachable',
    { api: failed(URL_OF.api, 'unreachable') },
    URL_OF.api,
    '"apiBase": "https://api.example.com"',
  ],
  [
    'apiUnreachableOrRefused',
    { api: failed(FOREIGN, 'unreachable') },
    FOREIGN,
    'Access-Control-Allow-Origin: https://www.example.com\nAccess-Control-Allow-Credentials: true',
  ],
  [
    'apiWrongPath',
    { api: failed(FOREIGN, 'unreachable'), apiAtRoot: answered(AT_ROOT, { text: '{"code": -10001}' }) },
    FOREIGN,
    '"apiBase": "https://api.example"',
  ],
  [
    'apiWrongPath',
    { api: answered(FOREIGN, { status: 404, text: '', type: 'text/html' }) },
    FOREIGN,
    '"apiBase": "https://api.example.com"',
  ],
  [
    'apiWrongPath',
    {
      api: answered('https://www.example.com/openapi/openapi/v2/user/checkLogin', { status: 404, text: '' }),
      apiAtRoot: json('{"code": -10001}'),
    },
    'https://www.example.com/openapi/openapi/v2/user/checkLogin',
    '"apiBase": ""',
  ],
  [
    'apiWithoutCors',
    { api: failed(URL_OF.api, 'noCors') },
    URL_OF.api,
    'Access-Control-Allow-Origin: https://www.example.com\nAccess-Control-Allow-Credentials: true',
  ],
  [
    'apiWithoutCredentials',
    { api: failed(URL_OF.api, 'noCredentials') },
    URL_OF.api,
    'Access-Control-Allow-Credentials: true',
  ],
  [
    'apiWithoutCookie',
    { api: json('{"code": -10001}'), isSignedIn: true },
    URL_OF.api,
    'Set-Cookie: …; SameSite=None; Secure',
  ],
  ['apiRefusesAppid', { api: json('{"code": -10003}'), appid: 'dmo' }, URL_OF.api, '"appid": "…"'],
  [
    'apiRefusesKey',
    { refusedEncrypted: ['POST /openapi/v2/user/login'] },
    'POST /openapi/v2/user/login',
    '"signing": {"publicKey": "…"}',
  ],
  // It refuses everything of this page.
  [
    'apiRefusesAppid',
    { api: json('{"code": -10003}'), refusedEncrypted: ['POST /openapi/v2/user/login'] },
    URL_OF.api,
    '"appid": "…"',
  ],
  [
    'apiNotJson',
    { api: json('<h1>', { type: 'text/html' }) },
    URL_OF.api,
    'location /openapi/ { proxy_pass http://127.0.0.1:8080; proxy_set_header Host $http_host; }',
  ],
  [
    'apiNotJson',
    { api: json('{"status": 404, "error": "Not Found"}', { status: 404 }) },
    URL_OF.api,
    'location /openapi/ { proxy_pass http://127.0.0.1:8080; proxy_set_header Host $http_host; }',
  ],
  [
    'apiForbidden',
    { api: json('<h1>', { status: 403, type: 'text/html' }) },
    URL_OF.api,
    'proxy_set_header Host $http_host;',
  ],
  [
    'apiForbidden',
    { forbidden: [URL_OF.post, URL_OF.post] },
    URL_OF.post,
    'proxy_set_header Host $http_host;',
  ],
  [
    'apiForbidden',
    { post: answered(URL_OF.post, { status: 403 }) },
    URL_OF.post,
    'proxy_set_header Host $http_host;',
  ],
  [
    'apiForbidden',
    { api: json('<h1>', { status: 403 }), forbidden: [URL_OF.post] },
    URL_OF.api,
    'proxy_set_header Host $http_host;',
  ],
  ['apiForbidden', { api: json('{}', { status: 403 }) }, URL_OF.api, 'proxy_set_header Host $http_host;'],
  ...[404, 410].map(
    (status): Row => [
      'actionMissing',
      { actions: [answered(URL_OF.action, { status })] },
      URL_OF.action,
      `curl -i -X POST ${URL_OF.action}`,
    ],
  ),
  [
    'actionFails',
    { actions: [answered(URL_OF.action, { status: 502 })] },
    URL_OF.action,
    `curl -i -X POST ${URL_OF.action}`,
  ],
  [
    'actionUnreachable',
    { actions: [failed(URL_OF.action, 'unreachable')] },
    URL_OF.action,
    `curl -I ${URL_OF.action}`,
  ],
  [
    'actionWithoutCors',
    { actions: [failed(URL_OF.action, 'noCors')] },
    URL_OF.action,
    'Access-Control-Allow-Origin: https://www.example.com',
  ],
  [
    'policyBlocks',
    {
      actions: [failed('https://forms.example/2026', 'policy')],
      ...blocks('connect-src', 'https://forms.example/2026', 'https://cdn.example/cntv-doctor.js'),
    },
    'https://forms.example/2026',
    "connect-src 'self' https://forms.example",
  ],
  [
    'linksMissing',
    {
      links: [
        { url: 'https://www.example.com/regist.html', status: 404 },
        { url: 'https://www.example.com/login.html', status: 200 },
        { url: 'https://www.example.com/qrcode', status: 410 },
      ],
    },
    'https://www.example.com/regist.html https://www.example.com/qrcode',
    '"portalBase": "https://portal.example.com"',
  ],
  [
    'hrefMissing',
    { links: [{ url: 'https://www.example.com/account/message/system', status: 404, tag: BADGE }] },
    '<cntv-unread-badge>',
    '<cntv-unread-badge max="9" href="https://portal.example.com/account/message/system">',
  ],
  [
    'hrefMissing',
    {
      links: [{ url: 'https://www.example.com/account/message/system', status: 404, tag: BADGE }],
      portalBase: 'https://vip.example.org/p',
    },
    '<cntv-unread-badge>',
    '<cntv-unread-badge max="9" href="https://vip.example.org/p/account/message/system">',
  ],
  ['apiFails', { api: json('{}', { status: 502 }) }, URL_OF.api, '"apiBase": "https://api.example.com"'],
  [
    'apiFails',
    { api: json('{"message": "rate limit exceeded"}', { status: 429 }) },
    URL_OF.api,
    '"apiBase": "https://api.example.com"',
  ],
  ...[429, 502, 503].map(
    (status): Row => [
      'apiFails',
      { api: json('<h1>', { status, type: 'text/html' }) },
      URL_OF.api,
      '"apiBase": "https://api.example.com"',
    ],
  ),
];

describe('the doctor', () => {
  it.each(ROWS)('names only %s where %j', (code, observed, where, instead) => {
    const findings = checkObserved({ ...WITHOUT_MISTAKE, ...observed });
    expect(findings.map((found) => [found.code, found.where, found.instead])).toEqual([
      [code, where, instead],
    ]);
    expect(findings[0]?.message['zh-CN']).toMatch(/[\u4e00-\u9fff]{4}.*。$/);
    expect(findings[0]?.message.en).toMatch(/^[^\u4e00-\u9fff]+\.$/);
    for (const text of Object.values(findings[0]?.message ?? {}))
      expect(text).not.toMatch(/\{\w+\}|undefined/);
  });

  it.each<Partial<Observed>>([
    {},
    { api: json('{"code": -10001}') },
    { api: json('{"code": -10001}', { status: 401 }) },
    { api: failed(URL_OF.api, 'policy'), ...loader({ newest: failed(URL_OF.newest, 'policy') }) },
    loader({ sent: failed(URL_OF.loader, 'policy'), stored: failed(URL_OF.loader, 'policy') }),
    // The only script has defined the elements, so that it can be loaded.
    loader({ sent: failed(URL_OF.loader, 'policy'), isLoadable: false }),
    // Of the page, of the requests of the doctor, and of its panel.
    blocks('img-src', 'https://ads.example/1.png', 'https://www.example.com/news.js'),
    blocks('connect-src', URL_OF.loader),
    // The elements have neither sinks nor a policy of Trusted Types.
    blocks('require-trusted-types-for', 'trusted-types-sink', URL_OF.part),
    blocks('trusted-types', 'trusted-types-policy', URL_OF.part),
    blocks('style-src-elem', 'inline', 'https://cdn.example/1/cntv-doctor.js'),
  ])('names nothing where %j', (observed) => {
    expect(checkObserved({ ...WITHOUT_MISTAKE, ...observed })).toEqual([]);
  });

  it('names a directive once, with all that it lacks, however often and where it has blocked', () => {
    const violations = [
      ['style-src-elem', 'inline', URL_OF.part],
      ['connect-src', URL_OF.api, URL_OF.part],
      ['style-src-attr', 'inline', URL_OF.loader],
      ['connect-src', 'https://www.example.com/openapi/v2/user/login', URL_OF.part],
      ['connect-src', 'https://sso.example/accept', URL_OF.part],
      ['style-src-elem', 'inline', `${URL_OF.part}?2`],
      ['connect-src', URL_OF.api, URL_OF.loader],
    ].map(([directive = '', blocked = '', source = '']) => ({ directive, blocked, source, policy: POLICY }));
    const twoPolicies = [...violations, ...violations.map((one) => ({ ...one, policy: `${POLICY} ` }))];
    for (const all of [violations, twoPolicies])
      expect(
        checkObserved({ ...WITHOUT_MISTAKE, violations: all }).map(({ where, instead }) => [where, instead]),
      ).toEqual([
        ['inline', `style-src ${EMPTY_STYLE}`],
        [
          `${URL_OF.api} https://www.example.com/openapi/v2/user/login https://sso.example/accept`,
          "connect-src 'self' https://sso.example",
        ],
      ]);
  });

  it('asks once for the nonce of a script whose files are all blocked', () => {
    const policy = "script-src 'strict-dynamic'";
    const violations = [URL_OF.loader, URL_OF.part, URL_OF.loader].map((blocked, index) => ({
      directive: index ? 'script-src' : 'script-src-elem',
      blocked,
      source: `${index}`,
      policy,
    }));
    const found = checkObserved({ ...WITHOUT_MISTAKE, violations });
    expect(found.map(({ code, where }) => [code, where])).toEqual([
      ['policyNeedsNonce', `${URL_OF.loader} ${URL_OF.part}`],
    ]);
  });

  it('calls a script that the policy lets nobody read loadable where the browser cannot tell', () => {
    const unread = loader({ sent: failed(URL_OF.loader, 'policy'), isLoadable: undefined });
    const findings = checkObserved({ ...WITHOUT_MISTAKE, isDefined: false, ...unread });
    expect(findings.map(({ code }) => code)).toEqual(['notDefined']);
  });

  it('does not repeat a mistake of the markup that explains why the script has not run', () => {
    const text = { 'zh-CN': '', en: '' };
    const written = [{ code: 'noModule' as const, where: '', message: text, instead: '' }];
    expect(checkObserved({ ...WITHOUT_MISTAKE, isDefined: false }, written)).toEqual([]);
  });

  it('does not repeat a mistake of the markup with the same line to write', () => {
    const text = { 'zh-CN': '', en: '' };
    const written = [{ code: 'extraSigns' as const, where: '', message: text, instead: '"apiBase": ""' }];
    const observed = {
      ...WITHOUT_MISTAKE,
      api: json('<h1>', { status: 404 }),
      apiAtRoot: json('{"code": 0}'),
    };
    expect(checkObserved(observed).map(({ code }) => code)).toEqual(['apiWrongPath']);
    expect(checkObserved(observed, written)).toEqual([]);
  });

  it('has a row for each mistake that requests show', () => {
    expect([...new Set(ROWS.map(([code]) => code))].sort()).toEqual(Object.keys(observed).sort());
  });
});
