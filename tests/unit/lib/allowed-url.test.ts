import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedUrl, firstAllowed, type RedirectRule } from '#lib/redirect/allowed-url';

const rule: RedirectRule = {
  base: 'https://www.example.com/news/page.html?a=b',
  allowedDomains: ['cntv.cn', 'cctv.com', 'xn--fsqu00a.cn'],
};

/** Characters that no host name contains. */
const FORBIDDEN = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/;

/** Parts of URLs and of what is like one. */
const HOSTILE_PARTS = [
  'http:',
  'https:',
  'HTTPS:',
  'javascript:',
  'data:',
  'blob:',
  'file:',
  'ftp:',
  '//',
  '/',
  '\\',
  '\\\\',
  '@',
  ':',
  ':80',
  ':443',
  ':8443',
  ':x',
  '?',
  '#',
  '.',
  '..',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u0000',
  '\u0001',
  '%2f',
  '%40',
  '%2e',
  '%00',
  'user',
  'pass',
  'evil.com',
  'evil',
  'cntv.cn',
  'CNTV.CN',
  'cctv.com',
  'www.example.com',
  'www',
  '例子.cn',
  'ｃntv',
  '。',
  '[',
  ']',
  '::1',
  '127.0.0.1',
  '-',
  '_',
  'a',
];

describe('an allowed redirect target (LOGIN-15, OQ-29)', () => {
  it.each([
    ['/index.html', 'https://www.example.com/index.html'],
    ['next.html', 'https://www.example.com/news/next.html'],
    ['?x=1', 'https://www.example.com/news/page.html?x=1'],
    ['#top', 'https://www.example.com/news/page.html?a=b#top'],
    ['https://www.example.com/', 'https://www.example.com/'],
    ['https://cntv.cn', 'https://cntv.cn/'],
    ['http://cntv.cn/', 'http://cntv.cn/'],
    ['https://a.b.cntv.cn:8443/x?y#z', 'https://a.b.cntv.cn:8443/x?y#z'],
    ['HTTPS://WWW.CNTV.CN/', 'https://www.cntv.cn/'],
    ['//cntv.cn/x', 'https://cntv.cn/x'],
    ['\\\\cntv.cn\\x', 'https://cntv.cn/x'],
    ['  https://cntv.cn/  ', 'https://cntv.cn/'],
    ['https://cntv.cn/?next=https://evil.com', 'https://cntv.cn/?next=https://evil.com'],
    ['https://例子.cn/', 'https://xn--fsqu00a.cn/'],
    ['https://ｃｎｔｖ.cn/', 'https://cntv.cn/'],
    ['https:evil.com', 'https://www.example.com/news/evil.com'],
    ['https%3A%2F%2Fevil.com', 'https://www.example.com/news/https%3A%2F%2Fevil.com'],
    ['/\t/cntv.cn', 'https://cntv.cn/'],
    ['https://cntv.cn\\@evil.com@cntv.com', 'https://cntv.cn/@evil.com@cntv.com'],
  ])('%j leads to %s', (raw, href) => {
    expect(allowedUrl(raw, rule)?.href).toBe(href);
  });
});

describe('a forbidden redirect target', () => {
  it.each([
    // no target
    '',
    ' ',
    '\n\t',
    null,
    undefined,
    // schemes
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://cntv.cn/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://www.example.com/0f7e',
    'filesystem:https://www.example.com/x',
    'about:blank',
    'ftp://cntv.cn/',
    'xhttps://cntv.cn/',
    'https-x://cntv.cn/',
    'ws://cntv.cn/',
    'view-source:https://cntv.cn',
    'intent://cntv.cn#Intent;end',
    'mailto:a@cntv.cn',
    'weixin://cntv.cn',
    // disguised other hosts
    'https://evil.com',
    '//evil.com',
    '///evil.com',
    '////evil.com',
    '/\\evil.com',
    '\\/evil.com',
    '\\\\evil.com',
    '/\t/evil.com',
    '/\n\\evil.com',
    'https:/\\evil.com',
    'https:\\\\evil.com',
    'http:evil.com',
    'http:/evil.com',
    'https:///evil.com',
    'ht\ntps://evil.com',
    // suffix and prefix tricks
    'https://evil-cntv.cn',
    'https://cntv.cn.evil.com',
    'https://evilcntv.cn',
    'https://cntv.cn-evil.com',
    'https://evil.com/cntv.cn',
    'https://evil.com?cntv.cn',
    'https://evil.com#.cntv.cn',
    'https://evil.com\\.cntv.cn',
    'https://cntv.com',
    'https://cn',
    'https://.cn',
    'https://cntv.cn.',
    'https://www.cntv.cn./',
    'https://cntv.cn%2eevil.com',
    'https://cntv.cn%00.evil.com',
    'https://evil.com%2f.cntv.cn',
    // user info
    'https://cntv.cn@evil.com',
    'https://cntv.cn:443@evil.com',
    'https://user@cntv.cn',
    'https://user:pass@cntv.cn',
    'https://:pass@cntv.cn',
    'https://evil.com@cntv.cn',
    'https://www.example.com@evil.com',
    'https://u@www.example.com/',
    'https://cntv.cn%40evil.com',
    // invalid URLs
    'https://',
    'https://cntv.cn:99999',
    'https://cntv.cn:x',
    'https://[::1]',
    'https://[cntv.cn]',
    'https://cntv cn',
    'https://cntv.cn<>.evil.com',
    // look-alikes
    'https://сntv.cn',
    'https://cntv.cn\u200b.evil.com',
    'https://cntv。evil.com',
    'https://cntv․cn',
    'https://ⓒntv.cn.evil.com',
    // another origin on the page's own host
    'http://www.example.com/',
    'https://www.example.com:8443/',
    'https://example.com/',
    'https://sub.www.example.com/',
  ])('%j', (raw) => {
    expect(allowedUrl(raw, rule)).toBeNull();
  });
});

