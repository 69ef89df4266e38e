import { describe, expect, it } from 'vitest';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { DOCUMENTED_ROWS } from '../../support/documented-forms';

const forms = Object.values(APPLICATION_FORMS);
const fieldsOf = (form: ApplicationName): readonly ApplicationField[] => APPLICATION_FORMS[form].fields;

function fieldOf(form: ApplicationName, name: string): ApplicationField | undefined {
  return fieldsOf(form).find((field) => field.name === name);
}
function optionsOf(form: ApplicationName, name: string): readonly string[] {
  const field = fieldOf(form, name);
  return field && 'options' in field ? field.options : [];
}

describe('the definitions of the forms', () => {
  for (const [form, { ids, path, fields }] of DOCUMENTED_ROWS)
    it(`of ${form} has the path and the fields of document 3 (${ids})`, () => {
      expect(APPLICATION_FORMS[form].path).toBe(path);
      expect(fieldsOf(form).map(({ name }) => name)).toEqual(fields.split(' '));
    });

  it('are complete: each form has its own route and path, and each of its fields its own name', () => {
    for (const key of ['route', 'path'] as const)
      expect(new Set(forms.map((form) => form[key])).size).toBe(forms.length);
    for (const { fields } of forms) expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  });
});

describe('the fields of the forms', () => {
  it.each([
    ['APPLY-03', 'personal', 'type', '导演 演员 歌手 文化名人'],
    ['APPLY-05', 'personal', 'sex', '男 女'],
    ['APPLY-18', 'institution', 'type', '制作机构 交易机构 播出机构'],
    ['CAMP-01', 'talent-show', 'sex', 'male female'],
    ['CAMP-02', 'talent-show', 'source', '少儿频道电视宣传 大手牵小手官网 微博 其他网站'],
    ['CAMP-05', 'kids-show', 'source', '少儿频道电视宣传 小小智慧树官网 所在幼儿园或机构'],
    ['CAMP-09, CONST-38', 'poetry', 'city', '北京 沈阳 西安 武汉 成都 南京 广州'],
    ['CAMP-11', 'advisory', 'education', '小学 初中 高中 专科 本科 硕士 博士 其他'],
    ['CAMP-12', 'advisory', 'profession', '学生 军人 公务员 公司职员 自由职业 其他'],
    ['CAMP-13', 'advisory', 'papers', '身份证 军官证 护照'],
    ['CAMP-14', 'advisory', 'internet', '拨号 宽带 局域网 其他'],
    ['CAMP-15', 'advisory', 'broadband', '网通 联通 电信 铁通 歌华 其他'],
    ['CAMP-16', 'advisory', 'bandwidth', '512K 1M 2M 其他'],
    ['CAMP-17', 'advisory', 'cbox', '经常使用 偶尔使用 没用过'],
    ['CAMP-23, OQ-83', 'advisory', 'contentType', '新闻 体育 综艺 影视 纪录片 少儿 其他'],
    ['CAMP-23, OQ-83', 'advisory', 'product', '网站 客户端 手机电视 互联网电视 其他'],
  ] as const)('%s: %s offers the options of %s', (_id, form, name, options) => {
    expect(optionsOf(form, name)).toEqual(options.split(' '));
  });

  it('the age is 1岁 to 50岁 in every form with this field (CAMP-03, CONST-33)', () => {
    for (const form of ['talent-show', 'kids-show', 'news-bag'] as const) {
      const ages = optionsOf(form, 'age');
      expect([ages.length, ages[0], ages[49]]).toEqual([50, '1岁', '50岁']);
    }
  });

  it('birthdays are dates, and the province of a campaign is a region (APPLY-06, CAMP-01, CAMP-10)', () => {
    for (const form of ['personal', 'talent-show', 'kids-show', 'advisory'] as const)
      expect(fieldOf(form, 'birthday')?.kind).toBe('date');
    for (const form of ['talent-show', 'kids-show', 'advisory'] as const)
      expect(fieldOf(form, 'province')?.kind).toBe('region');
  });

  it('long texts have 4 rows, and the work list has 6 (APPLY-14, APPLY-15, APPLY-29, CONST-32)', () => {
    expect(fieldOf('personal', 'introduce')).toMatchObject({ kind: 'textarea', rows: 4 });
    expect(fieldOf('institution', 'business')).toMatchObject({ kind: 'textarea', rows: 4 });
    expect(fieldOf('personal', 'workList')).toMatchObject({
      kind: 'rows',
      count: 6,
      columns: ['workName', 'createTime', 'job'],
    });
  });

  it('content types and products allow several values (CAMP-10)', () => {
    for (const name of ['contentType', 'product']) expect(fieldOf('advisory', name)?.kind).toBe('checkboxes');
  });

  it('ID number, phone and email are marked as private in every form', () => {
    const names = ['email', 'idNumber', 'phone'];
    const fields = forms
      .flatMap((form): readonly ApplicationField[] => form.fields)
      .filter(({ name }) => names.includes(name));
    expect([...new Set(fields.map(({ name }) => name))].sort()).toEqual(names);
    for (const field of fields) expect(field).toMatchObject({ isPrivate: true });
  });
});
