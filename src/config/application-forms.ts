import type { ApplicationField, ValueOf } from './application-field';
import { AGE_MAX, AGE_MIN, TEXTAREA_ROWS, WORK_ROWS } from './limits';

/** What is shown above the fields: links to the other forms with tabs, the note on the library, the rules of the group. */
export type AboveFields = 'tabs' | 'note' | 'rules';

/** A form of the documents (doc 3 § 2, § 3). Its texts are in `src/i18n/application`. */
export type FormDefinition = {
  /** Name and path of its route. */
  route: string;
  path: string;
  /** Heights of its card, wide and as wide as a phone, which the skeleton has while the form is loaded. */
  height: number;
  phoneHeight: number;
  /** Whether the links to the sites of the channel are above the card (APPLY-01). */
  hasChannelLinks?: boolean;
  /** In order, within the card. */
  above?: readonly AboveFields[];
  /** Whether a guardian has to agree for the applicant. */
  isForChildren?: true;
  /** In the order of the documents. Every field is required, except rows (doc 3 § 5). */
  fields: readonly ApplicationField[];
};

export const AGES = years(AGE_MIN, AGE_MAX);

const NAME = { kind: 'text', name: 'name', autoComplete: 'name' } as const;
const SEX = { kind: 'radio', name: 'sex', options: ['male', 'female'] } as const;
const AGE = { kind: 'select', name: 'age', options: AGES } as const;
const BIRTHDAY = { kind: 'date', name: 'birthday', autoComplete: 'bday' } as const;
const PROVINCE = { kind: 'region', name: 'province' } as const;
const ADDRESS = { kind: 'text', name: 'address', autoComplete: 'address-line1' } as const;
const POST_CODE = {
  kind: 'text',
  name: 'postCode',
  autoComplete: 'postal-code',
  inputMode: 'numeric',
} as const;
const POST_ADDRESS = { kind: 'text', name: 'postAddress', autoComplete: 'address-line1' } as const;
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
const FAX = { kind: 'text', name: 'fax', autoComplete: 'fax tel', inputMode: 'tel' } as const;
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
 * The application forms by name, which is the value of the attribute `form`. Options are values and, in Chinese, texts.
 * Modules that do not show a form import `application-routes.build-time.ts` instead, which does not load the fields.
 */
