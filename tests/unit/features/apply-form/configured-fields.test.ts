import { expect, it } from 'vitest';
import { configuredFields } from '#features/apply-form/configured-fields';

const options = {
  product: ['甲', '乙'],
  browser: ['丙'],
  province: { 丁省: ['戊市'] },
  idNumber: { 己: ['庚'] },
};

it('the fields of a form have the configured options and regions, which turn a text field into a select (OQ-83, CAMP-23)', () => {
  const { fields } = configuredFields('advisory', { options, fields: {} }, false);
  const fieldOf = (wanted: string) => fields.find(({ name }) => name === wanted);
  expect(fieldOf('product')).toEqual({ kind: 'checkboxes', name: 'product', options: ['甲', '乙'] });
  expect(fieldOf('browser')).toEqual({ kind: 'select', name: 'browser', options: ['丙'] });
  expect(fieldOf('province')).toEqual({
    kind: 'region',
    name: 'province',
    regions: new Map([['丁省', ['戊市']]]),
  });
  expect(fieldOf('idNumber')).toMatchObject({ kind: 'text' });
});

it('an additional field with configured options is a select with its label', () => {
  const added = { channel: { label: '得知渠道', optional: true } };
  const { fields } = configuredFields(
    'poetry',
    { options: { channel: ['微博'] }, fields: { poetry: added } },
    false,
  );
  expect(fields[fields.length - 1]).toEqual({
    kind: 'select',
    name: 'channel',
    label: '得知渠道',
    isOptional: true,
    options: ['微博'],
  });
});
