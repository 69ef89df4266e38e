import { describe, expect, it } from 'vitest';
import { APPLICATION_FORMS, type ApplicationField } from '#config/application-forms';

const forms: Readonly<Record<string, readonly ApplicationField[]>> = APPLICATION_FORMS;
const namesOf = (form: string) => forms[form]?.map(({ name }) => name);

function fieldOf(form: string, name: string): ApplicationField | undefined {
  return forms[form]?.find((field) => field.name === name);
}
function optionsOf(form: string, name: string): readonly string[] {
  const field = fieldOf(form, name);
  return field && 'options' in field ? field.options : [];
}

const CONTESTANT =
  'name sex age birthday province postCode address phone programName programLength introduce skill source email';

describe('the fields of the forms', () => {
  it.each([
    [
      'APPLY-03 to APPLY-15',
      'personal',
      'type name sex birthday province address company phone fax email postAddress introduce workList',
    ],
    [
      'APPLY-18 to APPLY-30',
      'institution',
      'type name phone fax email postAddress corporation foundTime registeredCapital institutionalSize address business rulesRead dataTrue',
    ],
    ['CAMP-01', 'talent-show', CONTESTANT],
    ['CAMP-04', 'kids-show', `${CONTESTANT} fatherOccupation motherOccupation`],
    ['CAMP-06', 'news-bag', 'name age phone email address postCode'],
    ['CAMP-07', 'handicraft', 'name phone address sex'],
    ['CAMP-08', 'poetry', 'name phone email city writing'],
    [
      'CAMP-10',
      'advisory',
      'agreement name sex birthday education profession papers idNumber province phone email address postCode internet broadband bandwidth browser netAge qq msn contentType product cbox',
    ],
  ])('%s: %s are those of document 3', (_id, form, names) => {
    expect(namesOf(form)).toEqual(names.split(' '));
  });

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
  ])('%s: %s offers the options of %s', (_id, form, name, options) => {
    expect(optionsOf(form, name)).toEqual(options.split(' '));
  });

  it('the age is 1岁 to 50岁 in every form with this field (CAMP-03, CONST-33)', () => {
    for (const form of ['talent-show', 'kids-show', 'news-bag']) {
      const ages = optionsOf(form, 'age');
      expect([ages.length, ages[0], ages[49]]).toEqual([50, '1岁', '50岁']);
    }
  });

  it('birthdays are dates, and the province of a campaign is a region (APPLY-06, CAMP-01, CAMP-10)', () => {
    for (const form of ['personal', 'talent-show', 'kids-show', 'advisory'])
      expect(fieldOf(form, 'birthday')?.kind).toBe('date');
    for (const form of ['talent-show', 'kids-show', 'advisory'])
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
    const fields = Object.values(forms)
      .flat()
      .filter(({ name }) => names.includes(name));
    expect([...new Set(fields.map(({ name }) => name))].sort()).toEqual(names);
    for (const field of fields) expect(field).toMatchObject({ isPrivate: true });
  });
});
