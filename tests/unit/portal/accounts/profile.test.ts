import { crc32 } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeEach, describe, expect, it } from 'vitest';
import { BODY_MAX_BYTES } from '../../../../examples/portal/server/config/settings';
import { type Answer, BASE_TIME, type Fields, ORIGIN } from '../../../support/portal/client';
import { ACCOUNT } from '../../../support/portal/demo-account';
import { freshPortal } from '../../../support/portal/fresh-portal';

const INFO = '/openapi/v2/user/info';
const HEAD_IMAGE = '/openapi/v2/user/modify/headImage';
const MIB = 1024 * 1024;
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const canvas = createCanvas(40, 20);
const [PNG, JPEG, GIF] = [
  await canvas.encode('png'),
  await canvas.encode('jpeg'),
  await canvas.encode('gif'),
];
const DEFAULT_PICTURE = `${ORIGIN}/assets/avatar.svg`;

const fresh = freshPortal();
beforeEach(async () => {
  await fresh.visitor.devConsole('session');
});

const info = async () => (await fresh.visitor.get(INFO)).data ?? {};
const approve = () => fresh.visitor.devConsole('review', { account: ACCOUNT });
const save = async (fields: Fields = {}) =>
  (
    await fresh.visitor.post(INFO, {
      nick_name: '山间来客',
      sex: '2',
      birthday: '1990-05-01',
      province: '河北省',
      city: '石家庄市',
      ...fields,
    })
  ).code;

describe('the basic info (API-02, APIMAP-01)', () => {
  it('is saved, and user/info returns it (SET-04, ENT-01)', async () => {
    expect(await save()).toBe(0);
    expect(await info()).toMatchObject({
      nick_name: '山间来客',
      sex: 2,
      birthday: '1990-05-01',
      province: '河北省',
      city: '石家庄市',
    });
  });

  it('may be empty except the nickname', async () => {
    expect(await save({ sex: '', birthday: '', province: '', city: '' })).toBe(0);
    expect(await info()).toMatchObject({ sex: 0, birthday: '', province: '', city: '' });
  });

  it.each([
    [{ sex: '3' }],
    [{ sex: 'male' }],
    [{ birthday: '2027-01-01' }],
    [{ birthday: '1990-02-30' }],
    [{ birthday: '1990-5-1' }],
    [{ birthday: '1990' }],
    [{ birthday: '12345-01-01' }],
    [{ province: '省'.repeat(31) }],
    [{ city: '北\u202e京' }],
    [{ city: '北\u200b京' }],
    [{ city: '＜b＞' }],
    [{ city: '<b>' }],
    [{ city: 'a\nb' }],
  ])('is refused for %j, and nothing is saved (-10003, SET-07, SET-08)', async (fields) => {
    const before = await info();
    expect(await save({ nick_name: '新的名字', ...fields } as Fields)).toBe(-10003);
    await approve();
    expect(await info()).toEqual(before);
  });

  it('accepts any day of the current year in Shanghai (OQ-67)', async () => {
    expect(await save({ birthday: '2026-12-31' })).toBe(0);
    fresh.site.clock.ms = Date.parse('2026-12-31T16:00:00Z');
    await fresh.visitor.devConsole('session');
    expect(await save({ birthday: '2027-12-31' })).toBe(0);
  });
});

describe('a new nickname', () => {
  it('takes effect after the review; the other fields at once (SET-10)', async () => {
    expect(await save({ nick_name: ' 江上清风 ' })).toBe(0);
    expect(await info()).toMatchObject({ nick_name: '山间来客', city: '石家庄市' });
    await approve();
    expect(await info()).toMatchObject({ nick_name: '江上清风' });
  });

  it('is refused during a review (-21059), and the other fields can be saved', async () => {
    await save({ nick_name: '江上清风' });
    expect(await save({ nick_name: '另一个', city: '唐山市' })).toBe(-21059);
    expect(await info()).toMatchObject({ city: '石家庄市' });
    expect(await save({ nick_name: '江上清风', city: '唐山市' })).toBe(0);
    expect(await save({ city: '秦皇岛市' })).toBe(0);
    await approve();
    expect(await info()).toMatchObject({ nick_name: '江上清风', city: '秦皇岛市' });
  });

  it.each([
    ['', -21029],
    ['一', -21029],
    ['字'.repeat(21), -21029],
    ['山 客', -21028],
    ['<b>山', -21028],
    ['😀😀', -21028],
    ['央视网小编', -21030],
    ['CCTV_1', -21030],
    ['央視網小编', -21030],
    ['央视網', -21030],
    ['央\ufa61网', -21030],
    ['ＣＣＴＶ＿１', -21030],
    ['央\u200b视网', -21028],
    ['\u202e网视央', -21028],
    ['我爱赌博', -21027],
    ['我爱賭博', -21027],
  ])('%j is refused (OQ-49, CONST-07)', async (nick_name, code) => {
    expect(await save({ nick_name })).toBe(code);
    expect(await info()).toMatchObject({ nick_name: '山间来客', city: '北京市' });
  });

  it('of 2 or 20 characters passes, counted by code points (OQ-49)', async () => {
    expect(await save({ nick_name: '𠮷野' })).toBe(0);
    await approve();
    expect(await save({ nick_name: '𠮷'.repeat(20) })).toBe(0);
  });

  it('can be submitted ten times a day (CONST-35, -21057)', async () => {
    for (let turn = 0; turn < 10; turn++) {
      expect(await save({ nick_name: `名字${turn}` })).toBe(0);
      await approve();
    }
    expect(await save({ nick_name: '又一个' })).toBe(-21057);
    expect(await save({ nick_name: '名字9', city: '唐山市' })).toBe(0);
    fresh.site.clock.ms += 86_400_000;
    await fresh.visitor.devConsole('session');
    expect(await save({ nick_name: '又一个' })).toBe(0);
  });

  it('is unique among accounts', async () => {
    await save({ nick_name: '江上清风' });
    await fresh.visitor.devConsole('review', { account: 'plain@example.com' });
    expect(await info()).toMatchObject({ nick_name: '山间来客' });
  });
});

