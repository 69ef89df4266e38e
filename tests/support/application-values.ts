import fc from 'fast-check';
import type { ApplicationField } from '#config/application-field';

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((typed) => `字${typed}`),
  fc.constantFrom('  李白  ', '👩‍👩‍👧‍👦', '<b>"&amp;', 'e\u0301', 'שלום', "O'Brien\\", '汉'.repeat(5_000)),
);

function arbitraryOf(field: ApplicationField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'checkbox':
      return fc.constant(true);
    case 'checkboxes':
      return fc.subarray([...field.options], { minLength: 1 });
    case 'radio':
    case 'select':
      return fc.constantFrom(...field.options);
    case 'date':
      return fc
        .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
    case 'region':
      return fc.constantFrom(['浙江省', '杭州市'], ['北京市', '北京市'], ['海南省', '白沙黎族自治县']);
    case 'rows': {
      const cell = fc.oneof(word, fc.constant(''));
      const row = fc.record(Object.fromEntries(field.columns.map((column) => [column, cell])));
      return fc.array(row, { minLength: field.count, maxLength: field.count });
    }
    case 'textarea':
      return fc.array(word, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
    default:
      return word;
  }
}

/** Complete values of an application form, by field name. */
export function anyValues(fields: readonly ApplicationField[]) {
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, arbitraryOf(field)])));
}

/** Returns a value for every field of a form. */
export function valuesOf(fields: readonly ApplicationField[], text: string): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field, text)]));
}

function sampleOf(field: ApplicationField, text: string): unknown {
  switch (field.kind) {
    case 'checkbox':
      return true;
    case 'checkboxes':
      return field.options.slice(1, 3);
    case 'radio':
    case 'select':
      return field.options[1];
    case 'region':
      return ['浙江省', '杭州市'];
    case 'rows':
      return Array.from({ length: field.count }, (_, index) =>
        Object.fromEntries(field.columns.map((column) => [column, `${text}${index}`])),
      );
    case 'date':
      return '2001-02-28';
    default:
      return text;
  }
}
