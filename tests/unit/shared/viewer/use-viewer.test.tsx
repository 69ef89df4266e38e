import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureViewerName } from '#api/member/viewer';
import { checkLogin, signOut } from '#api/sign-in/account';
import { SIGNED_OUT_TOAST_MS } from '#config/limits';
import { confirmSignIn, recordSignIn } from '#session/session';
import { refreshUnread } from '#shared/unread/poller';
import { FakeXhr } from '../../../support/unit/fake-xhr';
import {
  freshStage,
  openRouter,
  rowOf,
  testHistory,
  until,
  type Widget,
} from '../../../support/unit/router-fixture';

const NAME = '/openapi/v2/user/info';
const COUNT = '/openapi/v2/user/message/count';
const CHECK = '/openapi/v2/user/checkLogin';
const REFUSED = { code: -10001, message: '' };
const NOBODY = { code: 0, data: { is_login: false } };
const CONFIRMED = { code: 0, data: {} };

const assign = vi.spyOn(location, 'assign');
let widget: Widget;

/** Opens the home of a viewer whose calls wait for `answer`. */
async function open({ isStored = true } = {}) {
  FakeXhr.autoAnswer = () => {};
  if (isStored) act(() => recordSignIn());
  widget = await openRouter([rowOf('UserHome')], testHistory('/index.html'), { loginCheck: true });
  if (!isStored) await until(() => expect(callsOf(CHECK)).toHaveLength(1));
}
/** Waits for the call of the viewer. Chunks need the browser's own timers. */
async function untilAsked() {
  await until(() => expect(callsOf(NAME)).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}
const callsOf = (path: string) =>
  FakeXhr.sent.filter(
    ({ url, isAborted, readyState }) => url.pathname === path && !isAborted && readyState < 4,
  );
/** Responds to a pending call to a path, by default the first one. */
const answer = (path: string, response: object, at = 0) =>
  act(async () => callsOf(path).at(at)?.answer(response));
/** Waits as long as the message is shown; returns the redirects until then. */
async function redirects() {
  await act(() => vi.advanceTimersByTimeAsync(SIGNED_OUT_TOAST_MS));
  return assign.mock.calls.length;
}
const isNoticed = () => widget.has('[part~=notice] a');

beforeEach(() => {
  freshStage();
  assign.mockReset().mockReturnValue();
});
afterEach(async () => {
  vi.useRealTimers();
  widget.unmount();
  // A call that is still pending would be the one of the next test, too.
  for (const request of FakeXhr.sent)
    await act(async () => request.readyState < 4 && request.answer({ code: 0 }));
});

describe('a viewer whose session has ended is redirected to the sign-in (ERR-03), where the first to tell of it is', () => {
  it('the call of the viewer', async () => {
    await open();
    await untilAsked();
    await answer(NAME, REFUSED);
    expect([isNoticed(), await redirects()]).toEqual([true, 1]);
  });

  it('a call of another element for the name', async () => {
    await open();
    await untilAsked();
    const other = ensureViewerName().catch(() => 'refused');
    await answer(NAME, REFUSED, -1);
    expect(await other).toBe('refused');
    expect([isNoticed(), await redirects()]).toEqual([true, 1]);
  });

  it('the number of unread messages', async () => {
    await open();
    await untilAsked();
    void refreshUnread();
    await answer(COUNT, REFUSED);
    expect([isNoticed(), await redirects()]).toEqual([true, 1]);
  });

  it.each([
    ['refuses', REFUSED],
    ['knows nobody', NOBODY],
  ])('the session check, which %s', async (_, response) => {
    await open();
    await untilAsked();
    void checkLogin().catch(() => {});
    await answer(CHECK, response, -1);
    expect([isNoticed(), await redirects()]).toEqual([true, 1]);
  });
});

describe('a viewer whom only the session check knows is redirected to the sign-in (OQ-103), where', () => {
  it('the call of another element for the name is refused first', async () => {
    await open({ isStored: false });
    await answer(CHECK, CONFIRMED);
    await untilAsked();
    void ensureViewerName().catch(() => {});
    await answer(NAME, REFUSED, -1);
    expect([isNoticed(), await redirects()]).toEqual([true, 1]);
  });

  it.each([
    ['the call of the viewer', NAME],
    ['the number of unread messages', COUNT],
  ])('the check is late, and then %s is refused', async (_, path) => {
    await open({ isStored: false });
    await answer(CHECK, { code: -99999 });
    await untilAsked();
    for (const first of [NAME, COUNT]) await answer(first, REFUSED);
    expect(isNoticed()).toBe(true);
    await act(async () => confirmSignIn());
    expect(isNoticed()).toBe(false);
    void refreshUnread();
    await answer(path, REFUSED);
    expect([isNoticed(), await redirects()]).toEqual([true, 1]);
  });
});

describe('a viewer is not redirected', () => {
  it.each([
    ['has signed out', () => signOut()],
    ['has signed in again', () => recordSignIn({ operatorName: 'B' })],
  ])('who %s before the response', async (_, change) => {
    await open();
    await untilAsked();
    await act(async () => change());
    expect(await redirects()).toBe(0);
  });
});
