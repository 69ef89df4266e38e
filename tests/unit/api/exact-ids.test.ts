import { expect, it } from 'vitest';
import type { CaptchaPoint } from '#api/sign-in/captcha';
import { FakeXhr, setUpFakeXhr } from '../../support/unit/fake-xhr';

/** Snowflake IDs, which a JavaScript number would round to the same value; the last is longer than 64 bits. */
const IDS = ['1234567890123456457', '1234567890123456458', '1234567890123456789012345', '-9007199254740993'];

async function api(...bodies: string[]) {
  FakeXhr.autoAnswer = (request) => request.answer(bodies.shift() ?? '{"code":0}');
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo', member: { base: '/member' } });
  return {
    ...(await import('#api/member/history')),
    ...(await import('#api/member/favourites')),
    ...(await import('#api/member/reservations')),
    ...(await import('#api/member/messages')),
    ...(await import('#api/member/membership')),
    ...(await import('#api/member/viewer')),
    ...(await import('#api/settings/bindings')),
    ...(await import('#api/settings/programmes')),
    ...(await import('#api/sign-in/captcha')),
    ...(await import('#api/sign-in/account')),
    ...(await import('#api/sign-in/login')),
  };
}
const PAGE = { page: 1, pageSize: 10 };
const field = (name: string) => Object.fromEntries(FakeXhr.last.fields)[name];
/** A page whose rows have these IDs as JSON numbers. */
const pageOf = (row: (id: string) => string) =>
  `{"code":0,"data":{"total":${IDS.length},"rows":[${IDS.map(row).join(',')}]}}`;

setUpFakeXhr();

it.each([
  [
    'a watched video',
    (id: string) => `{"id":${id},"video_id":${id}}`,
    async ({ getHistory, deleteWatchRecord }: Awaited<ReturnType<typeof api>>, index: number) => {
      const { items } = await getHistory(PAGE);
      await deleteWatchRecord(items[index]?.videoId ?? '');
      return field('video_id');
    },
  ],
  [
    'a favourite',
    (id: string) => `{"id":${id},"source_id":${id}}`,
    async ({ getFavourites, deleteFavourite }: Awaited<ReturnType<typeof api>>, index: number) => {
      const { items } = await getFavourites({ ...PAGE, sourceType: 'video' });
      expect(items[index]?.sourceId).toBe(IDS[index]);
      await deleteFavourite(items[index]?.id ?? '');
      return field('id');
    },
  ],
  [
    'a reservation',
    (id: string) => `{"id":${id}}`,
    async ({ getReservations, deleteReservation }: Awaited<ReturnType<typeof api>>, index: number) => {
      const { items } = await getReservations({ ...PAGE, isUpcoming: false });
      await deleteReservation(items[index]?.id ?? '');
      return field('id');
    },
  ],
  [
    'a reminder',
    (id: string) => `{"id":${id}}`,
    async ({ getReminders, deleteMessages }: Awaited<ReturnType<typeof api>>, index: number) => {
      const { items } = await getReminders(PAGE);
      await deleteMessages('subscribe', [items[index]?.id ?? '']);
      return field('ids');
    },
  ],
  [
    'a system message',
    (id: string) => `{"id":${id}}`,
    async ({ getSystemMessages, deleteMessages }: Awaited<ReturnType<typeof api>>, index: number) => {
      const { items } = await getSystemMessages(PAGE);
      await deleteMessages('system', [items[index]?.id ?? '']);
      return field('ids');
    },
  ],
])('the ID of %s is sent back with the digits that were received (OQ-96)', async (_what, row, remove) => {
  for (const [index, id] of IDS.entries()) expect(await remove(await api(pageOf(row)), index)).toBe(id);
});

it('IDs that a number rounds to the same value are different rows (OQ-96)', async () => {
  const { getHistory } = await api(pageOf((id) => `{"id":${id},"video_id":${id}}`));
  expect((await getHistory(PAGE)).items.map(({ id }) => id)).toEqual(IDS);
});

it('the picked programmes and the offered ones keep their digits (FAV-03, OQ-96)', async () => {
  const list = IDS.join(',');
  const { getPicks, getProgrammes, savePicks } = await api(
    `{"code":0,"data":{"channels":[${list}],"columns":[]}}`,
    `{"code":0,"data":{"channels":[${IDS.map((id) => `{"id":${id}}`).join(',')}],"columns":[]}}`,
  );
  const picks = await getPicks();
  expect((await getProgrammes()).channels.map(({ id }) => id)).toEqual(picks.channels);
  await savePicks(picks);
  expect(field('channels')).toBe(list);
});

it('the ID of a third-party account is sent back to unbind it (BIND-25, OQ-96)', async () => {
  const { getBindingInfo, unbind } = await api(
    `{"code":0,"data":{"binding_oauth":[{"oauth_type":301,"user_id":${IDS[0]}}]}}`,
  );
  const [account] = (await getBindingInfo()).others;
  if (account) await unbind(account);
  expect(field('oauthid')).toBe(IDS[0]);
});

it('the ID of the viewer is sent to the member service (VIP-02, OQ-96)', async () => {
  const { getUserInfo, getMemberCards } = await api(
    `{"code":0,"data":{"uid":${IDS[0]}}}`,
    '{"code":0,"data":{"token":"t"}}',
    '{"code":10000}',
  );
  await getMemberCards((await getUserInfo()).uid).catch(() => {});
  expect(JSON.parse(String(FakeXhr.last.body)).params.uid).toBe(IDS[0]);
});

it('the token of a captcha and the ticket of a sign-in keep their digits (OQ-96)', async () => {
  const picture = '"origin_image_data":"AA==","block_image_data":"AA=="';
  const { getChallenge, checkChallenge, login } = await api(
    `{"code":0,"data":{${picture},"token":${IDS[0]}}}`,
    `{"code":0,"data":{"captcha_checked_code":${IDS[1]}}}`,
    `{"code":0,"data":{"sso":[],"ticket":${IDS[2]}}}`,
  );
  const point: CaptchaPoint = { x: 1, y: 5 };
  const passed = await checkChallenge(await getChallenge('puzzle'), point);
  expect([field('token'), passed.passCode]).toEqual([IDS[0], IDS[1]]);
  const { addConfigLayer } = await import('#page-config/scripts');
  addConfigLayer({ signing: { mode: 'off' } });
  const { ticket } = await login({ account: 'a', password: 'b', autoLogin: false, captcha: passed });
  expect(ticket).toBe(IDS[2]);
});
