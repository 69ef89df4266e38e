import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APPLICATION_FORMS,
  type ApplicationField,
  type ApplicationName,
} from '../../../../src/config/application-forms';
import { applicationSchema } from '../../../../src/features/apply-form/application.schema';
import { anyValues } from '../../../support/application-values';

const forms = Object.entries(APPLICATION_FORMS) as [ApplicationName, readonly ApplicationField[]][];

/** What an untouched field of each kind holds. */
const EMPTY: Readonly<Record<ApplicationField['kind'], readonly unknown[]>> = {
  text: ['', ' ', '\u3000'],
  textarea: ['', '\n'],
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

describe.each(forms)('the form %s', (_form, fields) => {
  const schema = applicationSchema(fields, false);

  it('accepts any texts, and returns them unchanged (APPLY-31, CAMP-20)', () => {
    fc.assert(
      fc.property(anyValues(fields), (values) => {
        expect(schema.parse(values)).toEqual(values);
      }),
      { numRuns: 50 },
    );
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
  const fields = APPLICATION_FORMS.institution;
  const [values = {}] = fc.sample(anyValues(fields), { numRuns: 1, seed: 1 });
  const unchecked = { ...values, rulesRead: false, dataTrue: false };
  expect(applicationSchema(fields, true).safeParse(unchecked).success).toBe(true);
  expect(applicationSchema(fields, false).safeParse(unchecked).success).toBe(false);
});
