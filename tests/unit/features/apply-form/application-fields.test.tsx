import { expect, it } from 'vitest';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS } from '#config/application-forms';
import { ApplicationFields } from '#features/apply-form/application-fields';
import { mount } from '../../../support/unit/mount';

/** The text fields of all forms; other kinds need options and regions. */
const fields = Object.values(APPLICATION_FORMS)
  .flatMap((form): readonly ApplicationField[] => form.fields)
  .filter((field) => field.kind === 'text');

it('has no spelling check in fields for names, addresses, phones, emails and ID numbers', () => {
  const { all } = mount(<ApplicationFields fields={fields} labelOf={(name) => name} />);
  const inputs = all('input');
  expect(inputs).toHaveLength(fields.length);
  expect(inputs.filter((input) => input.getAttribute('spellcheck') !== 'false')).toEqual([]);
});

it('capitalizes the letters of an ID number, and no letter of an email address', () => {
  const { get } = mount(<ApplicationFields fields={fields} labelOf={(name) => name} />);
  expect(get('#idNumber').getAttribute('autocapitalize')).toBe('characters');
  expect(get('#email').getAttribute('autocapitalize')).toBe('none');
  expect(get('#name').hasAttribute('autocapitalize')).toBe(false);
});
