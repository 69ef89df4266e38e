import { WIDGETS } from 'virtual:elements';
import { describe, expect, it } from 'vitest';
import { doctor } from '#i18n/zh-cn/doctor';
import { MEMBER_RULES, RULES, SIGNING_RULES } from '#page-config/rules';
import { SHARED_ATTRIBUTES } from '../../../../widgets/attributes';
import { EVENTS_BY_TAG } from '../../../../widgets/diagnostics/known-names.build-time';
import { checkSnippet, type Finding } from '../../../../widgets/diagnostics/markup/check-snippet';
import { PUBLIC_KEY } from '../../../support/test-key';

const BASE = 'https://www.example.com/news/1.html';
const LOADER = '<script type="module" src="https://cdn.example/1/cntv-widgets.js"></script>';
const SIGNING = `"signing": {"publicKey": "${PUBLIC_KEY}"}`;
const RIGHT = `{"appid": "demo", ${SIGNING}}`;

const configured = (json: string) => `<script type="application/json" data-cntv-config>${json}</script>`;
const page = (body: string, keys = '') =>
  `${LOADER}\n${configured(RIGHT.replace(/}$/, `${keys && ', '}${keys}}`))}\n${body}`;
const EXAMPLE = configured('{"appid": "…", "signing": {"publicKey": "…"}}');
const EXAMPLE_LOADER = LOADER.replace('example/', 'example/cntv-widgets/');

type Code = keyof typeof doctor.findings;
/** A mistake as editors write it, and the line with which the check answers; none where its sentence says what is expected. */
type Row = readonly [code: Code, written: string, instead?: string];

