import { expect, it } from 'vitest';
import { APPLICATION_FORMS } from '#config/application-forms';
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

it('a hidden field is a text that can be empty, whatever its options are', () => {
  const fields = { 'talent-show': { source: { hidden: true }, campaign: { hidden: true } } };
  const configured = configuredFields('talent-show', { options: { source: ['甲'] }, fields }, false);
  const hidden = (name: string) => ({ kind: 'text', name, isHidden: true, isOptional: true });
  expect(configured.fields.filter((field) => 'isHidden' in field)).toEqual([
    hidden('source'),
    hidden('campaign'),
  ]);
  expect(configured.problems).toEqual([]);
});

it.each([
  ['phone', { hidden: true }, '"fields.advisory.phone" cannot be hidden: only the visitor can fill it in'],
  [
    'idNumber',
    { hidden: true },
    '"fields.advisory.idNumber" cannot be hidden: only the visitor can fill it in',
  ],
  [
    'agreement',
    { hidden: true },
    '"fields.advisory.agreement" cannot be hidden: only the visitor can fill it in',
  ],
  ...[
    'form',
    'submissionId',
    'consent',
    'guardianConsent',
    'idNumberConsent',
    'consentUrl',
    'consentTime',
  ].map(
    (name) =>
      [name, { label: '甲' }, `"fields.advisory.${name}" has a name that the element uses itself`] as const,
  ),
  ['campaign', { hidden: false }, '"fields.advisory.campaign" must be false, {"hidden": true} or like'],
] as const)('the field %s cannot be %o', (name, configured, problem) => {
  const { fields, problems } = configuredFields(
    'advisory',
    { options: {}, fields: { advisory: { [name]: configured } } },
    false,
  );
  expect(fields.length).toBe(APPLICATION_FORMS.advisory.fields.length);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});