type Sent = { bytes?: Uint8Array; size?: number; type?: string; name?: string; fields?: Fields };

/** A multipart body as a browser sends it. */
async function upload({
  bytes = PNG,
  size = bytes.length,
  type = 'image/png',
  name = 'a.png',
  fields,
}: Sent = {}) {
  const content = new Uint8Array(size);
  content.set(bytes.slice(0, size));
  const body = new FormData();
  body.append('file_name', new File([content], name, { type }));
  for (const [key, value] of Object.entries({ timestamp: String(BASE_TIME), appid: 'demo', ...fields }))
    body.append(key, value);
  return ((await (await fresh.visitor.request(HEAD_IMAGE, { method: 'POST', body })).json()) as Answer).code;
}
/** Headers with a content length, followed by almost no body. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from(PNG);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  return header;
}
function jpegOf(width: number, height: number): Buffer {
  const header = Buffer.from(JPEG);
  const frame = header.indexOf(Buffer.from([0xff, 0xc0]));
  header.writeUInt16BE(height, frame + 5);
  header.writeUInt16BE(width, frame + 7);
  return header;
}
function gifOf(side: number, frameSide: number): Buffer {
  const size = (value: number) => [value & 255, value >> 8];
  const head = [...Buffer.from('GIF89a'), ...size(side), ...size(side), 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frame = [0x2c, 0, 0, 0, 0, ...size(frameSide), ...size(frameSide), 0, 2, 2, 0x44, 1, 0, 0x3b];
  return Buffer.from([...head, 0x21, 0xf9, 4, 0, 0, 0, 0, 0, ...frame]);
}
const shown = async () => String((await info()).face_uri);

describe('a new avatar (API-47, AVATAR-03)', () => {
  it('is published after review at an unguessable URL (AVATAR-05)', async () => {
    expect(await upload()).toBe(0);
    expect(await shown()).toBe(DEFAULT_PICTURE);
    await approve();
    const address = await shown();
    expect(address).toMatch(/^http:\/\/localhost:8080\/avatars\/[\w-]{20,}$/);
    const picture = await fresh.site.visitor().request(new URL(address).pathname);
    expect([...new Uint8Array(await picture.arrayBuffer())].slice(0, 8)).toEqual(PNG_START);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('is not served before the review', async () => {
    await upload();
    const [{ id } = { id: '' }] = await fresh.db.query<{ id: string }>('select id from avatars');
    expect((await fresh.visitor.request(`/avatars/${id}`)).status).toBe(404);
    await approve();
    expect((await fresh.visitor.request(`/avatars/${id}`)).status).toBe(200);
    expect((await fresh.visitor.request('/avatars/guess')).status).toBe(404);
  });

  it('replaces and deletes the previous one', async () => {
    await upload();
    await approve();
    const before = await shown();
    await upload({ bytes: GIF, type: 'image/gif' });
    expect(await shown()).toBe(before);
    await approve();
    expect(await shown()).not.toBe(before);
    expect((await fresh.visitor.request(new URL(before).pathname)).status).toBe(404);
    expect(await fresh.db.query('select id from avatars')).toHaveLength(1);
  });

  it.each([
    ['image/png', PNG],
    ['image/jpeg', JPEG],
    ['image/gif', GIF],
  ])('may be %s, and is served with the type of its bytes (AVATAR-01, CONST-06)', async (type, bytes) => {
    expect(await upload({ bytes, type: 'image/png' })).toBe(0);
    await approve();
    const picture = await fresh.visitor.request(new URL(await shown()).pathname);
    expect(picture.headers.get('content-type')).toBe(type);
  });

  it.each([
    ['a page that calls itself a picture', { bytes: Buffer.from('<script>') }, -21026],
    ['a drawing', { bytes: Buffer.from('<svg xmlns'), type: 'image/svg+xml' }, -21026],
    ['a PNG that is cut off', { bytes: PNG.subarray(0, -12) }, -21026],
    ['a JPEG that is cut off', { bytes: JPEG.subarray(0, -2) }, -21026],
    ['a GIF that is cut off', { bytes: GIF.subarray(0, -1) }, -21026],
    ['one of 40000 x 40000', { bytes: pngOf(40_000, 40_000) }, -21026],
    ['one of 50 megapixels and a row', { bytes: pngOf(5000, 10_001) }, -21026],
    ['a JPEG of 40000 x 40000', { bytes: jpegOf(40_000, 40_000) }, -21026],
    ['a GIF of 40000 x 40000', { bytes: gifOf(40_000, 1) }, -21026],
    ['a GIF whose first frame is larger than it says', { bytes: gifOf(1, 40_000) }, -21026],
    ['one of exactly 3 MiB', { size: 3 * MIB }, -21026],
    ['a body that goes on', { size: 4 * MIB }, -21026],
    ['an empty one', { size: 0 }, -21037],
    ['no time', { fields: { timestamp: '' } }, -10003],
    ['another app', { fields: { appid: 'other' } }, -10003],
  ])('is refused: %s (AVATAR-02, OQ-11)', async (_, sent, code) => {
    expect(await upload(sent)).toBe(code);
    await approve();
    expect(await shown()).toBe(DEFAULT_PICTURE);
  });

  it('is re-encoded without the metadata of the file, and no side is over 512', async () => {
    const secret = 'GPS 39.9N 116.4E';
    const large = createCanvas(1200, 600);
    const sent = Buffer.concat([await large.encode('png'), Buffer.from(secret)]);
    expect(await upload({ bytes: sent })).toBe(0);
    const [kept] = await fresh.db.query<{ bytes: Uint8Array }>('select bytes from avatars');
    const bytes = Buffer.from(kept?.bytes ?? []);
    expect(bytes.includes(secret)).toBe(false);
    const { width, height } = await loadImage(bytes);
    expect([width, height]).toEqual([512, 256]);
  });

  it('is accepted just under 3 MiB (OQ-11)', async () => {
    expect(await upload({ size: 3 * MIB - 1 })).toBe(0);
  });

  it('is refused during a review (-21060)', async () => {
    expect([await upload(), await upload()]).toEqual([0, -21060]);
    expect(await fresh.db.query('select id from avatars')).toHaveLength(1);
  });

  it('can be sent ten times a day (CONST-35, -21058)', async () => {
    for (let turn = 0; turn < 10; turn++) {
      expect(await upload()).toBe(0);
      await approve();
    }
    expect(await upload()).toBe(-21058);
  });

  it('requires a multipart body with a file (WIRE-01)', async () => {
    expect((await fresh.visitor.post(HEAD_IMAGE, { timestamp: String(BASE_TIME) })).code).toBe(-10003);
    const body = new FormData();
    for (const [name, value] of [
      ['appid', 'demo'],
      ['timestamp', String(BASE_TIME)],
      ['file_name', 'text'],
    ] as const)
      body.append(name, value);
    const answer = await fresh.visitor.request(HEAD_IMAGE, { method: 'POST', body });
    expect(((await answer.json()) as Answer).code).toBe(-21037);
  });

  it('is refused for a signed-out visitor without reading the body (-10001)', async () => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true;
          controller.error(new Error('read'));
        },
      },
      { highWaterMark: 0 },
    );
    const response = await fresh.site.visitor().request(HEAD_IMAGE, {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      duplex: 'half',
    } as RequestInit);
    expect([((await response.json()) as Answer).code, isRead]).toEqual([-10001, false]);
  });

  it('does not change the body limit of other calls', async () => {
    const long = 'x'.repeat(BODY_MAX_BYTES);
    expect((await fresh.visitor.send(INFO, { nick_name: long })).status).toBe(413);
  });
});

describe('the dev console', () => {
  it('lists pending reviews with a button, and redirects back to its page', async () => {
    const page = async () => (await fresh.visitor.request('/dev')).text();
    expect(await page()).not.toContain('Approve');
    await save({ nick_name: '江上清风' });
    await upload();
    expect(await page()).toMatch(
      /To review: nickname 江上清风, a picture[\s\S]*?value="100001"[\s\S]*?Approve/,
    );
    const pressed = await fresh.visitor.request('/dev/api/review', {
      method: 'POST',
      body: new URLSearchParams({ account: '100001' }),
      headers: { accept: 'text/html', origin: ORIGIN },
    });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/dev']);
    expect(await page()).not.toContain('Approve');
    expect(await info()).toMatchObject({ nick_name: '江上清风' });
  });

  it('finds every account, and shows when there is none', async () => {
    expect((await fresh.visitor.devConsole('review', { account: 'nobody@example.com' })).status).toBe(400);
  });

  it('is emptied by a reset', async () => {
    await upload();
    await approve();
    await fresh.visitor.devConsole('reset');
    expect(await fresh.db.query('select id from avatars')).toEqual([]);
    await fresh.visitor.devConsole('session');
    expect(await shown()).toBe(DEFAULT_PICTURE);
  });
});