/** What stands in the body of an otherwise right page. */
const ELEMENTS: readonly Row[] = [
  ['unknownTag', '<cntv-logn backurl="/a">登录</cntv-logn>', '<cntv-login backurl="/a">…</cntv-login>'],
  ['unknownTag', '<CntvLogin></CntvLogin>', '<cntv-login></cntv-login>'],
  ['unknownTag', '<cntv_login></cntv_login>', '<cntv-login></cntv-login>'],
  ['unknownTag', '<cctv-login></cctv-login>', '<cntv-login></cntv-login>'],
  ['unknownTag', '<ctnv-qr-login size="300"></ctnv-qr-login>', '<cntv-qr-login size="300"></cntv-qr-login>'],
  ['unknownTag', '<cntv—login></cntv—login>', '<cntv-login></cntv-login>'],
  ['unknownTag', '<cntv-badge></cntv-badge>', '<cntv-unread-badge></cntv-unread-badge>'],
  ['noEndTag', '<cntv-login standalone /><p>正文</p>', '<cntv-login standalone></cntv-login>'],
  ['noEndTag', '<div>\n<cntv-login></div>', '<cntv-login></cntv-login>'],
  ['noEndTag', '<p><cntv-login><div>请登录</div></cntv-login></p>', '<cntv-login></cntv-login>'],
  ['wrongQuotes', '<cntv-login backurl=“/a”></cntv-login>', '<cntv-login backurl="/a">'],

  // Attributes of all elements.
  ['badValue', '<cntv-login lang="cn"></cntv-login>', '<cntv-login lang="zh-CN">'],
  ['badValue', '<cntv-login lang="tw"></cntv-login>', '<cntv-login lang="zh-Hant">'],
  ['badValue', '<cntv-login lang="english"></cntv-login>', '<cntv-login lang="en">'],
  ['badValue', '<cntv-login lang="jp"></cntv-login>', '<cntv-login>'],
  ['badValue', '<cntv-login theme="night"></cntv-login>', '<cntv-login theme="dark">'],
  ['uselessAttribute', '<cntv-login zoom="2" lang="en"></cntv-login>', '<cntv-login lang="en">'],
  ['uselessAttribute', '<cntv-login section="home"></cntv-login>', '<cntv-login>'],
  ['unknownAttribute', '<cntv-login back-url="/a"></cntv-login>', '<cntv-login backurl="/a">'],
  ['listener', '<cntv-login oncntv-login-success="go()"></cntv-login>', '<cntv-login>'],
  ['listener', '<cntv-login onlogin-sucess="go()"></cntv-login>', '<cntv-login>'],
  [
    'listener',
    '<cntv-login @cntv-navigate="go()" @cntv-qr-stat="go()"></cntv-login>',
    '<cntv-login @cntv-navigate="go()">',
  ],
  ['listener', '<cntv-portal on:cntv-login-require="go()"></cntv-portal>', '<cntv-portal>'],
  ['listener', '<cntv-qr-login onerror="go()"></cntv-qr-login>', '<cntv-qr-login>'],
  ['listener', '<cntv-apply-form onsubmit="go()"></cntv-apply-form>', '<cntv-apply-form>'],
  ['listener', '<cntv-apply-form onreset="go()"></cntv-apply-form>', '<cntv-apply-form>'],
  ['listener', '<cntv-member-center on-navigate="go()"></cntv-member-center>', '<cntv-member-center>'],
  ['listener', '<cntv-account cntv-logout="go()"></cntv-account>', '<cntv-account>'],
  ['listener', '<cntv-unread-badge oncntv-unred="go()"></cntv-unread-badge>', '<cntv-unread-badge>'],

  // <cntv-login> and <cntv-qr-login>
  [
    'brokenAddress',
    '<cntv-login backurl="www.example.com/vip"></cntv-login>',
    '<cntv-login backurl="https://www.example.com/vip">',
  ],
  [
    'brokenAddress',
    '<cntv-login backurl="https：//www.example.com/vip"></cntv-login>',
    '<cntv-login backurl="https://www.example.com/vip">',
  ],
  [
    'brokenAddress',
    '<cntv-qr-login backurl="https%3A%2F%2Fwww.example.com%2F"></cntv-qr-login>',
    '<cntv-qr-login backurl="https://www.example.com/">',
  ],
  ['badRedirect', '<cntv-login backurl="javascript:0"></cntv-login>', '<cntv-login backurl="/">'],
  [
    'refusedRedirect',
    '<cntv-login backurl="https://vip.example.org/a"></cntv-login>',
    '"allowedDomains": ["vip.example.org"]',
  ],
  ['badValue', '<cntv-login captcha="滑块"></cntv-login>', '<cntv-login captcha="puzzle">'],
  ['badValue', '<cntv-login variant="h5"></cntv-login>', '<cntv-login variant="mobile">'],
  ['flagOn', '<cntv-login standalone="false"></cntv-login>', '<cntv-login>'],
  ['flagOn', '<cntv-login standalone="否"></cntv-login>', '<cntv-login>'],
  ['flagOn', '<cntv-login compact="fasle"></cntv-login>', '<cntv-login>'],
  ['unknownAttribute', '<cntv-login no_title></cntv-login>', '<cntv-login no-title>'],
  ['badValue', '<cntv-login loading="Eager"></cntv-login>', '<cntv-login loading="eager">'],
  ['badValue', '<cntv-qr-login size="300px"></cntv-qr-login>', '<cntv-qr-login size="300">'],
  ['badValue', '<cntv-qr-login size="２６０"></cntv-qr-login>', '<cntv-qr-login size="260">'],
  ['badValue', '<cntv-qr-login size="9" lang="en"></cntv-qr-login>', '<cntv-qr-login size="120" lang="en">'],
  ['badValue', '<cntv-qr-login size="三百"></cntv-qr-login>', '<cntv-qr-login>'],

  // <cntv-member-center>
  [
    'badValue',
    '<cntv-member-center section="favorites"></cntv-member-center>',
    '<cntv-member-center section="collection">',
  ],
  [
    'badValue',
    '<cntv-member-center section="观看历史"></cntv-member-center>',
    '<cntv-member-center section="history">',
  ],
  [
    'badValue',
    '<cntv-member-center section="settings" tab="logoff"></cntv-member-center>',
    '<cntv-member-center section="settings" tab="logOff">',
  ],
  [
    'otherTab',
    '<cntv-member-center section="message" tab="video"></cntv-member-center>',
    '<cntv-member-center section="message">',
  ],
  [
    'otherTab',
    '<cntv-member-center tab="system"></cntv-member-center>',
    '<cntv-member-center section="message" tab="system">',
  ],
  ['flagOn', '<cntv-member-center bare="off"></cntv-member-center>', '<cntv-member-center>'],
  [
    'unknownSlot',
    '<cntv-member-center><p slot="agrement">a</p></cntv-member-center>',
    '<p slot="cancel-agreement">',
  ],
  ['unknownSlot', '<cntv-qr-login><p slot="a">a</p></cntv-qr-login>', '<p>'],

  // <cntv-apply-form>
  [
    'badValue',
    '<cntv-apply-form form="talent_show"></cntv-apply-form>',
    '<cntv-apply-form form="talent-show">',
  ],
  ['badValue', '<cntv-apply-form form="诗歌大赛"></cntv-apply-form>', '<cntv-apply-form form="poetry">'],
  [
    'badValue',
    '<cntv-apply-form form="institution" declarations="false"></cntv-apply-form>',
    '<cntv-apply-form form="institution" declarations="optional">',
  ],
  ['badValue', '<cntv-apply-form messages="false"></cntv-apply-form>', '<cntv-apply-form messages="hide">'],
  ['badValue', '<cntv-apply-form draft="false"></cntv-apply-form>', '<cntv-apply-form draft="none">'],
  [
    'brokenAddress',
    '<cntv-apply-form action="www.example.com/apply"></cntv-apply-form>',
    '<cntv-apply-form action="https://www.example.com/apply">',
  ],
  ['badValue', '<cntv-apply-form action="mailto:a@example.com"></cntv-apply-form>', '<cntv-apply-form>'],
  [
    'badValue',
    '<cntv-apply-form action="https://a:b@www.example.com/a"></cntv-apply-form>',
    '<cntv-apply-form>',
  ],
  [
    'refusedAction',
    '<cntv-apply-form action="https://b.example/a"></cntv-apply-form>',
    '"formOrigins": ["https://b.example"]',
  ],
  [
    'uselessAttribute',
    '<cntv-apply-form action="/apply" method="post"></cntv-apply-form>',
    '<cntv-apply-form action="/apply">',
  ],
  [
    'noPrefill',
    '<cntv-apply-form prefill="name，nativePlce"></cntv-apply-form>',
    '<cntv-apply-form prefill="name">',
  ],
  [
    'noPrefill',
    '<cntv-apply-form form="poetry" prefill="姓名"></cntv-apply-form>',
    '<cntv-apply-form form="poetry">',
  ],
  [
    'noPrefill',
    '<cntv-apply-form prefill="name phone"></cntv-apply-form>',
    '<cntv-apply-form prefill="name">',
  ],
  ['badValue', '<cntv-apply-form consent="true"></cntv-apply-form>', '<cntv-apply-form>'],
  ['badValue', '<cntv-apply-form consent="隐私政策"></cntv-apply-form>', '<cntv-apply-form>'],
  [
    'badValue',
    '<cntv-apply-form opens="2026年12月1日"></cntv-apply-form>',
    '<cntv-apply-form opens="2026-12-01">',
  ],
  [
    'badValue',
    '<cntv-apply-form opens="2026年12月1日 下午6点"></cntv-apply-form>',
    '<cntv-apply-form opens="2026-12-01T18:00">',
  ],
  [
    'badValue',
    '<cntv-apply-form opens="2026/12/1 9:00"></cntv-apply-form>',
    '<cntv-apply-form opens="2026-12-01T09:00">',
  ],
  [
    'badValue',
    '<cntv-apply-form closes="2026-12-01T18：00+8"></cntv-apply-form>',
    '<cntv-apply-form closes="2026-12-01T18:00+08:00">',
  ],
  [
    'badValue',
    '<cntv-apply-form closes="20261201"></cntv-apply-form>',
    '<cntv-apply-form closes="2026-12-01">',
  ],
  ['badValue', '<cntv-apply-form closes="2026-11-31"></cntv-apply-form>', '<cntv-apply-form>'],
  [
    'neverOpen',
    '<cntv-apply-form opens="2026-12-02" closes="2026-12-01"></cntv-apply-form>',
    '<cntv-apply-form opens="2026-12-02">',
  ],
  ['badValue', '<cntv-apply-form loading="eger"></cntv-apply-form>', '<cntv-apply-form loading="eager">'],

  // <cntv-unread-badge>, <cntv-account> and <cntv-portal>
  [
    'badValue',
    '<cntv-unread-badge kind="系统消息"></cntv-unread-badge>',
    '<cntv-unread-badge kind="system">',
  ],
  ['badValue', '<cntv-unread-badge max="99+"></cntv-unread-badge>', '<cntv-unread-badge max="99">'],
  ['badValue', '<cntv-unread-badge max="99,999"></cntv-unread-badge>', '<cntv-unread-badge max="9999">'],
  ['badValue', '<cntv-unread-badge href="javascript:0"></cntv-unread-badge>', '<cntv-unread-badge>'],
  [
    'brokenAddress',
    '<cntv-unread-badge href="https/://www.example.com/"></cntv-unread-badge>'.replace('https/:', 'http'),
    '<cntv-unread-badge href="http://www.example.com/">',
  ],
  [
    'unknownAttribute',
    '<cntv-unread-badge blinkTitle></cntv-unread-badge>',
    '<cntv-unread-badge blink-title>',
  ],
  ['flagOn', '<cntv-unread-badge bell="0"></cntv-unread-badge>', '<cntv-unread-badge>'],
  [
    'badValue',
    '<cntv-account links="home，message、favorites"></cntv-account>',
    '<cntv-account links="home message collection">',
  ],
  ['badValue', '<cntv-account links="none"></cntv-account>', '<cntv-account links>'],
  ['flagOn', '<cntv-account unread="no"></cntv-account>', '<cntv-account>'],
  [
    'unknownSlot',
    '<cntv-account><a slot="link" href="/a">a</a></cntv-account>',
    '<a slot="links" href="/a">',
  ],
  ['badValue', '<cntv-portal base="//a"></cntv-portal>', '<cntv-portal>'],
  ['brokenAddress', '<cntv-portal base="／portal/*"></cntv-portal>', '<cntv-portal base="/portal">'],
  ['flagOn', '<cntv-portal login-check="FALSE"></cntv-portal>', '<cntv-portal>'],
  ['badValue', '<cntv-portal loading="Lazy"></cntv-portal>', '<cntv-portal loading="lazy">'],
  ['unknownSlot', '<cntv-portal><p slot="Agreement">a</p></cntv-portal>', '<p slot="agreement">'],

  ['nestedSlot', '<cntv-account><ul><li slot="links"><a href="/a">a</a></li></ul></cntv-account>'],
  [
    'onlyWith',
    '<cntv-apply-form form="poetry" declarations="optional"></cntv-apply-form>',
    '<cntv-apply-form form="poetry">',
  ],
  [
    'withoutHttps',
    '<cntv-apply-form action="http://www.example.com/a"></cntv-apply-form>',
    '<cntv-apply-form action="https://www.example.com/a">',
  ],
  ['badValue', '<cntv-apply-form consent></cntv-apply-form>', '<cntv-apply-form>'],
  ['badValue', '<cntv-apply-form action=""></cntv-apply-form>', '<cntv-apply-form>'],
  ['brokenAddress', '<cntv-portal base="/portal/index.html"></cntv-portal>', '<cntv-portal base="/portal">'],
  ['unknownTag', '<cntv-login"></cntv-login>', '<cntv-login></cntv-login>'],
  ['nestedSlot', '<cntv-portal><div><p slot="agreement">a</p></div></cntv-portal>'],
  ['repeatedAttribute', '<cntv-login backurl="/a" backurl="/b"></cntv-login>', '<cntv-login backurl="/a">'],
  ['unknownAttribute', '<cntv-login captcha:"click"></cntv-login>', '<cntv-login captcha="click">'],
  ['openQuote', '<cntv-login backurl="/a></cntv-login>', '<cntv-login backurl="/a">'],

  // Text that was meant to be a tag.
  [
    'tagAsText',
    '<p>&lt;cntv-login backurl="/a"&gt;&lt;/cntv-login&gt;</p>',
    '<cntv-login backurl="/a"></cntv-login>',
  ],
  ['tagAsText', '<p>＜cntv-login standalone /＞</p>', '<cntv-login standalone></cntv-login>'],
  ['tagAsText', '<p>《cntv-login standalone》《/cntv-login》</p>', '<cntv-login standalone></cntv-login>'],
  ['tagAsText', '<p>&amp;lt;cntv-login lang="en"&amp;gt;</p>', '<cntv-login lang="en"></cntv-login>'],
  ['tagAsText', '<pre><code>&lt;cntv-login&gt;</code></pre>', '<cntv-login></cntv-login>'],
];

