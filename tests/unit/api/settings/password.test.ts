import { describe, expect, it } from 'vitest';
import { answer, FakeXhr, sent, setUpFakeXhr } from '../../../support/unit/fake-xhr';

const PASSWORD = 'Abc12345! +&';

async function load() {
  const { addConfigLayer } = await import('#page-config/scripts');
  addConfigLayer({ appid: 'demo' });
  return {
    ...(await import('#api/settings/password')),
    ...(await import('#session/session')),
  };
}

setUpFakeXhr();

describe('the verification of the current password (API-27, APIMAP-10, PWD-04)', () => {
  it('sends the password as it was typed, form-encoded and unencrypted (WIRE-08)', async () => {
    answer({ code: 0 });
    const { verifyPassword } = await load();
    await verifyPassword(PASSWORD);
    expect(sent()).toEqual({
      line: 'POST /openapi/v2/user/verification/password',
      fields: { password: PASSWORD, appid: 'demo' },
    });
    expect(FakeXhr.last.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...FakeXhr.last.url.searchParams.keys()]).toEqual(['t']);
    expect(FakeXhr.sent).toHaveLength(1);
  });

  it.each([
    { code: 0 },
    { code: '0', data: null },
    { result: 0, message: 'x' },
    { ret: 0, data: { code: 1 } },
  ])('succeeds with code 0: %j', async (body) => {
    answer(body);
    const { verifyPassword } = await load();
    await expect(verifyPassword(PASSWORD)).resolves.toBeUndefined();
  });

  it.each([
    { code: 1 },
    { code: '1' },
    { code: 1, data: null },
    { code: 200, message: 'x', data: {} },
    { ret: 1, data: { code: 0 } },
  ])('fails with a positive code, which means success in other calls: %j (OQ-03)', async (body) => {
    answer(body);
    const { verifyPassword } = await load();
    await expect(verifyPassword(PASSWORD)).rejects.toMatchObject({ kind: 'refused', code: -21003 });
  });

  it.each([
    [{ code: -21003 }, 200, { kind: 'refused', code: -21003 }],
    [{ code: -21063, message: 'x' }, 429, { kind: 'refused', code: -21063 }],
    [{ data: true }, 200, { kind: 'malformed' }],
    [{}, 200, { kind: 'malformed' }],
    ['<html>', 200, { kind: 'malformed' }],
    [{ code: 0 }, 500, { kind: 'network' }],
    [{ code: 0 }, 404, { kind: 'network' }],
  ])('fails with %j and HTTP %i', async (body, status, error) => {
    answer(body, status);
    const { verifyPassword } = await load();
    const request = 'POST /openapi/v2/user/verification/password';
    await expect(verifyPassword(PASSWORD)).rejects.toMatchObject({ name: 'ApiError', request, ...error });
    expect(FakeXhr.sent).toHaveLength(1);
  });

  it('is aborted by its signal', async () => {
    const { verifyPassword } = await load();
    const leaving = new AbortController();
    const verifying = verifyPassword(PASSWORD, { signal: leaving.signal });
    leaving.abort();
    await expect(verifying).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('the change of the password (API-46, APIMAP-02, PWD-10)', () => {
  const change = { oldPassword: PASSWORD, newPassword: 'Changed1!', confirmPassword: 'Changed1?' };

  it('sends current, new and repeated password as they were typed', async () => {
    answer({ code: 0, data: ['whatever'] });
    const { changePassword } = await load();
    await changePassword(change);
    expect(sent()).toEqual({
      line: 'POST /openapi/v2/user/modify/password',
      fields: {
        current_password: PASSWORD,
        new_password: 'Changed1!',
        confirm_password: 'Changed1?',
        appid: 'demo',
      },
    });
  });

  it('does not reveal the passwords in its error', async () => {
    answer({ code: -21007, message: 'x' });
    const { changePassword, verifyPassword } = await load();
    for (const failing of [changePassword(change), verifyPassword(PASSWORD)]) {
      const error = await failing.catch((cause: unknown) => cause);
      expect(error).toMatchObject({ kind: 'refused', code: -21007 });
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/Abc12345|Changed1/);
    }
  });
});
