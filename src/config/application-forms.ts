import { AGE_MAX, AGE_MIN, TEXTAREA_ROWS, WORK_ROWS } from './limits';

type Autofill =
  | 'name'
  | 'bday'
  | 'tel'
  | 'email'
  | 'street-address'
  | 'postal-code'
  | 'organization'
  | 'organization-title';

/** What the page configuration says of an additional field. */
type Additional = { label?: string; isOptional?: true };

/** A field of an application form. Its texts are in `src/i18n/application`, by name. */
export type ApplicationField =
  | (Additional & {
      kind: 'text';
      name: string;
      autoComplete?: Autofill;
      /** Also decides on the normal form of the text, like `autoCapitalize`. */
      inputMode?: 'tel' | 'email' | 'numeric';
      autoCapitalize?: 'characters';
      /** Not stored in drafts, because it identifies a person. */
      isPrivate?: true;
    })
  | { kind: 'textarea'; name: string; rows: number }
  | { kind: 'date'; name: string; autoComplete?: Autofill }
  | { kind: 'radio'; name: string; options: readonly string[] }
  | (Additional & { kind: 'select'; name: string; options: readonly string[] })
  | { kind: 'checkboxes'; name: string; options: readonly string[] }
  /** A checkbox that must be checked. */
  | { kind: 'checkbox'; name: string }
  /** Province and city. */
  | { kind: 'region'; name: string }
  /** Rows of text fields, none of which is required. */
  | { kind: 'rows'; name: string; count: number; columns: readonly string[] };

export const AGES = years(AGE_MIN, AGE_MAX);

const NAME = { kind: 'text', name: 'name', autoComplete: 'name' } as const;
const SEX = { kind: 'radio', name: 'sex', options: ['male', 'female'] } as const;
const AGE = { kind: 'select', name: 'age', options: AGES } as const;
const BIRTHDAY = { kind: 'date', name: 'birthday', autoComplete: 'bday' } as const;
const PROVINCE = { kind: 'region', name: 'province' } as const;
const ADDRESS = { kind: 'text', name: 'address', autoComplete: 'street-address' } as const;
const POST_CODE = {
  kind: 'text',
  name: 'postCode',
  autoComplete: 'postal-code',
  inputMode: 'numeric',
} as const;
const POST_ADDRESS = { kind: 'text', name: 'postAddress', autoComplete: 'street-address' } as const;
const PHONE = {
  kind: 'text',
  name: 'phone',
  autoComplete: 'tel',
  inputMode: 'tel',
  isPrivate: true,
} as const;
const EMAIL = {
  kind: 'text',
  name: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  isPrivate: true,
} as const;
const FAX = { kind: 'text', name: 'fax', inputMode: 'tel' } as const;
const INTRODUCE = { kind: 'textarea', name: 'introduce', rows: TEXTAREA_ROWS } as const;

const CONTESTANT = [
  NAME,
  SEX,
  AGE,
  BIRTHDAY,
  PROVINCE,
  POST_CODE,
  ADDRESS,
  PHONE,
  { kind: 'text', name: 'programName' },
  { kind: 'text', name: 'programLength' },
  INTRODUCE,
  { kind: 'text', name: 'skill' },
] as const;

/**
 * The fields of the eight application forms, in the order of the documents (doc 3 § 3). Every field is required, except
 * rows (doc 3 § 5). Options are values and, in Chinese, texts.
 */