/** Keys beside the right ones. */
const KEYS: readonly Row[] = [
  ['withoutHttps', '"apiBase": "http://api.example.com"', '"apiBase": "https://api.example.com"'],
  ['extraSigns', '"apiBase": "/api/openapi"', '"apiBase": "/api"'],
  ['repeatedKey', '"captcha": "click", "captcha": "puzzle"'],
  ['unknownKey', '"config": {"captcha": "click"}', '"captcha": "click"'],
  ['unknownKey', '"login": {"portalHome": "/a"}', '"portalHome": "/a"'],
  ['unknownKey', '"member": {"portalHome": "/a"}', '"portalHome": "/a"'],
  [
    'unknownKey',
    '"texts": {"core": {"login": {"submit": "进入"}}}',
    '"texts": {"login": {"submit": "进入"}}',
  ],
  [
    'unknownKey',
    '"texts": {"zh-TW": {"login": {"submit": "進入"}}}',
    '"texts": {"zh-Hant": {"login": {"submit": "進入"}}}',
  ],
  [
    'unknownKey',
    '"texts": {"login": {"en": {"submit": "Enter"}}}',
    '"texts": {"en": {"login": {"submit": "Enter"}}}',
  ],
  [
    'unknownPlaceholder',
    '"texts": {"login": {"signedInAs": "您好，{nmae}"}}',
    '"texts": {"login": {"signedInAs": "您好，{name}"}}',
  ],
  ['unknownKey', '"options": {"personal": {"product": ["甲"]}}', '"options": {"product": ["甲"]}'],
  ['optionsOfCities', '"options": {"product": {"甲": ["乙"]}}'],
  ['uselessKey', '"baseUrl": "/api"'],
  ['attributeAsKey', '"action": "/apply"', '<cntv-apply-form action="/apply"></cntv-apply-form>'],
  ['attributeAsKey', '"form": "poetry"', '<cntv-apply-form form="poetry"></cntv-apply-form>'],
  ['attributeAsKey', '"theme": "dark"', '<cntv-account theme="dark"></cntv-account>'],
  ['unknownKey', '"pageKeys": ["portalhome"]', '"pageKeys": ["portalHome"]'],
  ['unknownKey', '"messages": {"21018": "密码错误"}', '"messages": {"-21018": "密码错误"}'],
  ['uselessKey', '"campaignRoutes": {"/a.html": "poetry"}'],
  [
    'badField',
    '"fields": {"personal": {"wechat": "微信号"}}',
    '"fields": {"personal": {"wechat": {"label": "微信号"}}}',
  ],
  [
    'badField',
    '"fields": {"personal": {"wechat": {"lable": "微信号"}}}',
    '"fields": {"personal": {"wechat": {"label": "微信号"}}}',
  ],
  [
    'badField',
    '"fields": {"personal": {"wechat": {"label": "微信号", "required": false}}}',
    '"fields": {"personal": {"wechat": {"label": "微信号"}}}',
  ],
  ['badField', '"fields": {"personal": {"微信号": {"label": "微信号"}}}'],
  [
    'badField',
    '"fields": {"personal": {"workList": "false"}}',
    '"fields": {"personal": {"workList": false}}',
  ],
  ['badField', '"fields": {"personal": {"name": {"label": "姓名"}}}'],
  ['badField', '"fields": {"personal": {"phone": {"hidden": true}}}'],
  ['badConfigValue', '"apiBase": "api.example.com"', '"apiBase": "https://api.example.com"'],
  ['badConfigValue', '"apiBase": "//api.example.com"', '"apiBase": "https://api.example.com"'],
  ['badConfigValue', '"apiBase": null'],
  ['unknownKey', '"api_base": "/a"', '"apiBase": "/a"'],
  ['badConfigValue', '"allowedDomains": "https://a.example/x"', '"allowedDomains": ["a.example"]'],
  [
    'badConfigValue',
    '"allowedDomains": ["*.example.com", "a.example:8080"]',
    '"allowedDomains": ["example.com", "a.example"]',
  ],
  ['unknownKey', '"allowDomains": ["a.example"]', '"allowedDomains": ["a.example"]'],
  [
    'badConfigValue',
    '"ssoEndpoints": ["sso.example.com/accept"]',
    '"ssoEndpoints": ["https://sso.example.com/accept"]',
  ],
  ['badConfigValue', '"ssoEndpoints": ["https://sso.example.com"]'],
  ['badConfigValue', '"formOrigins": "forms.example.com"', '"formOrigins": ["https://forms.example.com"]'],
  [
    'badConfigValue',
    '"formOrigins": ["https://forms.example.com/a"]',
    '"formOrigins": ["https://forms.example.com"]',
  ],
  [
    'badConfigValue',
    '"registrationHost": "reg.example.com"',
    '"registrationHost": "https://reg.example.com"',
  ],
  ['badConfigValue', '"portalBase": "portal"', '"portalBase": "/portal"'],
  ['badConfigValue', '"logoutUrl": "javascript:logout()"'],
  ['badConfigValue', '"portalHome": "index.html"', '"portalHome": "/index.html"'],
  ['badConfigValue', '"userHome": "user.html"', '"userHome": "/user.html"'],
  ['badConfigValue', '"loginCheck": "true"', '"loginCheck": true'],
  ['badConfigValue', '"reauth": "Dialog"', '"reauth": "dialog"'],
  ['badConfigValue', '"captcha": "clik"', '"captcha": "click"'],
  ['badConfigValue', '"embedLinks": "a["'],
  ['badConfigValue', '"embedLinks": "＃article"', '"embedLinks": "#article"'],
  ['badConfigValue', '"links": {"customerService": "help.html"}'],
  ['unknownKey', '"links": {"customerservice": "/help"}', '"links": {"customerService": "/help"}'],
  ['unknownKey', '"onlineService": "/help"', '"links": {"onlineService": "/help"}'],
  ['badConfigValue', '"options": {"product": "甲、乙"}'],
  ['unknownKey', '"options": {"prodct": ["甲"]}', '"options": {"product": ["甲"]}'],
  ['badConfigValue', '"servicePhone": 4008001234', '"servicePhone": "4008001234"'],
  ['badConfigValue', '"showOtherAccounts": "yes"', '"showOtherAccounts": true'],
  [
    'badConfigValue',
    '"agreementUrl": "www.example.com/agreement"',
    '"agreementUrl": "https://www.example.com/agreement"',
  ],
  [
    'badConfigValue',
    '"privacyUrl": "https：//www.example.com/privacy"',
    '"privacyUrl": "https://www.example.com/privacy"',
  ],
  ['badConfigValue', '"cancelAgreementUrl": "《注销协议》"'],
  [
    'badConfigValue',
    '"member": {"base": "vip.example.com"}',
    '"member": {"base": "https://vip.example.com"}',
  ],
  ['unknownKey', '"member": {"appid": "a"}', '"member": {"appId": "a"}'],
  ['badConfigValue', '"member": {"productId": 7}', '"member": {"productId": "7"}'],
  ['badConfigValue', '"member": {"source": 1}', '"member": {"source": "1"}'],
  ['badConfigValue', '"member": {"sign": "abc"}'],
  ['badConfigValue', '"member": []'],
  ['unknownKey', '"member.base": "/a"', '"member": {"base": "/a"}'],
  [
    'extraSigns',
    '"qrContent": "https://example.com/scan?code={{code}}"',
    '"qrContent": "https://example.com/scan?code={code}"',
  ],
  ['badConfigValue', '"liveUrl": "/live/{id}"', '"liveUrl": "/live/{source_id}"'],
  ['badConfigValue', '"pageKeys": "portalHome"', '"pageKeys": ["portalHome"]'],
  ['unknownKey', '"apibase": "/a"', '"apiBase": "/a"'],
  ['uselessKey', '"version": "1.2"'],
  ['unknownKey', '"texts": {"login": {"sumbit": "进入"}}', '"texts": {"login": {"submit": "进入"}}'],
  ['unknownKey', '"texts": {"login.submit": "进入"}', '"texts": {"login": {"submit": "进入"}}'],
  ['textWithKeys', '"texts": {"login": {"submit": {"a": "b"}}}'],
  ['missingKeys', '"texts": {"login": "进入"}'],
  ['badConfigValue', '"messages": {"－21018": "密码错误"}'],
  [
    'unknownForm',
    '"campaignRoutes": {"/wyznt/info.action": "advisry"}',
    '"campaignRoutes": {"/wyznt/info.action": "advisory"}',
  ],
  ['noForm', '"campaignRoutes": {"/wyznt/info.action": "xyz"}'],
  ['noForm', '"fields": {"个人": {"wechat": {"label": "微信号"}}}'],
  ['requiredField', '"fields": {"personal": {"name": false}}'],
];

