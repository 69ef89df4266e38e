import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { application as en } from '#i18n/en/application';
import { consentText, fieldText } from '#i18n/field-texts';
import { application as zhCN } from '#i18n/zh-cn/application';
import { portal } from '#i18n/zh-cn/portal';
import { application as zhHant } from '#i18n/zh-hant/application';
import { DOCUMENTED_FORMS, DOCUMENTED_ROWS } from '../../../support/documented-forms';
import { simplifiedIn } from '../../../support/texts/simplified';

const ALL = APPLICATION_NAMES.map((form): [ApplicationName, readonly ApplicationField[]] => [
  form,
  APPLICATION_FORMS[form].fields,
]);
const CAMPAIGNS = ALL.filter(([form]) => DOCUMENTED_FORMS[form].ids.includes('CAMP'));

/** Document 3 § 5, requirement CAMP-19, and decisions part J ("Activity messages not listed"). */
const CAMPAIGN_MESSAGES: Readonly<Record<string, string>> = {
  name: '请输入姓名',
  sex: '请选择性别',
  age: '请选择年龄',
  birthday: '请选择生日',
  province: '请选择地区',
  postCode: '请输入邮编',
  address: '请输入通信地址',
  phone: '请输入联系电话',
  email: '请填写邮箱',
  programName: '请输入节目名称',
  programLength: '请输入节目时长',
  introduce: '请填写个人简介',
  skill: '请填写特长',
  source: '请选择得知本活动的渠道',
  fatherOccupation: '请输入父亲职业',
  motherOccupation: '请输入母亲职业',
  city: '请选择城市',
  writing: '请填写作品',
  agreement: '请阅读并同意入团须知',
  education: '请选择学历',
  profession: '请选择职业',
  papers: '请选择证件类型',
  idNumber: '请输入证件号码',
  internet: '请选择上网方式',
  broadband: '请选择宽带运营商',
  bandwidth: '请选择带宽',
  browser: '请输入常用浏览器',
  netAge: '请输入网龄',
  qq: '请输入 QQ 号',
  msn: '请输入 MSN 账号',
  contentType: '请选择感兴趣的内容',
  product: '请选择使用过的产品',
  cbox: '请选择 CBox 使用情况',
};

