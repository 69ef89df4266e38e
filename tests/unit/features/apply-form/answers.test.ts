import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { application as en } from '#i18n/en/application';
import { fieldText } from '#i18n/field-texts';
import { application as zhCN } from '#i18n/zh-cn/application';
import { answersOf } from '../../../../src/features/apply-form/copy/answers';
import { anyValues } from '../../../support/application-values';

const FORMS = Object.keys(APPLICATION_FORMS) as ApplicationName[];
const fieldsOf = (form: ApplicationName): readonly ApplicationField[] => APPLICATION_FORMS[form].fields;
const wordsOf = (form: ApplicationName, texts = zhCN) => ({
  ...texts,
  labelOf: (name: string) => fieldText(texts, form, name)?.label ?? name,
});

describe('a copy of the answers', () => {
  it.each(FORMS)('of %s has each field in order with all its text', (form) => {
    const fields = fieldsOf(form);
    const words = wordsOf(form);
    fc.assert(
      fc.property(anyValues(fields), (values) => {
        const answers = answersOf(fields, values, words);
        const shown = fields.filter(({ kind }) => kind !== 'rows');
        const labels = answers
          .map(({ label }) => label)
          .filter((label) => label !== zhCN.fields.workList.label);
        expect(labels).toEqual(shown.map(({ name }) => words.labelOf(name)));
        for (const { kind, name } of shown)
          if (kind === 'text' || kind === 'textarea')
            expect(answers).toContainEqual({ label: words.labelOf(name), text: values[name] });
      }),
    );
  });

  it('is in the words of the form, with rows that have something, and without empty answers', () => {
    const rows = (works: object[]) =>
      Object.assign(Array(6).fill({ workName: '', createTime: '', job: '' }), works);
    const personal = {
      type: '导演',
      sex: '男',
      company: '',
      workList: rows([{ workName: '春', createTime: '', job: '导演' }]),
    };
    expect(answersOf(fieldsOf('personal'), personal, wordsOf('personal'))).toEqual([
      { label: '加入类别', text: '导演' },
      { label: '性别', text: '男' },
      { label: '代表作品（选填）', text: '作品 1 作品名称：春、担任职务：导演' },
    ]);
    const advisory = {
      agreement: true,
      sex: 'male',
      province: ['浙江省', '杭州市'],
      contentType: ['少儿'],
      product: [],
    };
    expect(answersOf(fieldsOf('advisory'), advisory, wordsOf('advisory', en))).toEqual([
      { label: en.fields.agreement.label, text: '✓' },
      { label: en.fields.sex.label, text: 'Male' },
      { label: en.fields.province.label, text: 'Zhejiang Province 杭州市' },
      { label: en.fields.contentType.label, text: 'Children' },
    ]);
  });

  it('leaves out what the page has set, and an option called like a method of every object stays as it is', () => {
    const fields: ApplicationField[] = [
      { kind: 'text', name: 'source', isHidden: true },
      { kind: 'select', name: 'city', options: ['constructor'] },
    ];
    expect(answersOf(fields, { source: 'wechat', city: 'constructor' }, wordsOf('poetry'))).toEqual([
      { label: '城市', text: 'constructor' },
    ]);
  });
});