/** Links in a page with containers. */
const LINKS: readonly Row[] = [
  ['unknownTag', '<a href="/login#cntvlogin">登录</a>', '<a href="/login#cntv-login">'],
  ['unknownTag', '<a href="/login＃cntv-login">登录</a>', '<a href="/login#cntv-login">'],
  [
    'unknownTag',
    '<a href="/login%23cntv-login?captcha=click">登录</a>',
    '<a href="/login#cntv-login?captcha=click">',
  ],
  ['unknownTag', '<a href="/login#/CNTV-login">登录</a>', '<a href="/login#cntv-login">'],
  [
    'unknownTag',
    '<a href="/apply#cntv-apply-form&form=poetry">报名</a>',
    '<a href="/apply#cntv-apply-form?form=poetry">',
  ],
  [
    'unknownTag',
    '<a href="/apply#cntv-apply-form？form=poetry">报名</a>',
    '<a href="/apply#cntv-apply-form?form=poetry">',
  ],
  [
    'badValue',
    '<a href="#cntv-apply-form?opens=2026年12月1日">报名</a>',
    '<a href="#cntv-apply-form?opens=2026-12-01">',
  ],
  [
    'brokenAddress',
    '<a href="#cntv-login?backurl=www.example.com/vip">登录</a>',
    '<a href="#cntv-login?backurl=https%3A//www.example.com/vip">',
  ],
];

