import { act } from 'react';
import { unload } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MembershipLine } from '#features/home/membership/membership-line';
import { areaLoader } from '#i18n/areas';
import { loadChunk } from '#lib/chunk';
import { recordServerTime } from '#lib/server-time';
import { DAY_MS } from '#lib/time/shanghai-time';
import { addConfigLayer } from '#page-config/scripts';
import { recordSignIn, session } from '#session/session';
import { HostProvider } from '#ui/host';
import { ToastProvider } from '#ui/toast/toast';
import { FakeXhr } from '../../../../support/unit/fake-xhr';
import { fakeHost } from '../../../../support/unit/host';
import { mount } from '../../../../support/unit/mount';

/** Both calls resolve in microtasks; only a safe call is retried after a pause. */
const SETTLE_MS = 30;
const TOKEN = { code: 0, data: { token: 't' } };
const cards = (...list: unknown[]) => ({ code: 10_000, data: { memberPayCardsRelationRespList: list } });
const CARD = { expiredTime: '2099-06-09 20:00:00', status: 2, type: 2 };

type Answer = (request: FakeXhr) => void;
type Answers = { token?: Answer; detail?: Answer };
const body =
  (content: unknown): Answer =>
  (request) =>
    request.answer(content);

let view: ReturnType<typeof mount>;
let service: { token: Answer; detail: Answer };
const emit = vi.fn(() => true);

await loadChunk(areaLoader('member', 'zh-CN'));

async function show(member: object = { base: '/member', appId: 'a' }) {
  addConfigLayer({ appid: 'demo', member: { base: '', sign: null, ...member } });
  for (const _time of ['suspends', 'renders']) {
    view?.unmount();
    unload({ revalidate: false });
    FakeXhr.reset();
    FakeXhr.autoAnswer = (request) =>
      service[request.url.pathname.endsWith('generate') ? 'token' : 'detail'](request);
    view = mount(
      <HostProvider value={fakeHost({ emit })}>
        <ToastProvider>
          <MembershipLine uid="7" />
        </ToastProvider>
      </HostProvider>,
    );
    await act(async () => {});
  }
  await act(() => new Promise((resolve) => setTimeout(resolve, SETTLE_MS)));
}
const shown = () => view.shadow.textContent;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  act(() => recordSignIn());
  service = { token: body(TOKEN), detail: body(cards(CARD)) };
});
afterEach(() => {
  view.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  emit.mockClear();
});

describe('the VIP line', () => {
  it('follows the day of the server, not that of a device whose clock is two days ahead (OQ-13)', async () => {
    const today = '2026-06-09';
    service.detail = body(cards({ ...CARD, expiredTime: today }));
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${today}T12:00:00+08:00`) + 2 * DAY_MS);
    recordServerTime(new Date(`${today}T12:00:00+08:00`).toUTCString());
    await show();
    vi.mocked(Date.now).mockRestore();
    recordServerTime(new Date().toUTCString());
    expect(shown()).toContain(today);
  });

  it('shows the expiry date of the active card (HOME-10, VIP-07)', async () => {
    await show();
    expect(shown()).toBe('会员有效期至 2099-06-09');
  });

  it.each<[string, Answers]>([
    ['no card', { detail: body(cards()) }],
    ['no active card', { detail: body(cards({ ...CARD, status: 1 })) }],
    ['an expired card', { detail: body(cards({ ...CARD, expiredTime: '2020-01-01' })) }],
    ['another code', { detail: body({ ...cards(CARD), code: 0 }) }],
    ['"not logged in"', { detail: body({ code: -10_001 }) }],
    ['an answer of another shape', { detail: body({ code: 10_000, data: { rows: 'none' } }) }],
    ['an answer that is no JSON', { detail: body('{"code":10000') }],
    ['an HTTP error', { detail: (request) => request.answer('', 500) }],
    ['a lost connection', { detail: (request) => request.fail() }],
    ['no token', { token: body({ code: 0, data: null }) }],
    ['a refused token', { token: body({ code: -1 }) }],
    ['a lost token', { token: (request) => request.fail() }],
  ])(
    'shows nothing after %s: no toast, no event, and the viewer stays signed in (VIP-08)',
    async (_, answers) => {
      Object.assign(service, answers);
      await show();
      expect(shown()).toBe('');
      expect(emit).not.toHaveBeenCalled();
      expect(session.getState().status).toBe('signed-in');
    },
  );

  it('sends no request without a member service (OQ-12)', async () => {
    await show({});
    expect([shown(), FakeXhr.sent]).toEqual(['', []]);
  });

  it('shows nothing for malformed dates', async () => {
    const dates = ['<img src=x onerror=alert(1)>', '9'.repeat(10_000), {}, null, -1, '2099-99-99'];
    service.detail = body(cards(...dates.map((expiredTime) => ({ ...CARD, expiredTime }))));
    await show();
    expect(shown()).toBe('');
  });
});
