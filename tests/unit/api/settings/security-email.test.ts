import { describe, expect, it } from 'vitest';
import { answer, FakeXhr, sent, setUpFakeXhr } from '../../../support/unit/fake-xhr';

async function load() {
  const { addConfigLayer } = await import('#page-config/scripts');
  addConfigLayer({ appid: 'demo' });
  return {
    ...(await import('#api/settings/security-email')),
    ...(await import('#api/settings/phone-binding')),
    ...(await import('#session/session')),
  };
}

setUpFakeXhr();

it.each([{ code: 0 }, { code: '0', data: null }, { code: 1, data: ['whatever'] }])(
  'an address is bound with the response %j (API-30, APIMAP-03, BIND-16)',
  async (body) => {
    answer(body);
    const { bindEmail } = await load();
    await bindEmail('a+b@c.cn');
    expect(sent()).toEqual({
      line: 'POST /openapi/v2/user/binding/email',
      fields: { email: 'a+b@c.cn', appid: 'demo' },
    });
    expect([...FakeXhr.last.url.searchParams.keys()]).toEqual(['t']);
  },
);

it('a change sends the bound address and the new one (API-31, APIMAP-04, BIND-18)', async () => {
  answer({ code: 0 });
  const { changeEmail } = await load();
  await changeEmail({ email: 'old@c.cn', newEmail: 'new@c.cn' });
  expect(sent()).toEqual({
    line: 'POST /openapi/v2/user/modify/binding/email',
    fields: { email: 'old@c.cn', new_email: 'new@c.cn', appid: 'demo' },
  });
});

it('binding a phone in the settings sends no service (API-32, APIMAP-05, BIND-22)', async () => {
  answer({ code: 0 });
  const { bindPhone } = await load();
  await bindPhone({ phone: '13700137000', smsCode: '012345' });
  expect(sent()).toEqual({
    line: 'POST /openapi/v2/user/verification/mobile/binding',
    fields: { mobile: '13700137000', sms_code: '012345', appid: 'demo' },
  });
});

describe('both calls that set an address', () => {
  const calls = async () => {
    const { bindEmail, changeEmail, ...rest } = await load();
    const change = { email: 'old@c.cn', newEmail: 'new@c.cn' };
    return {
      ...rest,
      all: [
        (signal?: AbortSignal) => bindEmail('a@c.cn', signal && { signal }),
        (signal?: AbortSignal) => changeEmail(change, signal && { signal }),
      ],
    };
  };

  it('are refused with a code, and are not retried', async () => {
    answer({ code: -21034 });
    for (const ask of (await calls()).all)
      await expect(ask()).rejects.toMatchObject({ kind: 'refused', code: -21034 });
    expect(FakeXhr.sent).toHaveLength(2);
  });

  it('are aborted by their signal', async () => {
    for (const ask of (await calls()).all) {
      const leaving = new AbortController();
      const asking = ask(leaving.signal);
      leaving.abort();
      await expect(asking).rejects.toMatchObject({ kind: 'aborted' });
    }
  });
});
