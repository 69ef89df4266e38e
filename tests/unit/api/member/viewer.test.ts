import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '../../../support/unit/fake-channel';
import { answer, FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';
import { freshPage } from '../../../support/unit/fresh-page';

const load = async () => {
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo', signing: { mode: 'off' } });
  return {
    ...(await import('#api/member/viewer')),
    ...(await import('#session/session')),
  };
};

setUpFakeXhr();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the profile of the viewer (API-01, APIMAP-22, ENT-01)', () => {
  const data = {
    uid: 10000000001,
    face_uri: 'https://img.example.com/a.png',
    nick_name: '山间来客',
    account: '13800138000',
    last_login_time: '2026-11-20 21:08:00',
    sex: 1,
    birthday: '1990-01-01',
    province: '北京',
    city: '北京',
  };

  it('is read as documented and updates the session', async () => {
    answer({ code: 0, data });
    const { getUserInfo, session } = await load();
    expect(await getUserInfo()).toEqual({
      uid: '10000000001',
      avatarUrl: 'https://img.example.com/a.png',
      nickName: '山间来客',
      account: '13800138000',
      isOauthOnly: false,
      lastLoginTime: '2026-11-20 21:08:00',
      sex: '1',
      birthday: '1990-01-01',
      province: '北京',
      city: '北京',
    });
    expect(session.getState()).toMatchObject({
      status: 'signed-in',
      operatorName: '山间来客',
      avatarUrl: 'https://img.example.com/a.png',
      isOauthOnly: false,
    });
    expect(FakeXhr.last.url.pathname).toBe('/openapi/v2/user/info');
  });

  it('marks a viewer who has a third-party account only (PERM-06)', async () => {
    answer({ code: 0, data: { ...data, account: 'oauth' } });
    const { getUserInfo, session } = await load();
    expect((await getUserInfo()).isOauthOnly).toBe(true);
    expect(session.getState().isOauthOnly).toBe(true);
  });

  it.each([
    [{}, ''],
    [{ face_uri: null, nick_name: null }, ''],
    [{ face_uri: 'javascript:alert(1)' }, ''],
    [{ face_uri: '//img.example.com/a.png' }, 'http://img.example.com/a.png'],
  ])('may be incomplete: %j', async (partial, avatarUrl) => {
    answer({ code: 0, data: partial });
    const { getUserInfo } = await load();
    expect(await getUserInfo()).toMatchObject({ avatarUrl, nickName: '', isOauthOnly: false });
  });

  it.each(['x', [['x']], { nick_name: { a: 1 } }])('is malformed as %j', async (wrong) => {
    answer({ code: 0, data: wrong });
    const { getUserInfo } = await load();
    await expect(getUserInfo()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([
    ['keeps the viewer whose nickname has changed', '以前的名字', '10000000001', 0],
    ['starts a new viewer for another ID', '山间来客', '10000000002', 1],
    ['starts a new viewer for another name where no ID is known', '云上行人', undefined, 1],
    ['keeps the viewer of the same name where no ID is known', '山间来客', '', 0],
    ['keeps the viewer whose name was not known', '', undefined, 0],
  ])('%s (OQ-95)', async (_what, operatorName, knownId, changes) => {
    const { getUserInfo, recordSignIn, session, viewerEpoch } = await load();
    recordSignIn({ operatorName });
    const epoch = viewerEpoch();
    answer({ code: 0, data });
    await getUserInfo({}, knownId === undefined ? undefined : { uid: knownId });
    expect(session.getState().operatorName).toBe('山间来客');
    expect(viewerEpoch() - epoch).toBe(changes);
  });

  it.each([
    ['keeps the viewer whose nickname has changed', '13800138000', { account: '13800138000' }, 0],
    [
      'keeps the viewer without an account whose nickname was just saved',
      'oauth',
      { nickName: '山间来客' },
      0,
    ],
    ['starts a new viewer for another account', '13800138000', { account: '13900139000' }, 1],
    ['starts a new viewer for another name without an account', 'oauth', { account: 'oauth' }, 1],
    ['starts a new viewer for another name and no account', '', { account: '' }, 1],
  ])('%s, where no ID is sent (OQ-95)', async (_what, account, known, changes) => {
    const { getUserInfo, recordSignIn, session, viewerEpoch } = await load();
    recordSignIn({ operatorName: '以前的名字' });
    const epoch = viewerEpoch();
    answer({ code: 0, data: { ...data, uid: undefined, account } });
    await getUserInfo({}, { uid: '', nickName: '以前的名字', ...known });
    expect(session.getState().operatorName).toBe('山间来客');
    expect(viewerEpoch() - epoch).toBe(changes);
  });

  it('starts a new viewer for another ID than that of the session, also one of the same name', async () => {
    const { getUserInfo, recordSignIn, session, viewerEpoch } = await load();
    recordSignIn({ operatorName: '山间来客', avatarUrl: 'https://img.example.com/b.png', uid: '1' });
    const epoch = viewerEpoch();
    answer({ code: 0, data: { ...data, face_uri: '' } });
    await getUserInfo();
    expect(session.getState()).toMatchObject({ avatarUrl: '', uid: '10000000001' });
    expect(viewerEpoch() - epoch).toBe(1);
  });

  it('starts a new viewer in the other tabs at once, when a new tab learns the name (OQ-95)', async () => {
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const first = await load();
    first.recordSignIn({ operatorName: '云上行人' });
    const epoch = first.viewerEpoch();
    freshPage();
    const second = await load();
    answer({ code: 0, data });
    await second.getUserInfo();
    expect(first.session.getState().operatorName).toBe('山间来客');
    expect(first.viewerEpoch() - epoch).toBe(1);
    FakeChannel.reset();
  });

  it('updates a session that another call has confirmed meanwhile', async () => {
    const { getUserInfo, session, confirmSignIn } = await load();
    const info = getUserInfo();
    await expect.poll(() => FakeXhr.sent).toHaveLength(1);
    confirmSignIn();
    FakeXhr.last.answer({ code: 0, data: { ...data, account: 'oauth' } });
    await info;
    expect(session.getState()).toMatchObject({ operatorName: '山间来客', isOauthOnly: true });
  });

  it('does not update the session of a viewer who signed in meanwhile', async () => {
    const { getUserInfo, session, recordSignIn } = await load();
    const info = getUserInfo();
    await expect.poll(() => FakeXhr.sent).toHaveLength(1);
    recordSignIn({ operatorName: '乙' });
    FakeXhr.last.answer({ code: 0, data });
    expect((await info).nickName).toBe('山间来客');
    expect(session.getState().operatorName).toBe('乙');
  });

  it('stores the permissions it contains, unless the viewer changed meanwhile (PERM-03)', async () => {
    const storePermissions = vi.fn();
    vi.doMock('#session/permissions', () => ({ storePermissions }));
    const { getUserInfo, recordSignIn } = await load();
    const info = getUserInfo();
    await expect.poll(() => FakeXhr.sent).toHaveLength(1);
    recordSignIn({ operatorName: '乙' });
    FakeXhr.last.answer({ code: 0, data: { ...data, permissions: 'admin' } });
    await info;
    answer({ code: 0, data });
    await getUserInfo();
    answer({ code: 0, data: { ...data, permissions: 'vip,editor' } });
    await getUserInfo();
    await expect.poll(() => storePermissions).toHaveBeenCalled();
    expect(storePermissions.mock.calls).toEqual([['vip,editor']]);
    vi.doUnmock('#session/permissions');
  });
});

describe('the name of the viewer (API-01)', () => {
  it('starts a new viewer, without the counts of the previous one, when it is another one (STATE-02)', async () => {
    const { ensureViewerName, recordSignIn, session, viewerEpoch } = await load();
    const { setUnread, unread } = await import('#session/unread');
    recordSignIn({ operatorName: '甲' });
    setUnread({ subscribe: 1, system: 2 });
    const epoch = viewerEpoch();
    answer({ code: 0, data: { nick_name: '乙', face_uri: 'https://img.example.com/b.png' } });
    await ensureViewerName();
    expect(session.getState()).toMatchObject({
      operatorName: '乙',
      avatarUrl: 'https://img.example.com/b.png',
    });
    expect([unread.getState(), viewerEpoch()]).toEqual([null, epoch + 1]);
  });

  it('is requested once for all callers, also once a screen has taken the response', async () => {
    const { ensureViewerName, getUserInfo } = await load();
    const both = Promise.all([ensureViewerName(), ensureViewerName()]);
    await expect.poll(() => FakeXhr.sent).toHaveLength(1);
    answer({ code: 0, data: {} });
    FakeXhr.last.answer({ code: 0, data: {} });
    await both;
    await ensureViewerName();
    await getUserInfo({ takesKept: true });
    await ensureViewerName();
    expect(FakeXhr.sent).toHaveLength(1);
  });

  it('is requested once for a new viewer, also after the response for the previous one', async () => {
    const { ensureViewerName, recordSignIn } = await load();
    const previous = ensureViewerName();
    await expect.poll(() => FakeXhr.sent).toHaveLength(1);
    recordSignIn();
    const current = ensureViewerName();
    await expect.poll(() => FakeXhr.sent).toHaveLength(2);
    answer({ code: 0, data: {} });
    FakeXhr.sent[0]?.answer({ code: 0, data: {} });
    await previous;
    const third = ensureViewerName();
    FakeXhr.sent[1]?.answer({ code: 0, data: {} });
    await Promise.all([current, third]);
    expect(FakeXhr.sent).toHaveLength(2);
  });
});
