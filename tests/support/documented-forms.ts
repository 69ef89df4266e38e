import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { application } from '#i18n/zh-cn/application';
import { portal } from '#i18n/zh-cn/portal';

/** What the tests of all forms expect of one. */
type Documented = {
  /** Requirements of its page and of its fields. */
  ids: string;
  /** Path of its page (doc 3 § 2). */
  path: string;
  /** Name of the page in the document's title. */
  page: string;
  /** Heading of the form. */
  heading: string;
  /** Names of its fields in order (doc 3 § 3). */
  fields: string;
  /** A field that no other form with this heading has. */
  own: string;
};

const CONTESTANT =
  'name sex age birthday province postCode address phone programName programLength introduce skill source email';
const LIBRARY = '微电影产业资源库入库申请';

/** What the documents say of their forms. */
const OF_THE_DOCUMENTS: Readonly<Partial<Record<ApplicationName, Documented>>> = {
  personal: {
    ids: 'ROUTE-41, APPLY-03 to APPLY-15',
    path: '/network_tv/film_channel/info_gr.action',
    page: '个人申请',
    heading: LIBRARY,
    fields: 'type name sex birthday province address company phone fax email postAddress introduce workList',
    own: 'company',
  },
  institution: {
    ids: 'ROUTE-42, APPLY-18 to APPLY-30',
    path: '/network_tv/film_channel/info_jg.action',
    page: '机构申请',
    heading: LIBRARY,
    fields:
      'type name phone fax email postAddress corporation foundTime registeredCapital institutionalSize address business rulesRead dataTrue',
    own: 'corporation',
  },
  'talent-show': {
    ids: 'ROUTE-35, CAMP-01',
    path: '/shaoer/dsqxs/info_per.action',
    page: '少儿才艺大赛报名',
    heading: '少儿才艺大赛报名',
    fields: CONTESTANT,
    own: 'programName',
  },
  'kids-show': {
    ids: 'ROUTE-36, CAMP-04',
    path: '/shaoer/xxzhs5/info.action',
    page: '幼儿节目报名',
    heading: '幼儿节目报名',
    fields: `${CONTESTANT} fatherOccupation motherOccupation`,
    own: 'motherOccupation',
  },
  'news-bag': {
    ids: 'ROUTE-37, CAMP-06',
    path: '/shaoer/xwddk/info.action',
    page: '新闻袋袋裤报名',
    heading: '新闻袋袋裤报名',
    fields: 'name age phone email address postCode',
    own: 'age',
  },
  handicraft: {
    ids: 'ROUTE-38, OQ-26, CAMP-07',
    path: '/kejiao/tsfx_sy/info.action',
    page: '手工秀报名',
    heading: '手工秀报名',
    fields: 'name phone address sex',
    own: 'address',
  },
  poetry: {
    ids: 'ROUTE-39, OQ-26, CAMP-08',
    path: '/kejiao/2015wlczds/info.action',
    page: '诗歌大赛报名',
    heading: '诗歌大赛报名',
    fields: 'name phone email city writing',
    own: 'writing',
  },
  advisory: {
    ids: 'ROUTE-40, OQ-26, CAMP-10',
    path: '/wyznt/info.action',
    page: '网友智囊团报名',
    heading: '网友智囊团报名',
    fields:
      'agreement name sex birthday education profession papers idNumber province phone email address postCode internet broadband bandwidth browser netAge qq msn contentType product cbox',
    own: 'idNumber',
  },
};

/** A row for each form. Of one that the documents do not have, it is what the configuration says. */
export const DOCUMENTED_FORMS = Object.fromEntries(
  Object.entries(APPLICATION_FORMS).map(([name, { route, path, fields }]) => {
    const form = name as ApplicationName;
    const names = fields.map((field) => field.name);
    const heading = application.forms[form].title;
    const configured = { ids: form, path, page: portal.titles.pages[route], heading, own: names.at(-1) };
    return [form, OF_THE_DOCUMENTS[form] ?? { ...configured, fields: names.join(' ') }];
  }),
) as Readonly<Record<ApplicationName, Documented>>;

export const DOCUMENTED_ROWS = Object.entries(DOCUMENTED_FORMS) as [ApplicationName, Documented][];