const SCRIPT = '<cntv-login></cntv-login>';
/** Whole texts. */
const TEXTS: readonly Row[] = [
  [
    'refusedRedirect',
    page('<cntv-login backurl="//b.example/"></cntv-login>', '"allowedDomains": ["a.example"]'),
    '"allowedDomains": ["a.example", "b.example"]',
  ],
  [
    'refusedAction',
    page(
      '<cntv-apply-form action="https://b.example/a"></cntv-apply-form>',
      '"formOrigins": ["https://a.example"]',
    ),
    '"formOrigins": ["https://a.example", "https://b.example"]',
  ],
  ['noLoaderInSnippet', `${configured(RIGHT)}${SCRIPT}`, EXAMPLE_LOADER],
  ['noModule', page('').replace(' type="module"', ''), LOADER],
  ['scriptWithoutHttps', page('').replace('https://cdn', 'http://cdn'), LOADER],
  ['severalLoaders', page('<script type="module" src="/2/cntv-widgets.js"></script>'), LOADER],
  ['noConfigurationInSnippet', `${LOADER}${SCRIPT}`, EXAMPLE],
  [
    'severalConfigurations',
    page(configured('{"links": {"onlineService": "/a"}, "captcha": "click"}')),
    configured('{"captcha": "click"}'),
  ],
  ['configurationWithoutType', `${LOADER}<script data-cntv-config>${RIGHT}</script>`, configured(RIGHT)],
  ['unreadableConfiguration', `${LOADER}\n${configured('{“appid”: “a”,}')}`, configured('{"appid": "a"}')],
  ['unreadableConfiguration', configured("{appid: 'a' /* ours */}"), configured('{"appid": "a" }')],
  [
    'tagAsText',
    `&lt;script type="module" src="https://cdn.example/1/cntv-widgets.js"&gt;&lt;/script&gt;\n${configured(RIGHT)}${SCRIPT}`,
    LOADER,
  ],
  [
    'tagAsText',
    `${LOADER}\n&lt;script type="application/json" data-cntv-config&gt;${RIGHT}&lt;/script&gt;\n${SCRIPT}`,
    configured(RIGHT),
  ],
  ['notLoaded', page(SCRIPT).replace('cntv-widgets.js', 'cntv-widget.js'), LOADER],
  ['notLoaded', page(SCRIPT).replace('cntv-widgets.js', 'cntv_widgets.mjs'), LOADER],
  [
    'notLoaded',
    page(SCRIPT)
      .replace('"module"', '“module”')
      .replace(/"(https:.*?)"/, '“$1”'),
    LOADER,
  ],
  ['notLoaded', page(SCRIPT).replace(' src=', ' scr='), LOADER],
  ['notLoaded', page(SCRIPT).replace('https://', 'https：//'), LOADER],
  [
    'notLoaded',
    page(SCRIPT).replace('https://cdn.example', 'www.example.com'),
    LOADER.replace('cdn.example', 'www.example.com'),
  ],
  ['notLoaded', page(SCRIPT).replace('https://cdn.example/', 'file:///D:/'), EXAMPLE_LOADER],
  ['openScript', page(SCRIPT).replace('></script>', '>'), LOADER],
  ['openScript', page(SCRIPT).replace('></script>', ' />'), LOADER],
  [
    'noModule',
    page(SCRIPT).replace(LOADER, '<script>import "https://cdn.example/1/cntv-widgets.js"</script>'),
    '<script type="module">…</script>',
  ],
  ['openScript', page(SCRIPT).replace('}</script>', '}'), configured(RIGHT)],
  ['configurationNotRead', page(SCRIPT).replace('data-cntv-config', 'data-ctnv-config'), configured(RIGHT)],
  ['configurationNotRead', page(SCRIPT).replace('data-cntv-config', 'data_cntv_config'), configured(RIGHT)],
  ['configurationNotRead', page(SCRIPT).replace(' data-cntv-config', ''), configured(RIGHT)],
  ['configurationNotRead', `${LOADER}\n<div data-cntv-config>${RIGHT}</div>\n${SCRIPT}`, configured(RIGHT)],
  [
    'configurationNotRead',
    `${LOADER}\n<script type="application/json" data-cntv-config='${RIGHT}'></script>\n${SCRIPT}`,
    configured(RIGHT),
  ],
  [
    'unreadableConfiguration',
    configured('{"appid"： "a"， "captcha"：“click”}'),
    configured('{"appid": "a", "captcha":"click"}'),
  ],
  [
    'unreadableConfiguration',
    configured('"appid": "a", "captcha": "click"'),
    configured('{"appid": "a", "captcha": "click"}'),
  ],
  [
    'unreadableConfiguration',
    configured('{"appid" = "a"; "captcha" = "click"}'),
    configured('{"appid" : "a", "captcha" : "click"}'),
  ],
  ['unreadableConfiguration', configured('var config = {"appid": "a"};'), configured('{"appid": "a"}')],
  ['unreadableConfiguration', configured('<!-- {"appid": "a"} -->'), configured('{"appid": "a"}')],
  ['noObject', configured('[{"appid": "a"}]'), configured('{"appid": "a"}')],
  ['noObject', configured(''), EXAMPLE],
  ['noAppid', configured('{}'), '"appid": "…"'],
  ['noAppid', configured('{"appid": "…"}'), '"appid": "…"'],
  ['badConfigValue', configured('{"appid": 7}'), '"appid": "7"'],
  ['noPublicKey', `${LOADER}${configured('{"appid": "a"}')}${SCRIPT}`, '"signing": {"publicKey": "…"}'],
  [
    'exampleKey',
    `${LOADER}${configured('{"appid": "a", "signing": {"publicKey": "MIIBIjANBg..."}}')}${SCRIPT}`,
  ],
  ['badPublicKey', `${LOADER}${configured('{"appid": "a", "signing": {"publicKey": "MIIB"}}')}${SCRIPT}`],
  ['badConfigValue', configured('{"appid": "a", "signing": ["MIIB"]}')],
  ['badConfigValue', configured('{"appid": "a", "signing": {"secret": 7}}'), '"signing": {"secret": "7"}'],
  ['badConfigValue', configured('{"appid": "a", "signing": {"mode": "Off"}}'), '"signing": {"mode": "off"}'],
  ['unknownKey', configured('{"appid": "a", "publicKey": "MIIB"}'), '"signing": {"publicKey": "MIIB"}'],
  [
    'unknownKey',
    `${LOADER}${configured(`{"appid": "a", "signing.publicKey": "${PUBLIC_KEY}"}`)}${SCRIPT}`,
    SIGNING,
  ],
  [
    'unknownKey',
    `${LOADER}${configured(`{"appid": "a", "sign": {"publicKey": "${PUBLIC_KEY}"}}`)}${SCRIPT}`,
    SIGNING,
  ],
];