export const APPLICATION_FORMS = {
  personal: {
    route: 'WdyForPerson',
    path: '/network_tv/film_channel/info_gr.action',
    height: 1512,
    phoneHeight: 1923,
    hasChannelLinks: true,
    above: ['tabs', 'note'],
    fields: [
      { kind: 'radio', name: 'type', options: ['导演', '演员', '歌手', '文化名人'] },
      NAME,
      { kind: 'radio', name: 'sex', options: ['男', '女'] },
      BIRTHDAY,
      { kind: 'text', name: 'province', autoComplete: 'address-level1' },
      ADDRESS,
      { kind: 'text', name: 'company', autoComplete: 'organization' },
      { ...PHONE, startsGroup: true },
      FAX,
      EMAIL,
      POST_ADDRESS,
      { ...INTRODUCE, startsGroup: true },
      { kind: 'rows', name: 'workList', count: WORK_ROWS, columns: ['workName', 'createTime', 'job'] },
    ],
  },
  institution: {
    route: 'WdyForCompany',
    path: '/network_tv/film_channel/info_jg.action',
    height: 1226,
    phoneHeight: 1741,
    hasChannelLinks: true,
    above: ['tabs', 'note'],
    fields: [
      { kind: 'radio', name: 'type', options: ['制作机构', '交易机构', '播出机构'] },
      NAME,
      PHONE,
      FAX,
      EMAIL,
      POST_ADDRESS,
      { kind: 'text', name: 'corporation' },
      { kind: 'text', name: 'foundTime' },
      { kind: 'text', name: 'registeredCapital' },
      { kind: 'text', name: 'institutionalSize' },
      ADDRESS,
      { kind: 'textarea', name: 'business', rows: TEXTAREA_ROWS, startsGroup: true },
      { kind: 'checkbox', name: 'rulesRead', isDeclaration: true },
      { kind: 'checkbox', name: 'dataTrue', isDeclaration: true },
    ],
  },
  'talent-show': {
    route: 'TalentShow',
    path: '/shaoer/dsqxs/info_per.action',
    height: 1114,
    phoneHeight: 1650,
    isForChildren: true,
    fields: [
      ...CONTESTANT,
      { kind: 'select', name: 'source', options: ['少儿频道电视宣传', '大手牵小手官网', '微博', '其他网站'] },
      EMAIL,
    ],
  },
  'kids-show': {
    route: 'KidsShow',
    path: '/shaoer/xxzhs5/info.action',
    height: 1210,
    phoneHeight: 1842,
    isForChildren: true,
    fields: [
      ...CONTESTANT,
      { kind: 'select', name: 'source', options: ['少儿频道电视宣传', '小小智慧树官网', '所在幼儿园或机构'] },
      EMAIL,
      { kind: 'text', name: 'fatherOccupation' },
      { kind: 'text', name: 'motherOccupation' },
    ],
  },
  'news-bag': {
    route: 'NewsBag',
    path: '/shaoer/xwddk/info.action',
    height: 457,
    phoneHeight: 706,
    isForChildren: true,
    fields: [NAME, AGE, PHONE, EMAIL, ADDRESS, POST_CODE],
  },
  handicraft: {
    route: 'Handicraft',
    path: '/kejiao/tsfx_sy/info.action',
    height: 361,
    phoneHeight: 514,
    fields: [NAME, PHONE, ADDRESS, SEX],
  },
  poetry: {
    route: 'Poetry',
    path: '/kejiao/2015wlczds/info.action',
    height: 742,
    phoneHeight: 895,
    fields: [
      NAME,
      PHONE,
      EMAIL,
      {
        kind: 'select',
        name: 'city',
        options: ['北京', '沈阳', '西安', '武汉', '成都', '南京', '广州'],
        autoComplete: 'address-level2',
      },
      { kind: 'textarea', name: 'writing', rows: 12 },
    ],
  },
  advisory: {
    route: 'Advisory',
    path: '/wyznt/info.action',
    height: 1782,
    phoneHeight: 2762,
    above: ['rules'],
    fields: [
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
  },
} as const satisfies Readonly<Record<string, FormDefinition>>;

export type ApplicationName = keyof typeof APPLICATION_FORMS;

export type ApplicationRoute = (typeof APPLICATION_FORMS)[ApplicationName]['route'];

type AboveOf<Form extends FormDefinition> = Form extends { above: readonly (infer Part)[] } ? Part : never;

/** Names of the forms with tabs, which link to each other (APPLY-02). */
export type TabbedName = {
  [Form in ApplicationName]: 'tabs' extends AboveOf<(typeof APPLICATION_FORMS)[Form]> ? Form : never;
}[ApplicationName];

/** What an application says of the consents that the attribute `consent` asks for. */
export type ConsentData = {
  /** Consent to the notice. */
  consent?: true;
  /** Consent of the guardian of a child. */
  guardianConsent?: true;
  /** Separate consent for the ID number. */
  idNumberConsent?: true;
  /** URL of the notice. */
  consentUrl?: string;
  /** When the application was first submitted, in ISO 8601. */
  consentTime?: string;
};

/** Values of each form, by field name. */
export type ApplicationData = {
  [Form in ApplicationName]: ConsentData & {
    [Field in (typeof APPLICATION_FORMS)[Form]['fields'][number] as Field['name']]: ValueOf<Field>;
  };
};

/** Values of a form as typed so far. */
export type ApplicationInput = Partial<ApplicationData[ApplicationName]>;

/** Returns a value for each form, by its route. */
export function byRoute<Value>(
  read: (form: ApplicationName) => Value,
): Readonly<Record<ApplicationRoute, Value>> {
  const forms = Object.keys(APPLICATION_FORMS) as ApplicationName[];
  const values = forms.map((form) => [APPLICATION_FORMS[form].route, read(form)] as const);
  return Object.fromEntries(values) as Record<ApplicationRoute, Value>;
}

/** Whether a text is the name of a form. */
export function isApplicationName(name: string): name is ApplicationName {
  return Object.keys(APPLICATION_FORMS).includes(name);
}

function years(from: number, to: number): readonly `${number}岁`[] {
  return Array(to - from + 1)
    .fill(null)
    .map((_, index) => `${from + index}岁` as const);
}
