import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { REGIONS } from '#config/regions';
import { fieldText } from '#i18n/field-texts';
import { LANGUAGE_NAMES } from '#i18n/languages';
import { root, withoutComments } from '../../support/source/text';
import { textAt, textsByPath } from '../../support/texts/texts-by-path';

/** What the label of a field names, in every language, and what its options are. */
type Fit = readonly [label: RegExp, options: RegExp];

const PLACE = /^(.+[省市县盟]|.+地区|.+林区|.*自治[区州县]|.+特别行政区)$/;
const REGION: Fit = [/地[区區]|region/, /^(.+[省市]|.+自治区|.+特别行政区)$/];

/** The fields of the application forms with options, by name; options are values, which are Chinese. */
const OF_APPLICATIONS: Readonly<Record<string, Fit>> = {
  type: [/类别|類別|Category/, /机构$|^(导演|演员|歌手|文化名人)$/],
  sex: [/性别|性別|Gender/, /^(男|女|male|female)$/],
  age: [/年龄|年齡|Age/, /^\d+岁$/],
  province: REGION,
  provinceCity: [/城市|City/, PLACE],
  source: [/渠道|何[处處]|heard/, /宣传$|官网$|网站$|机构$|^微博$/],
  city: [/城市|City/, /./],
  education: [/学历|學歷|Education/, /^(小学|[初高]中|专科|本科|[硕博]士)$/],
  profession: [/职业|職業|Profession/, /^(学生|军人|.+员|自由职业)$/],
  papers: [/[证證]件|document/, /证$|^护照$/],
  internet: [/上[网網]|Internet access/, /^(拨号|宽带|局域网)$/],
  broadband: [/运营商|業者|provider/, /^(网通|联通|电信|铁通|歌华)$/],
  bandwidth: [/带宽|頻寬|Bandwidth/, /^\d+[KM]$/],
  contentType: [/内容|內容|Topics/, /^(新闻|体育|综艺|影视|纪录片|少儿)$/],
  product: [/[产產]品|products/, /^(网站|客户端|.+电视)$/],
  cbox: [/使用情[况況]|Use of/, /使用$|^没用过$/],
};

/** The label and the options of all other choices, and what these say in every language. */
const OTHERS: readonly (readonly [label: string, options: readonly string[], fit: Fit])[] = [
  [
    'settings.profile.fields.sex',
    ['settings.profile.fields.male', 'settings.profile.fields.female'],
    [/性别|性別|Gender/, /^(男|女|Male|Female)$/],
  ],
  [
    'account.recovery.method.legend',
    ['sms', 'mail', 'securityMail'].map((name) => `account.recovery.method.${name}`),
    [/方式|method/, /重置|重設|[Rr]eset/],
  ],
  [
    'account.register.ways',
    ['account.register.byPhone', 'account.register.byEmail'],
    [/注册|註冊|Sign up/, /注册$|註冊$|^(Mobile|Email)$/],
  ],
  [
    'application.tabs.label',
    ['application.tabs.personal', 'application.tabs.institution'],
    [/申[请請]|application/, /申[请請]$|^(Individual|Institution)$/],
  ],
  [
    'lists.collection.title',
    ['lists.collection.tabs.video', 'lists.collection.tabs.channel'],
    [/收藏|favourite/, /^(视频|影片|频道|頻道|Videos|Channels)$/],
  ],
];

/** The last option of a list that is not complete. */
const OTHER = '其他';

/** The files with fields that have options; a new one has to be compared above. */
const FILES = [
  'src/features/apply-form/application-fields.tsx',
  'src/features/recovery/method-choice.tsx',
  'src/features/settings/profile/profile-form.tsx',
  // Its options are the programmes that the server names.
  'src/features/settings/programmes/programme-group.tsx',
  'src/shared/region/region-fields.tsx',
];

type Choice = { form: (typeof APPLICATION_NAMES)[number]; name: string; options: readonly string[] };

function choicesOf(form: Choice['form']): Choice[] {
  return (APPLICATION_FORMS[form].fields as readonly ApplicationField[]).flatMap((field): Choice[] => {
    const { name } = field;
    if ('options' in field) return [{ form, name, options: field.options }];
    if (field.kind !== 'region') return [];
    return [
      { form, name, options: [...REGIONS.keys()] },
      { form, name: `${name}City`, options: [...REGIONS.values()].flat() },
    ];
  });
}

const choices = APPLICATION_NAMES.flatMap(choicesOf);

it.each(LANGUAGE_NAMES)(
  'the label of each field of the applications names what its options are, in %s',
  (language) => {
    const texts = textsByPath[language].application;
    const wrong = choices.flatMap(({ form, name, options }) => {
      const label = fieldText(texts, form, name)?.label ?? '';
      const [labels, values] = OF_APPLICATIONS[name] ?? [/^$/, /^$/];
      const strangers = options.filter((option) => option !== OTHER && !values.test(option));
      return labels.test(label) && strangers.length === 0 ? [] : [`${form} ${name}: ${label} / ${strangers}`];
    });
    expect(wrong).toEqual([]);
  },
);

it.each(LANGUAGE_NAMES)(
  'the options of a field differ in %s, and “other” is the last of them',
  (language) => {
    const texts = new Map(Object.entries(textsByPath[language].application.options));
    for (const { form, name, options } of choices.filter(({ name }) => !name.startsWith('province'))) {
      const shown = options.map((option) => texts.get(option) ?? option);
      expect(new Set(shown).size, `${form} ${name}`).toBe(shown.length);
      expect([-1, options.length - 1], `${form} ${name}`).toContain(options.indexOf(OTHER));
    }
  },
);

it.each(LANGUAGE_NAMES)('the labels of all other choices name what their options are, in %s', (language) => {
  const regions = ['settings.profile.fields.province', [], REGION] as const;
  for (const [label, options, [labels, values]] of [...OTHERS, regions]) {
    expect(textAt(language, label)).toMatch(labels);
    for (const option of options) expect(textAt(language, option), option).toMatch(values);
  }
});

it('each field with options is compared, and each row of the table is needed', () => {
  const names = new Set(choices.map(({ name }) => name));
  expect([...names].sort()).toEqual(Object.keys(OF_APPLICATIONS).sort());
  const withOptions = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => /<(RadioGroup|SelectField|CheckboxGroup)\b/.test(withoutComments(file)));
  expect(withOptions.sort()).toEqual(FILES);
});
