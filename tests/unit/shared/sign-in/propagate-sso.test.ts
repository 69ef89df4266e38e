import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SsoTicket } from '#api/sign-in/account';
import { freshPage } from '../../../support/unit/fresh-page';

const CONFIG = {
  appid: 'demo',
  allowedDomains: ['example.org'],
  ssoEndpoints: ['/sso/accept', 'https://a.example.org/sso', 'https://elsewhere.example/sso'],
};
const SSO = ['/sso/accept', 'https://a.example.org/sso?x=1'];
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  freshPage();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  network.mockReset();
});

const asked = () => network.mock.calls.map(([url]) => String(url));

async function loadOn(config: object) {
  const { addConfigLayer } = await import('#page-config/scripts');
  addConfigLayer(config);
  return (await import('#shared/sign-in/propagate-sso')).propagateSso;
}

async function propagate(ssoTicket: SsoTicket, config: object = CONFIG): Promise<void> {
  await (await loadOn(config))(ssoTicket);
}

/** Whether the propagation has resolved after this time. */
async function isOverAfter(ms: number, timeoutMs?: number): Promise<boolean> {
  const propagateSso = await loadOn(CONFIG);
  let isOver = false;
  void propagateSso({ sso: SSO, ticket: 'T' }, timeoutMs).then(() => {
    isOver = true;
  });
  expect(asked()).toHaveLength(SSO.length);
  await vi.advanceTimersByTimeAsync(ms);
  return isOver;
}

it('SSO propagation calls all endpoints at once, with the ticket (SSO-02, OQ-32)', async () => {
  network.mockResolvedValue(new Response());
  expect(await isOverAfter(0)).toBe(true);
  expect(asked()).toEqual([
    `${new URL('/sso/accept', location.href)}?ticket=T`,
    'https://a.example.org/sso?x=1&ticket=T',
  ]);
  for (const [, options] of network.mock.calls)
    expect(options).toMatchObject({ mode: 'no-cors', credentials: 'include', referrerPolicy: 'no-referrer' });
});

it.each([
  ['refuses', () => Promise.resolve(new Response('{"code":-21041}'))],
  ['fails', () => Promise.resolve(new Response('', { status: 500 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('SSO propagation resolves when an endpoint %s (SSO-02, OQ-32)', async (_, answer) => {
  network.mockImplementationOnce(answer).mockResolvedValue(new Response());
  expect(await isOverAfter(0)).toBe(true);
});

it.each([
  ['SSO-02, OQ-32', 3_000, undefined],
  ['CANCEL-08, OQ-73', 1_000, 1_000],
] as const)('SSO propagation stops waiting for an endpoint (%s) after %i ms', async (_, ms, timeoutMs) => {
  network.mockReturnValue(new Promise(() => {}));
  expect(await isOverAfter(ms - 1, timeoutMs)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(vi.getTimerCount()).toBe(0);
});

describe('SSO propagation calls no endpoint', () => {
  it.each([
    ['without a ticket', { sso: SSO, ticket: '' }],
    ['without endpoints', { sso: [], ticket: 'T' }],
    [
      'on another host (SSO-03, OQ-29)',
      { sso: ['https://evil.example/', '//evil.example/sso/accept', 'javascript:x'], ticket: 'T' },
    ],
    [
      'that is listed on a host that is not allowed (SSO-03, OQ-29)',
      { sso: ['https://elsewhere.example/sso'], ticket: 'T' },
    ],
    [
      'that is not listed, on a host that is allowed',
      {
        sso: [
          '/openapi/v2/user/info',
          'https://example.org/sso',
          'http://a.example.org/sso',
          '/sso/accepted',
        ],
        ticket: 'T',
      },
    ],
    [
      'that only starts like a listed one',
      {
        sso: ['/sso/accept/../../openapi', '/sso/accept/..%2f..%2fopenapi', '/sso/accept\\..\\..\\openapi'],
        ticket: 'T',
      },
    ],
    [
      'with user info',
      { sso: ['https://me@a.example.org/sso', 'https://:x@a.example.org/sso'], ticket: 'T' },
    ],
  ])('%s', async (_, ssoTicket) => {
    await propagate(ssoTicket);
    expect(network).not.toHaveBeenCalled();
  });

  it('that the page configuration does not list, and none by default', async () => {
    await propagate({ sso: SSO, ticket: 'T' }, { appid: 'demo', allowedDomains: ['example.org'] });
    expect(network).not.toHaveBeenCalled();
    expect(vi.mocked(console.warn).mock.calls.map(([text]) => String(text))).toEqual([
      `cntv-widgets: the SSO endpoint ${new URL('/sso/accept', location.href)} is not listed in "ssoEndpoints"`,
      'cntv-widgets: the SSO endpoint https://a.example.org/sso is not listed in "ssoEndpoints"',
    ]);
  });

  it('with a URL that is not below a listed one', async () => {
    network.mockResolvedValue(new Response());
    const part = fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '%2f',
        '%5c',
        '..',
        '%2e%2e',
        '..;',
        '?',
        '#',
        '@',
        ':',
        'sso',
        'accept',
        'openapi',
      ],
      ...[
        'https:',
        'http:',
        'a.example.org',
        'example.org',
        'evil.example',
        '/sso/accept',
        'user:pass@',
        '\t',
      ],
    );
    const address = fc.array(part, { maxLength: 9 }).map((parts) => parts.join(''));
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(address, { maxLength: 5 }), async (sso) => {
        network.mockClear();
        await propagate({ sso, ticket: 'T' });
        count += asked().length;
        for (const url of asked()) {
          const { origin, pathname, username, password, searchParams } = new URL(url);
          const root = origin === 'https://a.example.org' ? '/sso' : '/sso/accept';
          expect(['https://a.example.org', location.origin]).toContain(origin);
          expect(`${pathname}/`.startsWith(`${root}/`)).toBe(true);
          expect(pathname).toMatch(/^[\w/.-]+$/);
          expect([username, password, searchParams.get('ticket')]).toEqual(['', '', 'T']);
        }
      }),
      { numRuns: 2_000 },
    );
    expect(count).toBeGreaterThan(0);
  });
});
