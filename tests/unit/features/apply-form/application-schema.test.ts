import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { applicationSchema } from '#features/apply-form/application.schema';
import { anyValues } from '../../../support/application-values';

const forms = APPLICATION_NAMES.map((form): [ApplicationName, readonly ApplicationField[]] => [
  form,
  APPLICATION_FORMS[form].fields,
]);

/** Texts that only look filled. */
const UNSEEN = ['\u3164', '\u2800', '\u200b\u200d', '\u115f\u1160', '\uffa0 ', '\u202e\u2066'];

/** What an untouched field of each kind holds. */
const EMPTY: Readonly<Record<ApplicationField['kind'], readonly unknown[]>> = {
  text: ['', ' ', '\u3000', ...UNSEEN],
  textarea: ['', '\n', ...UNSEEN],
  date: ['', null],
  radio: [null],
  select: [''],
  checkboxes: [[]],
  checkbox: [false],
  region: [
    ['', ''],
    ['北京市', ''],
  ],
  rows: [],
};

/** Texts as they are pasted, and what is kept of them. */
const FREE_TEXTS = [
  ['  李 白\u3000', '李 白'],
  ['\u202d李白\u202c', '李白'],
  ['\ufeff\u2066李白\u2069 ', '李白'],
  ['阿卜杜拉·买买提', '阿卜杜拉·买买提'],
  ['５００万元（人民币）', '５００万元（人民币）'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['a\u202bשלום\u202cb', 'a\u202bשלום\u202cb'],
] as const;

describe.each(forms)('the form %s', (_form, fields) => {
  const schema = applicationSchema(fields, false);

  it('accepts any texts, and returns those of several lines, dates and options unchanged (APPLY-31, CAMP-20)', () => {
    const isKept = ({ kind }: ApplicationField) => kind !== 'text' && kind !== 'rows';
    const kept = fields.filter(isKept).map(({ name }) => name);
    const partOf = (values: Record<string, unknown>) => kept.map((name) => values[name]);
    fc.assert(
      fc.property(anyValues(fields), (values) => {
        expect(partOf(schema.parse(values))).toEqual(partOf(values));
      }),
      { numRuns: 50 },
    );
  });

  it('returns names and other free texts as typed, without the blanks and marks of direction around them', () => {
    const typed = fields.map((field) =>
      field.kind === 'text' && !('inputMode' in field) && !('autoCapitalize' in field) ? [field] : [],
    );
    for (const field of typed.flat())
      for (const [text, kept] of FREE_TEXTS)
        expect(applicationSchema([field], false).parse({ [field.name]: text })).toEqual({
          [field.name]: kept,
        });
  });

  it('reports each missing field, and no other (APPLY-31, APPLY-16, CAMP-19, OQ-84)', () => {
    const [values = {}] = fc.sample(anyValues(fields), { numRuns: 1, seed: 1 });
    for (const { kind, name } of fields)
      for (const empty of EMPTY[kind]) {
        const { error } = schema.safeParse({ ...values, [name]: empty });
        expect(new Set(error?.issues.map(({ path }) => path[0])), name).toEqual(new Set([name]));
        expect(new Set(error?.issues.map(({ message }) => message))).toEqual(new Set(['required']));
      }
  });
});

/** Texts as they are pasted into a field of each class, and their normal forms. */
const PASTED: Readonly<Record<string, readonly (readonly [text: string, normal: string])[]>> = {
  phone: [
    ['13800138000', '13800138000'],
    ['138 0013 8000', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['138\u00a00013\u00a08000', '13800138000'],
    ['+86 138 0013 8000', '13800138000'],
    ['86 13800138000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['\u202d13800138000\u202c', '13800138000'],
    ['010-68508381', '010-68508381'],
    [' ０１０－６８５０８３８１ ', '010-68508381'],
    ['010\u201368508381', '010-68508381'],
    ['(010) 68508381\u00a0转 8012', '(010) 68508381 转 8012'],
    ['+1 202 555 0100', '+1 202 555 0100'],
    ['没有', '没有'],
  ],
  fax: [['\u202d０１０－６８５０８３８１\u202c', '010-68508381']],
  email: [
    ['who@example.com', 'who@example.com'],
    [' who＠example．com\n', 'who@example.com'],
    ['\u2066Who@Example.com\u2069', 'Who@Example.com'],
  ],
  msn: [['who＠example.com ', 'who@example.com']],
  postCode: [
    ['100859', '100859'],
    ['100 859', '100859'],
    [' １００８５９\u00a0', '100859'],
    ['\u202d100859\u202c', '100859'],
  ],
  qq: [['１００００ １', '100001']],
  idNumber: [
    ['11010519491231002x', '11010519491231002X'],
    ['110105 19491231 002X', '11010519491231002X'],
    ['１１０１０５１９４９１２３１００２ｘ', '11010519491231002X'],
    ['\u202d11010519491231002X\u202c', '11010519491231002X'],
    ['e12345678', 'E12345678'],
    ['军字第 1234567 号', '军字第1234567号'],
  ],
};

describe.each(Object.entries(PASTED))('the normal form of %s', (name, cases) => {
  const all = forms.flatMap(([, fields]) => fields).filter((field) => field.name === name);

  it.each(cases)('of %j is %j', (text, normal) => {
    expect(all.length).toBeGreaterThan(0);
    for (const field of all)
      expect(applicationSchema([field], false).parse({ [name]: text })).toEqual({ [name]: normal });
  });

  it.each(['', '\u202d\u202c', '\u2066 \u2069', '\ufeff'])('is missing in %j', (text) => {
    for (const field of all)
      expect(applicationSchema([field], false).safeParse({ [name]: text }).success).toBe(false);
  });
});

it('the texts of rows have no blanks and marks of direction around them', () => {
  const fields = APPLICATION_FORMS.personal.fields.filter(({ kind }) => kind === 'rows');
  const row = (text: string) => ({ workList: [{ workName: text, createTime: text, job: text }] });
  expect(applicationSchema(fields, false).parse(row(' \u202d红楼梦\u202c'))).toEqual(row('红楼梦'));
});

it('an optional field can be empty, and has the normal form otherwise', () => {
  const fields: ApplicationField[] = [{ kind: 'text', name: 'wechat', label: '微信号', isOptional: true }];
  const parse = (wechat: string) => applicationSchema(fields, false).parse({ wechat });
  expect(parse('')).toEqual({ wechat: '' });
  expect(parse(' li \u202c')).toEqual({ wechat: 'li' });
});

it('accepts names with a middle dot, rare characters and twenty letters in every field for a name (APPLY-31)', () => {
  const part = fc.array(fc.constantFrom('山', '𠮷', '𪚥', '㐀', 'é', 'A'), { minLength: 1, maxLength: 9 });
  const name = fc
    .array(part, { minLength: 1, maxLength: 2 })
    .map((parts) => parts.map((letters) => letters.join('')).join('·'));
  fc.assert(
    fc.property(name, (text) => {
      for (const [, fields] of forms)
        for (const field of fields.filter(({ kind }) => kind === 'text'))
          expect(applicationSchema([field], false).safeParse({ [field.name]: text }).success).toBe(true);
    }),
    { examples: [['阿卜杜拉·买买提'], ['𠮷'.repeat(20)], ['吉'.repeat(20)]] },
  );
});

it('declarations need not be checked with declarations="optional" (APPLY-30, OQ-78)', () => {
  const { fields } = APPLICATION_FORMS.institution;
  const [values = {}] = fc.sample(anyValues(fields), { numRuns: 1, seed: 1 });
  const unchecked = { ...values, rulesRead: false, dataTrue: false };
  expect(applicationSchema(fields, true).safeParse(unchecked).success).toBe(true);
  expect(applicationSchema(fields, false).safeParse(unchecked).success).toBe(false);
});
