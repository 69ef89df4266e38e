import { describe, expect, it } from 'vitest';
import { APPLICATION_FORMS } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { formBody } from '#features/apply-form/submission/form-body';
import { csv } from '../../../../examples/portal/server/applications/csv';
import { valuesOf } from '../../../support/application-values';
import { ORIGIN } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const fresh = freshPortal();
const POEM = {
  name: '李白',
  phone: '010-12345678',
  email: 'li@example.com',
  city: '西安',
  writing: '床前\n明月光',
};

/** Sends fields as the element does. */
function send(form: string, data: Readonly<Record<string, unknown>>, headers: Record<string, string> = {}) {
  return fresh.site.portal.fetch(
    new Request(`${ORIGIN}/applications${form && `/${form}`}`, {
      method: 'POST',
      headers: { origin: ORIGIN, ...headers },
      body: formBody(data),
    }),
  );
}
const stored = () => fresh.db.query<{ form: string; data: unknown }>('select form, data from applications');

describe('an application', () => {
  it('is stored with the fields of its form only', async () => {
    expect((await send('poetry', { ...POEM, isAdmin: true })).status).toBe(200);
    expect(await stored()).toEqual([{ form: 'poetry', data: POEM }]);
  });

  it('to the address for all forms is stored by the name that the element sends', async () => {
    const sent = await send('', { form: 'poetry', ...POEM });
    expect([sent.status, await stored()]).toEqual([200, [{ form: 'poetry', data: POEM }]]);
    for (const form of ['lottery', ['poetry'], undefined])
      expect((await send('', { form, ...POEM })).status).toBe(404);
  });

  it('has as many characters as the site allows, also rare ones', async () => {
    expect((await send('poetry', { ...POEM, writing: '𠮷'.repeat(3_000) })).status).toBe(200);
  });

  it.each([
    ['a field is missing', { ...POEM, city: undefined }, 'city'],
    ['a field is blank', { ...POEM, name: ' \n' }, 'name'],
    ['a field has fillers only', { ...POEM, name: '\u3164\u2800\u200b' }, 'name'],
    ['a field has another type', { ...POEM, name: ['李白'] }, 'name'],
    ['a text is too long', { ...POEM, writing: '诗'.repeat(5_001) }, 'writing'],
    ['the phone has letters', { ...POEM, phone: 'call me' }, 'phone'],
    ['the email has no domain', { ...POEM, email: 'li@' }, 'email'],
  ])('is refused with a text for the field when %s', async (_case, data, name) => {
    const response = await send('poetry', data);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ fields: { [name]: expect.stringMatching(/请.*后重试$/) } });
    expect(await stored()).toEqual([]);
  });

  it('with a poem of 20,000 letters is answered at its field with the limit', async () => {
    const response = await send('poetry', { ...POEM, writing: '诗'.repeat(20_000) });
    expect([response.status, await response.json()]).toEqual([
      422,
      { fields: { writing: '最多填写 5000 字，现有 20000 字，请精简后重试' } },
    ]);
  });

  it('that is too long to be read is answered with the reason, with and without a content length', async () => {
    const poem = { ...POEM, writing: '诗'.repeat(200_000) };
    const body = String(formBody(poem));
    for (const length of ['', String(Buffer.byteLength(body))]) {
      const response = await send('poetry', poem, length ? { 'content-length': length } : {});
      expect([response.status, await response.json()]).toEqual([
        413,
        { message: '提交的内容过长，请精简后重试' },
      ]);
    }
    expect(await stored()).toEqual([]);
  });

  it('is refused when it is JSON, or a list of values with no names', async () => {
    for (const body of [JSON.stringify(POEM), '[0][name]=a', '&&&=;'])
      expect((await send('poetry', { '': body })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('is stored once with the ID of its submission, however often it is sent', async () => {
    const sent = { ...POEM, form: 'poetry', submissionId: 'a1' };
    const answers = await Promise.all([send('poetry', sent), send('poetry', sent)]);
    answers.push(await send('poetry', sent), await send('poetry', { ...sent, submissionId: 'a2' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await stored()).toHaveLength(2);
  });

  it.each(APPLICATION_NAMES)('%s is stored as the element has sent it', async (form) => {
    const data = valuesOf(APPLICATION_FORMS[form].fields, '甲');
    if ('phone' in data) data.phone = POEM.phone;
    if ('email' in data) data.email = POEM.email;
    expect(await (await send(form, data)).json()).toEqual({});
    expect(await stored()).toEqual([{ form, data }]);
  });

  it('of an unknown form is not found', async () => {
    for (const form of ['novel', 'constructor', '__proto__'])
      expect((await send(form, POEM)).status).toBe(404);
  });

  it('is refused after 200 in a day from one address, as a school sends', async () => {
    for (let count = 0; count < 200; count += 1) expect((await send('poetry', POEM)).status).toBe(200);
    const response = await send('poetry', POEM);
    expect([response.status, await response.json()]).toEqual([
      429,
      { code: -10004, message: '今天提交的次数过多，请明天再试' },
    ]);
    fresh.site.clock.ms += 24 * 3_600_000;
    expect((await send('poetry', POEM)).status).toBe(200);
  });

  it('is listed and exported by the dev console', async () => {
    await send('poetry', { ...POEM, name: '=cmd()', writing: '"一",\n二<script>' });
    const read = async (path: string) => (await fresh.site.portal.fetch(new Request(ORIGIN + path))).text();
    expect(await read('/dev/applications')).toContain('&lt;script&gt;');
    const file = await read('/dev/applications.csv');
    expect(file.split('\r\n')[0]).toBe('id,time,form,name,phone,email,city,writing');
    expect(file).toContain(`poetry,'=cmd(),010-12345678,li@example.com,西安,"""一"",\n二<script>"`);
  });
});

it('a CSV file quotes values by RFC 4180 and escapes formulas', () => {
  expect(csv([['a', 'b,c', 'd"e', '+1', '@x', ['甲']]])).toBe(`\ufeffa,"b,c","d""e",'+1,'@x,"[""甲""]"\r\n`);
});