const caseOf =
  (textOf: (written: string) => string) =>
  ([code, written, instead = '']: Row) => ({
    code,
    html: textOf(written),
    instead,
    written: shortened(written),
  });

/** A title does not repeat what is right. */
const shortened = (written: string) =>
  [LOADER, PUBLIC_KEY].reduce((text, long) => text.replaceAll(long, '…'), written);

const CASES = [
  ...ELEMENTS.map(caseOf((body) => page(body))),
  ...KEYS.map(caseOf((keys) => page('', keys))),
  ...LINKS.map(caseOf((link) => page(link, '"embedLinks": ".article"'))),
  ...TEXTS.map(caseOf((text) => text)),
];

/** Mistakes that only a page has. */
const OF_PAGES = [
  'noTexts',
  'noLoader',
  'noConfiguration',
  'lateConfiguration',
  'noPortalScreen',
  'outsidePortalBase',
  'polyfilledTwice',
];
/** Mistakes of `links.test.ts`. */
const OF_LINKS = [
  'linksOff',
  'linkToOtherSite',
  'linkOfVisitor',
  'linkOutside',
  'noContainer',
  'tooManyLinks',
  'elementNotInLink',
  'attributeNotInLink',
  'hrefToOtherSite',
];

/** Writes the line of the advice, with a value of the editor's own for each `…`, in the place of the mistake or before the text. */
function follow(html: string, { code, where, line, instead }: Finding): string {
  const right = instead.replace('"appid": "…"', '"appid": "a"').replace('"…"', `"${PUBLIC_KEY}"`);
  if (right.startsWith('"')) return followInConfiguration(html, where, right);
  if (code === 'severalLoaders')
    return right + html.replaceAll(/<script[^>]*cntv-widgets[^>]*><\/script>/g, '');
  if (where.startsWith('"')) return html.replace(`, ${where}`, '') + right;
  const lines = html.split('\n');
  const before = lines.slice(0, (line ?? 1) - 1).join('\n');
  if (code === 'tagAsText') return html.replace(lines[(line ?? 1) - 1] ?? '', right);
  const [start = '', end = ''] = where.split('…');
  const from = html.indexOf(start, before.length);
  const to = html.indexOf(end, from + start.length);
  if (from < 0 || !line) return `${right}\n${html}`;
  const content = html.slice(from + start.length, to);
  return html.slice(0, from) + right.replace('…', () => content) + html.slice(to + end.length);
}

