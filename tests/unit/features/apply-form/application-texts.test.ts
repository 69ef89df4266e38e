import { describe, expect, it } from 'vitest';
import { APPLICATION_FORMS, type ApplicationField } from '../../../../src/config/application-forms';
import { application as en } from '../../../../src/i18n/application/en';
import { application as zhCN } from '../../../../src/i18n/application/zh-cn';

const tables: Readonly<Record<string, readonly ApplicationField[]>> = APPLICATION_FORMS;

function textOf(texts: typeof zhCN, form: string, name: string) {
  return texts.forms[form]?.fields?.[name] ?? texts.fields[name];
}

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
    ['CAMP-19', 'talent-show', 'name', '请输入姓名'],
    ['CAMP-19', 'talent-show', 'sex', '请选择性别'],
    ['CAMP-19', 'talent-show', 'age', '请选择年龄'],
    ['CAMP-19', 'talent-show', 'birthday', '请选择生日'],
    ['CAMP-19', 'talent-show', 'province', '请选择地区'],
    ['CAMP-19', 'talent-show', 'postCode', '请输入邮编'],
    ['CAMP-19', 'talent-show', 'address', '请输入通信地址'],
    ['CAMP-19', 'talent-show', 'phone', '请输入联系电话'],
    ['CAMP-19', 'talent-show', 'email', '请填写邮箱'],
    ['CAMP-19, OQ-91', 'kids-show', 'motherOccupation', '请输入母亲职业'],
    ['CAMP-19, OQ-91', 'advisory', 'agreement', '请同意协议'],
    ['CAMP-19, OQ-91', 'advisory', 'cbox', '请选择CBox使用情况'],
  ])('%s: %s, %s', (_id, form, name, message) => {
    expect(textOf(zhCN, form, name)?.required).toBe(message);
  });

  it.each([
    ['zh-CN', zhCN],
    ['en', en],
  ])('exist in %s for every field of every form, with a label', (_language, texts) => {
    for (const [form, fields] of Object.entries(tables)) {
      expect(texts.forms[form]?.title).toBeTruthy();
      for (const field of fields) {
        const text = textOf(texts, form, field.name);
        expect(text?.label, `${form} ${field.name}`).toBeTruthy();
        if (field.kind === 'rows')
          for (const column of field.columns) expect(textOf(texts, form, column)?.label, column).toBeTruthy();
        else expect(text?.required, `${form} ${field.name}`).toBeTruthy();
      }
    }
  });
});

it('the alert, the success message and the rules are those of the documents (APPLY-57, APPLY-58, CAMP-18, CAMP-21)', () => {
  expect([zhCN.incomplete, zhCN.success]).toEqual(['请填写完整的报名信息', '提交成功！']);
  expect(Object.values(zhCN.rules).join('; ')).toBe(
    '年龄18至60周岁; 网龄3年以上; 每天上网2小时以上; 高中及以上学历; 退出需提前5天告知',
  );
});

it('every option except ages and bandwidths has an English text', () => {
  const options = Object.values(tables)
    .flat()
    .flatMap((field) => ('options' in field ? field.options : []));
  const missing = options.filter((option) => !en.options[option] && !/^\d+[KM]$/.test(option));
  expect(missing).toEqual([]);
});
