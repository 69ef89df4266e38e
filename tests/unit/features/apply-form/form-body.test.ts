import fc from 'fast-check';
import { parse } from 'qs';
import { expect, it } from 'vitest';
import { APPLICATION_FORMS } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { formBody } from '#features/apply-form/submission/form-body';
import { anyValues } from '../../../support/application-values';

it.each(APPLICATION_NAMES)(
  'the body of %s has its values, as a server reads an HTML form (OQ-81)',
  (form) => {
    fc.assert(
      fc.property(anyValues(APPLICATION_FORMS[form].fields), (values) => {
        const read = parse(String(formBody(values)));
        const texts = JSON.parse(JSON.stringify(values), (_, value) => (value === true ? 'true' : value));
        expect(read).toEqual(texts);
      }),
      { numRuns: 200 },
    );
  },
);

it('the rows of a list are numbered, and a box that is not checked is left out', () => {
  const workList = [{ workName: '甲', duration: '' }, { workName: '乙 & 丙' }];
  const body = formBody({ workList, agreement: false, province: ['浙江省', '杭州市'], sex: undefined });
  expect([...body]).toEqual([
    ['workList[0][workName]', '甲'],
    ['workList[0][duration]', ''],
    ['workList[1][workName]', '乙 & 丙'],
    ['province[0]', '浙江省'],
    ['province[1]', '杭州市'],
  ]);
});