/** Replaces the line with the mistake or with the same key, or adds a line. */
function followInConfiguration(html: string, where: string, right: string): string {
  if (html.includes(where) && where.startsWith('"')) return html.replace(where, () => right);
  const line = [where, right]
    .map((text) => text.split('"')[1])
    .map((key) => new RegExp(`"${key}": ("[^"]*"|\\[[^\\]]*\\]|\\{[^}]*\\})`))
    .find((key) => key.test(html));
  if (line) return html.replace(line, () => right);
  return html.replace('{', () => `{${right}, `).replace(', }', '}');
}

describe('a mistake of an editor', () => {
  it.each(CASES)('is found: $code in $written', async ({ code, html, instead }) => {
    const found = await checkSnippet(html, BASE);
    expect(found.map((one) => [one.code, one.instead])).toEqual([[code, instead]]);
    for (const { where, line, message } of found) {
      expect(where).toMatch(/^[^\n]{3,}$/);
      if (line && code !== 'tagAsText') expect(html.split('\n')[line - 1]).toContain(where.slice(0, 6));
      expect(message['zh-CN']).toMatch(/[\u4e00-\u9fff]{4}.*[。？\w”]$/);
      expect(message.en).toMatch(/^[^\n]+[.?”]$/);
      for (const text of Object.values(message))
        expect(text).not.toMatch(/\{(?!code|source_id)\w+\}|undefined/);
    }
  });

  it.each(CASES.filter(({ instead }) => instead))(
    'is gone once its advice is followed: $code in $written',
    async ({ html }) => {
      const [found] = await checkSnippet(html, BASE);
      expect(await checkSnippet(follow(html, found as Finding), BASE)).toEqual([]);
    },
  );

  it('of each kind has a row', () => {
    const known = [...new Set(CASES.map(({ code }) => code)), ...OF_PAGES, ...OF_LINKS].sort();
    expect(known).toEqual(Object.keys(doctor.findings).sort());
  });

  it.each(
    WIDGETS.map(
      ({ tag, attributes }) => [tag, Object.keys({ ...attributes, ...SHARED_ATTRIBUTES })] as const,
    ),
  )('has a row for each attribute of <%s>', (tag, names) => {
    const shared = Object.keys(SHARED_ATTRIBUTES);
    const rows = ELEMENTS.map(([, written, instead = '']) => written + instead);
    const lacking = names.filter(
      (name) =>
        !rows.some((row) => (row.includes(`<${tag} `) || shared.includes(name)) && row.includes(` ${name}`)),
    );
    expect(lacking).toEqual([]);
  });

  it('has a row for each key of the configuration', () => {
    const rows = [...KEYS, ...TEXTS].map(([, written, instead = '']) => written + instead).join();
    const keys = [RULES, SIGNING_RULES, MEMBER_RULES].flatMap((rules) => Object.keys(rules));
    expect(keys.filter((key) => !rows.includes(`"${key}"`))).toEqual([]);
  });

  it('has a row for each event', async () => {
    const rows = ELEMENTS.filter(([code]) => code === 'listener').map(([, written]) => page(written));
    const found = (await Promise.all(rows.map((html) => checkSnippet(html, BASE)))).flat();
    const told = found.map(({ message }) => message.en).join();
    const events = [...new Set(Object.values(EVENTS_BY_TAG).flat())];
    expect(events.filter((event) => !told.includes(event))).toEqual([]);
  });
});