describe('the check of redirect targets', () => {
  it('allows only the origin of the page without configured domains', () => {
    const bare = { base: rule.base, allowedDomains: [] };
    expect(allowedUrl('https://cntv.cn', bare)).toBeNull();
    expect(allowedUrl('/x', bare)?.href).toBe('https://www.example.com/x');
  });

  it('ignores an empty domain', () => {
    const wide = { base: rule.base, allowedDomains: [''] };
    for (const raw of ['https://evil.com', 'https://evil.com.', 'https://evil.com..'])
      expect(allowedUrl(raw, wide)).toBeNull();
  });

  it('allows no relative URL on a page with an opaque origin', () => {
    for (const base of ['about:blank', 'data:text/html,x', 'file:///a.html']) {
      expect(allowedUrl('/x', { ...rule, base })).toBeNull();
      expect(allowedUrl('https://cntv.cn/', { ...rule, base })?.href).toBe('https://cntv.cn/');
    }
  });

  it('returns the first allowed one of several targets (OQ-30)', () => {
    expect(firstAllowed([null, '', 'https://evil.com', '//cntv.cn/a', '/b'], rule)?.href).toBe(
      'https://cntv.cn/a',
    );
    expect(firstAllowed(['https://evil.com', undefined], rule)).toBeNull();
    expect(firstAllowed([], rule)).toBeNull();
  });

  it('agrees with an independent parser on any target made of hostile parts', () => {
    const target = fc
      .array(fc.constantFrom(...HOSTILE_PARTS), { maxLength: 9 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(target, (raw) => {
        expect(allowedUrl(raw, rule) !== null).toBe(isAllowed(raw));
      }),
      { numRuns: 20_000 },
    );
  });

  it('never allows a text that leads to another host', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true })),
        (raw) => {
          const url = allowedUrl(raw, rule);
          if (url)
            expect(url.href).toMatch(
              /^https?:\/\/(www\.example\.com|([^/@]+\.)?(cntv\.cn|cctv\.com|xn--fsqu00a\.cn))(:\d+)?\//,
            );
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

/**
 * A second implementation of the check, on the text only: removes what a browser removes, normalises slashes, and finds
 * the authority with user info, host and port.
 */
function isAllowed(raw: string): boolean {
  if (raw.trim() === '') return false;
  const text = raw.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '').replace(/[\t\n\r]/g, '');
  const [, scheme = 'https', rest = text] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(text) ?? [];
  if (!['http', 'https'].includes(scheme.toLowerCase())) return false;
  const isSameScheme = scheme.toLowerCase() === 'https';
  if (isSameScheme && !/^[/\\]{2}/.test(rest)) return true;
  const [authority = ''] = rest.replace(/^[/\\]+/, '').split(/[/\\?#]/);
  const at = authority.lastIndexOf('@');
  if (at > 0 && authority.slice(0, at) !== ':') return false;
  const [, host = '', port = ''] = /^(.*?)(?::(\d*))?$/s.exec(authority.slice(at + 1)) ?? [];
  if (host === '' || /[[\]:]/.test(host) || Number(port) > 65_535) return false;
  const name = asciiName(host);
  const usual = scheme.toLowerCase() === 'https' ? 443 : 80;
  const isOwn = isSameScheme && name === 'www.example.com' && (port === '' || Number(port) === usual);
  return isOwn || rule.allowedDomains.some((domain) => name === domain || name.endsWith(`.${domain}`));
}

function asciiName(host: string): string {
  try {
    const decoded = decodeURIComponent(host);
    const name = domainToASCII(decoded);
    return FORBIDDEN.test(decoded) || FORBIDDEN.test(name) ? '' : name;
  } catch {
    return '';
  }
}
