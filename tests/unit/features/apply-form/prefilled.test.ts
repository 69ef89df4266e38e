import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { configuredFields } from '#features/apply-form/configured-fields';
import { withConsents } from '#features/apply-form/consent-fields';
import { prefilled } from '#features/apply-form/data/prefilled';

/** What only the visitor may fill in. */
const VISITORS = /^(phone|email|idNumber|agreement|rulesRead|dataTrue|workList|\w*[cC]onsent)$/;

const fieldsOf = (form: ApplicationName) => withConsents(form, APPLICATION_FORMS[form].fields, '/notice');

describe('values of the query', () => {
  it.each(APPLICATION_NAMES)('never fill in what identifies or binds a visitor of %s', (form) => {
    const fields = fieldsOf(form);
    const names = fields.map(({ name }) => name);
    fc.assert(
      fc.property(fc.subarray(names), fc.constantFrom('true', '1', 'on', '13800000000'), (asked, value) => {
        const query = new URLSearchParams(names.map((name) => [name, value]));
        const { values, problems } = prefilled(asked.join(' '), fields, query);
        expect(Object.keys(values).filter((name) => VISITORS.test(name))).toEqual([]);
        expect(Object.keys(values).filter((name) => !asked.includes(name))).toEqual([]);
        expect(problems.length).toBe(asked.filter((name) => VISITORS.test(name)).length);
      }),
    );
  });

  it('of lists are parameters of one name, and blanks of any kind separate the names', () => {
    const query = new URLSearchParams(
      'province=北京市&province=海淀区&contentType=新闻&contentType=体育&qq=1',
    );
    expect(prefilled(' province\n contentType\tqq ', fieldsOf('advisory'), query)).toEqual({
      values: { province: ['北京市', '海淀区'], contentType: ['新闻', '体育'], qq: '1' },
      problems: [],
    });
  });

  it('fill in an additional field', () => {
    const added = { ref: { label: '来源' }, campaign: { hidden: true } };
    const { fields } = configuredFields('poetry', { options: {}, fields: { poetry: added } }, false);
    const query = new URLSearchParams('ref=a&campaign=b');
    expect(prefilled('ref campaign', fields, query).values).toEqual({ ref: 'a', campaign: 'b' });
  });
});