export const APPLICATION_FORMS = {
  personal: [
    { kind: 'radio', name: 'type', options: ['导演', '演员', '歌手', '文化名人'] },
    NAME,
    { kind: 'radio', name: 'sex', options: ['男', '女'] },
    BIRTHDAY,
    { kind: 'text', name: 'province' },
    ADDRESS,
    { kind: 'text', name: 'company', autoComplete: 'organization' },
    PHONE,
    FAX,
    EMAIL,
    POST_ADDRESS,
    INTRODUCE,
    { kind: 'rows', name: 'workList', count: WORK_ROWS, columns: ['workName', 'createTime', 'job'] },
  ],
  institution: [
    { kind: 'radio', name: 'type', options: ['制作机构', '交易机构', '播出机构'] },
    { kind: 'text', name: 'name', autoComplete: 'organization' },
    PHONE,
    FAX,
    EMAIL,
    POST_ADDRESS,
    { kind: 'text', name: 'corporation' },
    { kind: 'text', name: 'foundTime' },
    { kind: 'text', name: 'registeredCapital' },
    { kind: 'text', name: 'institutionalSize' },
    ADDRESS,
    { kind: 'textarea', name: 'business', rows: TEXTAREA_ROWS },
    { kind: 'checkbox', name: 'rulesRead' },
    { kind: 'checkbox', name: 'dataTrue' },
  ],
  'talent-show': [
    ...CONTESTANT,
    { kind: 'select', name: 'source', options: ['少儿频道电视宣传', '大手牵小手官网', '微博', '其他网站'] },
    EMAIL,
  ],
  'kids-show': [
    ...CONTESTANT,
    { kind: 'select', name: 'source', options: ['少儿频道电视宣传', '小小智慧树官网', '所在幼儿园或机构'] },
    EMAIL,
    { kind: 'text', name: 'fatherOccupation' },
    { kind: 'text', name: 'motherOccupation' },
  ],
  'news-bag': [NAME, AGE, PHONE, EMAIL, ADDRESS, POST_CODE],
  handicraft: [NAME, PHONE, ADDRESS, SEX],
  poetry: [
    NAME,
    PHONE,
    EMAIL,
    { kind: 'select', name: 'city', options: ['北京', '沈阳', '西安', '武汉', '成都', '南京', '广州'] },
    { kind: 'textarea', name: 'writing', rows: 12 },
  ],
  advisory: [
    { kind: 'checkbox', name: 'agreement' },
    NAME,
    SEX,
    BIRTHDAY,
    {
      kind: 'select',
      name: 'education',
      options: ['小学', '初中', '高中', '专科', '本科', '硕士', '博士', '其他'],
    },
    {
      kind: 'select',
      name: 'profession',
      options: ['学生', '军人', '公务员', '公司职员', '自由职业', '其他'],
    },
    { kind: 'select', name: 'papers', options: ['身份证', '军官证', '护照'] },
    { kind: 'text', name: 'idNumber', autoCapitalize: 'characters', isPrivate: true },
    PROVINCE,
    PHONE,
    EMAIL,
    ADDRESS,
    POST_CODE,
    { kind: 'select', name: 'internet', options: ['拨号', '宽带', '局域网', '其他'] },
    { kind: 'select', name: 'broadband', options: ['网通', '联通', '电信', '铁通', '歌华', '其他'] },
    { kind: 'select', name: 'bandwidth', options: ['512K', '1M', '2M', '其他'] },
    { kind: 'text', name: 'browser' },
    { kind: 'text', name: 'netAge' },
    { kind: 'text', name: 'qq', inputMode: 'numeric' },
    { kind: 'text', name: 'msn', inputMode: 'email' },
    {
      kind: 'checkboxes',
      name: 'contentType',
      options: ['新闻', '体育', '综艺', '影视', '纪录片', '少儿', '其他'],
    },
    { kind: 'checkboxes', name: 'product', options: ['网站', '客户端', '手机电视', '互联网电视', '其他'] },
    { kind: 'select', name: 'cbox', options: ['经常使用', '偶尔使用', '没用过'] },
  ],
} as const satisfies Readonly<Record<string, readonly ApplicationField[]>>;

export type ApplicationName = keyof typeof APPLICATION_FORMS;

/** Names of the declarations, which need not be checked with `declarations="optional"` (OQ-78). */
export const DECLARATIONS: readonly string[] = ['rulesRead', 'dataTrue'];

type ValueOf<Field extends ApplicationField> = Field extends { kind: 'checkbox' }
  ? boolean
  : Field extends { kind: 'checkboxes' }
    ? string[]
    : Field extends { kind: 'region' }
      ? [province: string, city: string]
      : Field extends { kind: 'rows'; columns: readonly (infer Column extends string)[] }
        ? Record<Column, string>[]
        : string;

/** Values of each form, by field name. */
export type ApplicationData = {
  [Form in ApplicationName]: {
    [Field in (typeof APPLICATION_FORMS)[Form][number] as Field['name']]: ValueOf<Field>;
  };
};

function years(from: number, to: number): readonly string[] {
  return Array(to - from + 1)
    .fill(null)
    .map((_, index) => `${from + index}岁`);
}
