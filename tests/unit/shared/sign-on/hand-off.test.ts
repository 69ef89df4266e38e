// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handOff } from '../../../../src/shared/sign-on/hand-off';

const RULE = { base: 'https://www.example.com/login.html', allowedDomains: ['example.org'] };
const SSO = ['/sso/accept', 'https://a.example.org/sso?x=1'];
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const asked = () => network.mock.calls.map(([url]) => String(url));

/** Whether the hand-off is over after this time. */
async function isOverAfter(ms: number): Promise<boolean> {
  let isOver = false;
  void handOff({ sso: SSO, ticket: 'T' }, RULE).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return isOver;
}

it('calls every endpoint at once, with the ticket (SSO-02, OQ-32)', async () => {
  network.mockResolvedValue(new Response());
  expect(await isOverAfter(0)).toBe(true);
  expect(asked()).toEqual([
    'https://www.example.com/sso/accept?ticket=T',
    'https://a.example.org/sso?x=1&ticket=T',
  ]);
  for (const [, options] of network.mock.calls)
    expect(options).toMatchObject({ mode: 'no-cors', credentials: 'include', referrerPolicy: 'no-referrer' });
});

it.each([
  ['refuses', () => Promise.resolve(new Response('{"code":-21041}'))],
  ['fails', () => Promise.resolve(new Response('', { status: 500 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('goes on where a site %s: its word is nobody’s here (SSO-02, OQ-32)', async (_, answer) => {
  network.mockImplementationOnce(answer).mockResolvedValue(new Response());
  expect(await isOverAfter(0)).toBe(true);
  expect(asked()).toHaveLength(2);
});

it('waits three seconds for a site that does not answer, and no longer (SSO-02, OQ-32)', async () => {
  network.mockReturnValueOnce(new Promise(() => {})).mockResolvedValue(new Response());
  expect(await isOverAfter(2_999)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(vi.getTimerCount()).toBe(0);
  network.mockReturnValue(new Promise(() => {}));
  expect(await isOverAfter(3_000)).toBe(true);
});

it.each([
  ['no ticket', { sso: SSO, ticket: '' }],
  ['no endpoint', { sso: [], ticket: 'T' }],
  [
    'endpoints elsewhere only',
    { sso: ['https://evil.example/', '//evil.example', 'javascript:x'], ticket: 'T' },
  ],
])('calls nobody with %s (SSO-03, OQ-29)', async (_, signOn) => {
  await handOff(signOn, RULE);
  expect(network).not.toHaveBeenCalled();
});

it('waits no longer than it is told to (CANCEL-08, OQ-73)', async () => {
  network.mockReturnValue(new Promise(() => {}));
  let isOver = false;
  void handOff({ sso: SSO, ticket: 'T' }, RULE, 1_000).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});
