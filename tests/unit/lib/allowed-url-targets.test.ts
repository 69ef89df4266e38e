import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedUrl, firstAllowed, type RedirectRule } from '#lib/redirect/allowed-url';

const rule: RedirectRule = {
  base: 'https://www.example.com/ssologin.html?data=x',
  allowedDomains: ['cntv.cn', 'cctv.com', 'cctv.cn', 'cntv.com.cn', 'xn--fsqu00a.cn'],
};
const RUNS = 10_000;

const scheme = fc.constantFrom(
  ...[
    'https:',
    'http:',
    'HTTPS:',
    'hTTp:',
    '',
    '',
    'javascript:',
    'JaVaScRiPt:',
    'java\nscript:',
    'data:',
    'vbscript:',
  ],
  ...[
    'blob:',
    'blob:https:',
    'filesystem:https:',
    'file:',
    'ftp:',
    'ws:',
    'wss:',
    'view-source:https:',
    'intent:',
  ],
  ...['about:', 'mailto:', 'weixin:', 'https%3A', 'https\u0000:', '\u0001https:', ' https:', 'ht\ttps:'],
);
const slashes = fc.constantFrom(
  ...['//', '//', '//', '/', '', '///', '\\\\', '/\\', '\\/', '\\', '/\t/', '/\n/', '%2f%2f'],
);
const userInfo = fc.constantFrom(
  ...[
    '',
    '',
    '',
    '@',
    'u@',
    'u:p@',
    ':p@',
    'cntv.cn@',
    'cntv.cn:443@',
    'https://cntv.cn@',
    'cntv.cn%40',
    'cntv.cn\\@',
  ],
  ...['cntv.cn/@', 'cntv.cn#@', 'cntv.cn?@', 'www.example.com@', '@@', 'cntv.cn%00@'],
);
const ours = fc.constantFrom(...rule.allowedDomains, 'www.example.com', '例子.cn', 'ｃｎｔｖ.cn', 'CNTV.CN');
const theirs = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.ipV6().map((address) => `[${address}]`),
  fc.constantFrom(
    'evil.com',
    'еvil.cn',
    'сntv.cn',
    'cntv․cn.evil.com',
    'localhost',
    '0x7f.1',
    '2130706433',
    'cn',
    '.cn',
  ),
);
/** Ways to make a host look like another one. */
const disguised = fc
  .tuple(ours, theirs)
  .chain(([our, their]) =>
    fc.constantFrom(
      ...[
        our,
        `a.b.${our}`,
        `${our}.`,
        `.${our}`,
        `-${our}`,
        `evil-${our}`,
        `evil${our}`,
        `${our}-evil.com`,
        `${our}evil.com`,
      ],
      ...[
        `${our}.${their}`,
        `${their}.${our}`,
        their,
        `${our}%2e${their}`,
        `${our}%00.${their}`,
        `${their}%00.${our}`,
      ],
      ...[
        `${their}\\.${our}`,
        `${their}/.${our}`,
        `${their}?.${our}`,
        `${their}#.${our}`,
        `${their}%2f.${our}`,
      ],
      ...[
        `${their};.${our}`,
        `${their},.${our}`,
        `${our}。${their}`,
        `${our}\u200b.${their}`,
        `${our}\u00ad`,
        `${our}\t.${their}`,
      ],
      ...[`${our} ${their}`, `${their} .${our}`, `[${our}]`, `${our}:443:${their}`, `${our}_${their}`],
    ),
  );
const port = fc.constantFrom(
  '',
  '',
  '',
  ':80',
  ':443',
  ':8443',
  ':0',
  ':99999',
  ':x',
  ':@evil.com',
  ':80@evil.com',
);
const rest = fc.oneof(
  fc.constantFrom(
    ...['', '/', '/x', '/..//evil.com', '/../..', '//evil.com', '/\\evil.com', '?next=//evil.com'],
  ),
  fc.constantFrom(...['#@evil.com', '/%2e%2e/', ';/evil.com', '\\@evil.com', '/javascript:alert(1)']),
  fc.webPath(),
);
const written = fc.constantFrom<(target: string) => string>(
  (target) => target,
  (target) => target,
  (target) => ` ${target}\n`,
  (target) => encodeURI(target),
  (target) => encodeURIComponent(target),
  (target) => encodeURIComponent(encodeURIComponent(target)),
  (target) => target.replaceAll('/', '%2f'),
  (target) => target.replaceAll('.', '%2e'),
  (target) => target.split('').join('\t'),
  (target) => `\u0000${target}`,
  (target) => `/${target}`,
  (target) => `https://cntv.cn/${target}`,
  (target) => `//${target}`,
);
const target = fc
  .tuple(scheme, slashes, userInfo, disguised, port, rest, written)
  .map(([start, bars, user, host, number, end, write]) => write(start + bars + user + host + number + end));

/** The URL that a browser would open, derived from the text only. */
const ALLOWED =
  /^https?:\/\/(?:[^/?#@:\\]*\.)?(?:cntv\.cn|cctv\.com|cctv\.cn|cntv\.com\.cn|xn--fsqu00a\.cn)(?::\d+)?\/|^https:\/\/www\.example\.com\//;

describe('of 10,000 redirect targets', () => {
  it('none leads outside the allowed domains, and the checked URL is the one that is opened (LOGIN-15, SSO-03, OQ-29)', () => {
    let followed = 0;
    fc.assert(
      fc.property(target, (raw) => {
        const url = allowedUrl(raw, rule);
        if (!url) return;
        followed += 1;
        expect(url.href).toMatch(ALLOWED);
        expect(url.username + url.password).toBe('');
        // The URL stays the same when it is serialised and checked again.
        expect(new URL(url.href).href).toBe(url.href);
        expect(allowedUrl(url.href, rule)?.href).toBe(url.href);
      }),
      { numRuns: RUNS },
    );
    expect(followed).toBeGreaterThan(RUNS / 100);
    expect(followed).toBeLessThan(RUNS);
  });

  it('those that plainly name an allowed host are allowed', () => {
    const plain = fc.tuple(
      fc.constantFrom('https:', 'http:'),
      fc.constantFrom(...rule.allowedDomains),
      fc.constantFrom('', 'www.', 'a.b.'),
      fc.webPath(),
    );
    fc.assert(
      fc.property(plain, ([start, domain, below, path]) => {
        expect(allowedUrl(`${start}//${below}${domain}${path}`, rule)?.hostname).toBe(below + domain);
      }),
    );
  });

  it('the first allowed one of a list is returned, or null', () => {
    fc.assert(
      fc.property(fc.array(fc.option(target), { maxLength: 4 }), (targets) => {
        const first = targets.find((raw) => allowedUrl(raw, rule));
        expect(firstAllowed(targets, rule)?.href).toBe(first && allowedUrl(first, rule)?.href);
      }),
      { numRuns: 1_000 },
    );
  });
});
