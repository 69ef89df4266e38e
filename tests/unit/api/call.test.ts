import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { USER_INFO_ENDPOINT } from '#api/member/viewer';
import { SEND_MAIL_ENDPOINT } from '#api/sign-in/mail';
import { FakeXhr, setUpFakeXhr } from '../../support/unit/fake-xhr';

const load = async () => ({
  ...(await import('#api/call')),
  ...(await import('#session/session')),
});

setUpFakeXhr();

describe('a call with a schema', () => {
  const schema = z.object({ n: z.number() });

  it('returns what the schema parses from the response', async () => {
    FakeXhr.autoAnswer = (request) => request.answer({ code: 0, data: { n: 1, more: 'x' } });
    const { call } = await load();
    expect(await call(USER_INFO_ENDPOINT, schema)).toEqual({ n: 1 });
  });

  it.each([{ code: 0 }, { code: 0, data: null }, { data: { n: '1' } }, { data: [] }, { data: 'x' }])(
    'is malformed when the response does not match: %j',
    async (answer) => {
      FakeXhr.autoAnswer = (request) => request.answer(answer);
      const { call } = await load();
      await expect(call(USER_INFO_ENDPOINT, schema)).rejects.toMatchObject({
        kind: 'malformed',
        request: 'GET /openapi/v2/user/info',
        code: null,
      });
    },
  );

  it('passes on fields, signal and failures', async () => {
    FakeXhr.autoAnswer = (request) => request.answer({ code: -21018, message: 'x' });
    const { call } = await load();
    const failure = call(SEND_MAIL_ENDPOINT, schema, { email: 'a@b.cn' });
    await expect(failure).rejects.toMatchObject({ kind: 'refused', code: -21018, serverMessage: 'x' });
    expect(FakeXhr.last.body).toContain('email=a%40b.cn');
    const aborted = call(SEND_MAIL_ENDPOINT, schema, {}, { signal: AbortSignal.abort() });
    await expect(aborted).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('"not logged in"', () => {
  const refused = (request: FakeXhr) => request.answer({ code: -10001 });

  it('signs the viewer out, and is reported like any refusal (STATE-02, PERM-09)', async () => {
    FakeXhr.autoAnswer = refused;
    const { call, session, recordSignIn } = await load();
    recordSignIn({ operatorName: '甲' });
    await expect(call(USER_INFO_ENDPOINT, z.unknown())).rejects.toMatchObject({ code: -10001 });
    expect(session.getState()).toMatchObject({ status: 'signed-out', operatorName: '' });
  });

  it('does not undo a sign-in that happened during the request', async () => {
    const { call, session, recordSignIn } = await load();
    const outcome = call(USER_INFO_ENDPOINT, z.unknown()).catch(() => 'refused');
    await expect.poll(() => FakeXhr.sent).toHaveLength(1);
    recordSignIn({ operatorName: '甲' });
    refused(FakeXhr.last);
    expect(await outcome).toBe('refused');
    expect(session.getState()).toMatchObject({ status: 'signed-in', operatorName: '甲' });
  });

  it('is the only failure that signs the viewer out', async () => {
    const { call, session, recordSignIn } = await load();
    recordSignIn();
    for (const code of [-1, -10003, -21018]) {
      FakeXhr.autoAnswer = (request) => request.answer({ code });
      await expect(call(SEND_MAIL_ENDPOINT, z.unknown())).rejects.toMatchObject({ code });
    }
    FakeXhr.autoAnswer = (request) => request.fail();
    await expect(call(SEND_MAIL_ENDPOINT, z.unknown())).rejects.toMatchObject({ kind: 'network' });
    expect(session.getState().status).toBe('signed-in');
  });
});