describe('the messages of empty fields', () => {
  it.each([
    ['APPLY-33', 'personal', 'type', '请选择加入类别'],
    ['APPLY-34', 'personal', 'name', '请输入姓名'],
    ['APPLY-35', 'personal', 'sex', '请选择性别'],
    ['APPLY-36', 'personal', 'birthday', '请选择生日'],
    ['APPLY-37', 'personal', 'province', '请输入籍贯'],
    ['APPLY-38', 'personal', 'address', '请输入常住地址'],
    ['APPLY-39', 'personal', 'company', '请输入工作单位'],
    ['APPLY-40', 'personal', 'phone', '请输入联系电话'],
    ['APPLY-41', 'personal', 'fax', '请输入传真'],
    ['APPLY-42', 'personal', 'email', '请填写邮箱'],
    ['APPLY-43', 'personal', 'postAddress', '请输入邮寄地址'],
    ['APPLY-44', 'personal', 'introduce', '请填写个人简介'],
    ['APPLY-45', 'institution', 'type', '请选择加入类别'],
    ['APPLY-46', 'institution', 'name', '请输入姓名'],
    ['APPLY-47', 'institution', 'phone', '请输入联系电话'],
    ['APPLY-48', 'institution', 'fax', '请输入传真'],
    ['APPLY-49', 'institution', 'email', '请填写邮箱'],
    ['APPLY-50', 'institution', 'postAddress', '请输入邮寄地址'],
    ['APPLY-51', 'institution', 'corporation', '请输入法人代表'],
    ['APPLY-52', 'institution', 'foundTime', '请输入成立时间'],
    ['APPLY-53', 'institution', 'registeredCapital', '请输入注册资本'],
    ['APPLY-54', 'institution', 'institutionalSize', '请输入机构规模'],
    ['APPLY-55', 'institution', 'address', '请输入工作地点'],
    ['APPLY-56', 'institution', 'business', '请输入主要运营业务'],
  ] as const)('%s: %s, %s', (_id, form, name, message) => {
    expect(fieldText(zhCN, form, name)?.required).toBe(message);
  });

  it('of the campaigns are those of document 3 and decisions part J, in every form and for every field (CAMP-19, OQ-91, OQ-84)', () => {
    const messages = CAMPAIGNS.flatMap(([form, fields]) =>
      fields.map(({ name }) => [`${form} ${name}`, fieldText(zhCN, form, name)?.required]),
    );
    const expected = CAMPAIGNS.flatMap(([form, fields]) =>
      fields.map(({ name }) => [`${form} ${name}`, CAMPAIGN_MESSAGES[name]]),
    );
    expect(messages).toEqual(expected);
    const used = new Set(CAMPAIGNS.flatMap(([, fields]) => fields.map(({ name }) => name)));
    expect(new Set(Object.keys(CAMPAIGN_MESSAGES))).toEqual(used);
  });

  it('of the campaigns stand word for word in the documents', () => {
    const documents = ['3-forms-routes-errors', 'decisions', 'requirements']
      .map((name) => readFileSync(new URL(`../../../spec/${name}.md`, import.meta.url), 'utf8'))
      .join('');
    expect(Object.values(CAMPAIGN_MESSAGES).filter((message) => !documents.includes(message))).toEqual([]);
  });

  it('of the declarations name what is to be checked (APPLY-30, OQ-78)', () => {
    const declarations = ['rulesRead', 'dataTrue'].map((name) => fieldText(zhCN, 'institution', name));
    expect(declarations).toEqual([
      { label: '我已阅读相关规则', required: '请阅读相关规则并勾选' },
      { label: '我保证所填资料真实，且未侵犯他人著作权', required: '请确认资料真实且未侵犯他人著作权' },
    ]);
  });

  it.each([
    ['zh-CN', zhCN],
    ['zh-Hant', zhHant],
    ['en', en],
  ])('exist in %s for every field of every form, with a label', (_language, texts) => {
    for (const [form, fields] of ALL) {
      expect(texts.forms[form].title, form).toBeTruthy();
      for (const field of fields) {
        const text = fieldText(texts, form, field.name);
        expect(text?.label, `${form} ${field.name}`).toBeTruthy();
        if (field.kind === 'rows')
          for (const column of field.columns)
            expect(fieldText(texts, form, column)?.label, column).toBeTruthy();
        else expect(text?.required, `${form} ${field.name}`).toBeTruthy();
      }
    }
  });
});

it.each(DOCUMENTED_ROWS)(
  'the form and the page of %s have their titles (OQ-24)',
  (form, { heading, page }) => {
    expect(zhCN.forms[form].title).toBe(heading);
    expect(portal.titles.pages[APPLICATION_FORMS[form].route]).toBe(page);
  },
);

it('the alert, the success message and the rules are those of the documents (APPLY-57, APPLY-58, CAMP-18, CAMP-21)', () => {
  expect([zhCN.incomplete, zhCN.success]).toEqual(['请填写完整的报名信息', '提交成功！']);
  expect(Object.values(zhCN.rules).join('; ')).toBe(
    '年龄 18 至 60 周岁; 网龄 3 年以上; 每天上网 2 小时以上; 高中及以上学历; 退出须提前 5 天告知',
  );
});

it('every option has an English text, and one in Chinese unless it is written so itself; ages and bandwidths need none', () => {
  const options = ALL.flatMap(([, fields]) =>
    fields.flatMap((field) => ('options' in field ? field.options : [])),
  );
  const words = options.filter((option) => !/^\d+[KM岁]$/.test(option));
  const without = (texts: object) => words.filter((option) => !Object.keys(texts).includes(option));
  expect(without(en.options)).toEqual([]);
  expect(without(zhHant.options).filter((option) => simplifiedIn(option).length > 0)).toEqual([]);
  expect(without(zhCN.options).filter((option) => !/^[\u4e00-\u9fff]+$/.test(option))).toEqual([]);
});

it.each(['constructor', 'toString', 'valueOf'])(
  'a field of the page called %s has no texts of a consent',
  (name) => {
    expect(consentText(zhCN, name)).toBeUndefined();
  },
);

it('the text of a consent names its notice', () => {
  expect(consentText(zhCN, 'guardianConsent')?.label).toBe(
    '我是报名者的监护人，已阅读并同意《儿童个人信息处理规则》',
  );
});
