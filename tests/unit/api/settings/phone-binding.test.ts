import { describe, expect, it } from 'vitest';
import { answer, FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';

async function load() {
  const { addConfigLayer } = await import('#page-config/scripts');
  addConfigLayer({ appid: 'demo' });
  return import('#api/settings/phone-binding');
}

/** Responds with these bytes as a blob. */
function answerBlob(content: string, type: string, status = 200) {
  answer(new Blob([content], { type }), status, { 'content-type': type });
}

setUpFakeXhr();

describe('the picture code (API-36, PHONE-02)', () => {
  it('is a data URL', async () => {
    answerBlob('PNG', 'image/png');
    const { getPictureCode } = await load();
    expect(await getPictureCode()).toBe(`data:image/png;base64,${btoa('PNG')}`);
    expect(FakeXhr.last.url.pathname).toBe('/openapi/v2/user/verification/pic/code');
    expect(FakeXhr.last.url.searchParams.get('appid')).toBe('demo');
  });

  it.each([
    ['image/jpg', 'jpeg'],
    ['image/pjpeg', 'jpeg'],
    ['IMAGE/JPEG;charset=UTF-8', 'jpeg'],
    ['image/x-png', 'png'],
    ['image/gif;charset=gbk', 'gif'],
  ])('is a data URL of the registered type for %s', async (type, registered) => {
    answerBlob('PICTURE', type);
    const { getPictureCode } = await load();
    expect(await getPictureCode()).toBe(`data:image/${registered};base64,${btoa('PICTURE')}`);
  });

  it('is refused by a JSON response', async () => {
    answerBlob('{"code":-21063,"message":"x"}', 'application/json');
    const { getPictureCode } = await load();
    await expect(getPictureCode()).rejects.toMatchObject({ kind: 'refused', code: -21063 });
  });

  it.each([
    ['<svg/>', 'image/svg+xml', 200, 'malformed'],
    ['<svg/>', 'image/svg+xml;charset=image/png', 200, 'malformed'],
    ['<svg/>', 'image/png+xml', 200, 'malformed'],
    ['<p>', 'text/html', 200, 'malformed'],
    ['<p>', 'text/html; as=image/png', 200, 'malformed'],
    ['{"code":0}', 'application/json', 200, 'malformed'],
    ['PNG', 'image/png', 500, 'network'],
  ])('fails for the response %s of type %s with HTTP %i', async (content, type, status, kind) => {
    answerBlob(content, type, status);
    const { getPictureCode } = await load();
    await expect(getPictureCode()).rejects.toMatchObject({ kind });
  });

  it('is not loaded any more when its screen has gone', async () => {
    const { getPictureCode } = await load();
    const screen = new AbortController();
    const code = getPictureCode({ signal: screen.signal });
    await expect.poll(() => FakeXhr.sent).toHaveLength(1);
    screen.abort();
    await expect(code).rejects.toMatchObject({ kind: 'aborted' });
    expect(FakeXhr.last.isAborted).toBe(true);
  });
});

it('binding a phone sends number and code, and the service if there is one (API-32, APIMAP-05, PHONE-05)', async () => {
  FakeXhr.autoAnswer = (request) => request.answer({ code: 0 });
  const { bindPhone } = await load();
  await bindPhone({ phone: '13900139000', smsCode: '123456', service: undefined });
  expect(Object.fromEntries(FakeXhr.last.fields)).toEqual({
    mobile: '13900139000',
    sms_code: '123456',
    appid: 'demo',
  });
  await bindPhone({ phone: '13900139000', smsCode: '123456', service: 'https://a.cn/' });
  expect(Object.fromEntries(FakeXhr.last.fields)).toMatchObject({ service: 'https://a.cn/' });
});
