import { describe, expect, it } from 'vitest';
import { answer, FakeXhr, setUpFakeXhr } from '../../support/unit/fake-xhr';

setUpFakeXhr();

async function audit(body: unknown): Promise<number> {
  answer(body);
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo' });
  return (await import('#api/demo')).auditDemo();
}

describe('the request of the test page (API-28)', () => {
  it.each([
    [{ code: 0 }, 0],
    [{ code: 7 }, 7],
    [{ code: -21001 }, -21001],
    [{ code: 0, data: null }, 0],
    [{ code: 0, data: { code: 3 } }, 3],
  ])('of %j returns the code %i', async (body, code) => {
    expect(await audit(body)).toBe(code);
    expect(`${FakeXhr.last.method} ${FakeXhr.last.url.pathname}`).toBe('POST /openapi/v2/user/demo/audit');
  });

  it.each(['no JSON', { code: 0, data: { code: 'x' } }])(
    'of %j fails, because it has no code',
    async (body) => {
      await expect(audit(body)).rejects.toMatchObject({ kind: 'malformed', code: null });
    },
  );
});
