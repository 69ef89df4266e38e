import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { fieldText } from '#i18n/field-texts';
import { application } from '#i18n/zh-cn/application';
import type { DocumentationLanguage } from './contracts.ts';

type Words = {
  head: string;
  /** Between the name of a form and its title. */
  colon: string;
  separator: string;
  to: string;
  /** The value of a field of this kind, where `{}` stands for its options or columns, and `{count}` for the number of rows. */
  values: { readonly [Kind in ApplicationField['kind']]: string };
  /** The value of a text by its keyboard. */
  texts: { readonly [Keyboard in 'tel' | 'email' | 'numeric' | 'characters']: string };
};

const WORDS: Readonly<Record<DocumentationLanguage, Words>> = {
  en: {
    head: '| Name | Label | Value |',
    colon: ': ',
    separator: ', ',
    to: ' to ',
    values: {
      text: 'text',
      textarea: 'text of several lines',
      date: 'date like `2000-12-31`',
      radio: 'one of {}',
      select: 'one of {}',
      checkboxes: 'list of {}',
      checkbox: '`true` or `false`',
      region: 'list of province and city',
      rows: 'list of at most {count} objects with the texts {}',
    },
    texts: { tel: 'phone number', email: 'email address', numeric: 'code', characters: 'ID number' },
  },
  'zh-CN': {
    head: '| 名称 | 标签 | 值 |',
    colon: '：',
    separator: '、',
    to: ' 至 ',
    values: {
      text: '文字',
      textarea: '多行文字',
      date: '日期，例如 `2000-12-31`',
      radio: '{} 之一',
      select: '{} 之一',
      checkboxes: '列表，取自 {}',
      checkbox: '`true` 或 `false`',
      region: '列表，依次为地区和城市',
      rows: '列表，最多 {count} 个对象，各含文字 {}',
    },
    texts: { tel: '电话号码', email: '邮箱', numeric: '号码', characters: '证件号码' },
  },
};

/** Returns the fields of each form, for those who read or set `data`. */
export function fieldsOfForms(language: DocumentationLanguage): string {
  const forms = Object.keys(APPLICATION_FORMS) as ApplicationName[];
  return forms.map((form) => section(form, WORDS[language])).join('\n\n');
}

function section(form: ApplicationName, words: Words): string {
  const fields: readonly ApplicationField[] = APPLICATION_FORMS[form].fields;
  const rows = fields.map((field) => {
    const label = fieldText(application, form, field.name)?.label;
    return `| \`${field.name}\` | ${label} | ${describe(field, words)} |`;
  });
  return [
    `## \`${form}\`${words.colon}${application.forms[form].title}`,
    '',
    words.head,
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

function describe(field: ApplicationField, words: Words): string {
  const keyboard = field.kind === 'text' && (field.autoCapitalize ?? field.inputMode);
  if (keyboard) return words.texts[keyboard];
  const names = 'options' in field ? field.options : 'columns' in field ? field.columns : [];
  const count = 'count' in field ? String(field.count) : '';
  return words.values[field.kind].replace('{}', listed(names, words)).replace('{count}', count);
}

/** Lists options; of a long list, as that of the ages, the first and the last one. */
function listed(options: readonly string[], { separator, to }: Words): string {
  const names = options.map((option) => `\`${option}\``);
  return names.length > 12 ? `${names[0]}${to}${names[names.length - 1]}` : names.join(separator);
}
