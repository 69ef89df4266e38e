import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#api/settings/profile';
import { answer, FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';

const PROFILE: Profile = {
  nickName: '江上 & 清风',
  sex: '2',
  birthday: '1990-05-01',
  province: '河北省',
  city: '石家庄市',
};
const NOW = 1_700_000_000_000;
const file = new File(['GIF89a'], '我的头像.gif', { type: 'image/gif' });

async function load(settings: object = {}) {
  const { addConfigLayer } = await import('#page-config/scripts');
  addConfigLayer({ appid: 'demo', ...settings });
  return {
    ...(await import('#api/settings/profile')),
    ...(await import('#session/session')),
  };
}
const parts = () => [...(FakeXhr.last.body as unknown as FormData)];

setUpFakeXhr();
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

describe('the basic info (API-02, APIMAP-01)', () => {
  it('is sent completely, form-encoded and unencrypted (SET-04, WIRE-01, WIRE-08)', async () => {
    answer({ code: 0 });
    const { saveProfile } = await load();
    await expect(saveProfile(PROFILE)).resolves.toBeUndefined();
    expect(`${FakeXhr.last.method} ${FakeXhr.last.url.pathname}`).toBe('POST /openapi/v2/user/info');
    expect(FakeXhr.last.fields).toEqual([
      ['nick_name', '江上 & 清风'],
      ['sex', '2'],
      ['birthday', '1990-05-01'],
      ['province', '河北省'],
      ['city', '石家庄市'],
      ['appid', 'demo'],
    ]);
    expect(FakeXhr.last.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it('is sent with empty values for what is not chosen', async () => {
    answer({ code: 0, data: null });
    const { saveProfile } = await load();
    await saveProfile({ nickName: '山', sex: '', birthday: '', province: '', city: '' });
    const { sex, birthday, province, city } = Object.fromEntries(FakeXhr.last.fields);
    expect([sex, birthday, province, city]).toEqual(['', '', '', '']);
  });
});

describe('a new avatar (API-47)', () => {
  it('is a multipart body with the file under its name, the time and appid (AVATAR-03, WIRE-01, OQ-10)', async () => {
    answer({ code: 0 });
    const { uploadAvatar } = await load();
    await expect(uploadAvatar(file)).resolves.toBeUndefined();
    expect(FakeXhr.last.method).toBe('POST');
    expect(parts()).toEqual([
      ['file_name', expect.objectContaining({ name: '我的头像.gif', type: 'image/gif', size: 6 })],
      ['timestamp', String(NOW)],
      ['appid', 'demo'],
    ]);
    // The browser sets the content type, with the boundary.
    expect(FakeXhr.last.headers['content-type']).toBeUndefined();
    expect(FakeXhr.last.withCredentials).toBe(true);
  });

  it('is sent to the URL without a time parameter (AVATAR-03, WIRE-06, OQ-10)', async () => {
    answer({ code: 0 });
    const { uploadAvatar } = await load({ apiBase: 'https://api.example.com' });
    await uploadAvatar(file);
    expect(FakeXhr.last.url.href).toBe('https://api.example.com/openapi/v2/user/modify/headImage');
  });

  it.each([
    [{ code: -21058 }, 200, { kind: 'refused', code: -21058 }],
    [{ code: -21026 }, 413, { kind: 'refused', code: -21026 }],
    ['<html>', 413, { kind: 'refused', code: -21026 }],
    ['<html>', 502, { kind: 'network', status: 502 }],
    ['{"code":', 200, { kind: 'malformed' }],
  ])('reports %j with HTTP %i', async (body, status, error) => {
    answer(body, status);
    const { uploadAvatar } = await load();
    await expect(uploadAvatar(file)).rejects.toMatchObject(error);
  });

  it('times out after five minutes and is not retried (OQ-106)', async () => {
    FakeXhr.autoAnswer = (request) => request.timeOut();
    const { uploadAvatar } = await load();
    await expect(uploadAvatar(file)).rejects.toMatchObject({ kind: 'network' });
    expect([FakeXhr.last.timeout, FakeXhr.sent.length]).toEqual([300_000, 1]);
  });

  it('is aborted by its signal', async () => {
    const { uploadAvatar } = await load();
    const leaving = new AbortController();
    const sent = uploadAvatar(file, { signal: leaving.signal });
    await expect.poll(() => FakeXhr.sent).toHaveLength(1);
    leaving.abort();
    await expect(sent).rejects.toMatchObject({ kind: 'aborted' });
    expect(FakeXhr.last.isAborted).toBe(true);
  });
});

describe('an upload on a slow line (OQ-106)', () => {
  const OWN = 'https://www.example.com';
  const heavy = new File([new Uint8Array(2_900_000)], 'face.gif');

  /** Starts an upload; `error` is null until it has failed. */
  async function start(apiBase: string, options: { signal?: AbortSignal } = {}) {
    vi.stubGlobal('origin', OWN);
    const { uploadAvatar } = await load({ apiBase });
    vi.useFakeTimers({ now: NOW });
    const upload = { error: null as unknown, parts: [] as number[] };
    const onProgress = (part: number) => upload.parts.push(part);
    uploadAvatar(heavy, { ...options, onProgress }).catch((error: unknown) => {
      upload.error = error;
    });
    await vi.advanceTimersByTimeAsync(0);
    return upload;
  }
  function progress(loaded: number) {
    const { size: total } = heavy;
    FakeXhr.last.upload.dispatchEvent(
      Object.assign(new Event('progress'), { loaded, total, lengthComputable: true }),
    );
  }
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

  it('goes on while bytes are sent, and ends 12 seconds after the last of them', async () => {
    const upload = await start(OWN);
    for (const part of [0.2, 0.4, 0.6]) {
      await seconds(11);
      progress(part * heavy.size);
    }
    expect(upload.parts.map((part) => part.toFixed(1))).toEqual(['0.2', '0.4', '0.6']);
    await seconds(11);
    expect(upload.error).toBe(null);
    await seconds(2);
    expect(upload.error).toMatchObject({ kind: 'network', status: null });
    expect([FakeXhr.last.isAborted, FakeXhr.sent.length]).toEqual([true, 1]);
  });

  it('ends after 12 seconds if no byte is sent', async () => {
    const upload = await start(OWN);
    await seconds(11);
    expect(upload.error).toBe(null);
    await seconds(2);
    expect(upload.error).toMatchObject({ kind: 'network' });
  });

  it('waits 60 seconds for the response when all bytes are sent', async () => {
    const upload = await start(OWN);
    progress(heavy.size);
    await seconds(59);
    expect(upload.error).toBe(null);
    await seconds(2);
    expect(upload.error).toMatchObject({ kind: 'network' });
  });

  it('has no listener on another origin, and a limit by the size of the file', async () => {
    const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const upload = await start('https://api.example.com');
    expect(listen.mock.contexts).not.toContain(FakeXhr.last.upload);
    await seconds(12 + 144);
    expect(upload.error).toBe(null);
    await seconds(2);
    expect(upload.error).toMatchObject({ kind: 'network' });
  });

  it('is no failure when the caller aborts it, also before it begins', async () => {
    const leaving = new AbortController();
    const upload = await start(OWN, { signal: leaving.signal });
    leaving.abort();
    await seconds(0);
    expect(upload.error).toMatchObject({ kind: 'aborted' });
    const late = await start(OWN, { signal: leaving.signal });
    expect(late.error).toMatchObject({ kind: 'aborted' });
  });
});
