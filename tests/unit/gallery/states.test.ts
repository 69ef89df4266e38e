import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { API_TIMEOUT_MS } from '#config/limits';
import { applyState, type StateChoice } from '../../../examples/gallery/states';
import { zhCN } from '../../../examples/gallery/texts/zh-cn';
import { faultInput } from '../../../examples/portal/server/dev-console/inputs';
import { EFFECTS } from '../../../examples/portal/server/http/faults';

const NOTHING: StateChoice = { viewer: '', effect: '', call: '', code: '-1' };
const { signal } = new AbortController();
const send = vi.fn(async (_path: string, _options: RequestInit) => new Response('{}'));

beforeEach(() => vi.stubGlobal('fetch', send));
afterEach(() => {
  vi.unstubAllGlobals();
  send.mockClear();
});

const sent = () =>
  send.mock.calls.map(([path, { method, body }]) => [method, path, JSON.parse(String(body ?? null))]);
const CLEARED = ['DELETE', '/dev/api/faults', null];

it('the gallery has each effect of the portal', () => {
  expect(Object.keys(zhCN.effects).sort()).toEqual([...EFFECTS].sort());
});

it('a state begins with no fault, and changes nothing else unless it is chosen', async () => {
  await applyState(NOTHING, signal);
  expect(sent()).toEqual([CLEARED]);
});

it('a viewer is signed in or out before the fault is set, which the portal accepts', async () => {
  await applyState({ ...NOTHING, viewer: 'empty', effect: 'code', call: 'GET /a', code: '-9' }, signal);
  const fault = { call: 'GET /a', effect: 'code', delayMs: 0, code: '-9' };
  const session = ['POST', '/dev/api/session', { account: 'plain@example.com' }];
  expect(sent()).toEqual([CLEARED, session, ['POST', '/dev/api/faults', fault]]);
  expect(faultInput.parse(fault)).toMatchObject({ code: -9, times: null });
  send.mockClear();
  await applyState({ ...NOTHING, viewer: 'nobody' }, signal);
  expect(sent()).toEqual([CLEARED, ['POST', '/signout', {}]]);
});

it('a delay concerns every call, and is shorter than the timeout', async () => {
  await applyState({ ...NOTHING, effect: 'delay' }, signal);
  expect(sent()[1]).toEqual(['POST', '/dev/api/faults', { call: '*', effect: 'delay', delayMs: 8000 }]);
  expect(API_TIMEOUT_MS).toBeGreaterThan(8000);
});

it('a refusal of the portal is an error', async () => {
  send.mockImplementation(async () => new Response('', { status: 400 }));
  await expect(applyState({ ...NOTHING, viewer: 'full' }, signal)).rejects.toThrow('/dev/api/session 400');
});

it('a state that is aborted sets no fault any more', async () => {
  send.mockImplementation(async (_path, options) => {
    options.signal?.throwIfAborted();
    return new Response('{}');
  });
  await expect(applyState({ ...NOTHING, effect: 'delay' }, AbortSignal.abort())).rejects.toThrow('abort');
  await applyState({ ...NOTHING, effect: 'delay' }, signal);
});
