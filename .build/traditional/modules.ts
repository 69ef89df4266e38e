import { APPLICATION_FORMS } from '#config/application-forms';
import { REGIONS } from '#config/regions';
import { account } from '#i18n/account/zh-cn';
import { accountButtonZhCn } from '#i18n/account-button/zh-cn';
import { application } from '#i18n/application/zh-cn';
import { brokenPageZhCn } from '#i18n/broken-page/zh-cn';
import { zhCN } from '#i18n/core/zh-cn';
import { errorsZhCn } from '#i18n/errors/zh-cn';
import { lists } from '#i18n/lists/zh-cn';
import { loaderZhCn } from '#i18n/loader/zh-cn';
import { member } from '#i18n/member/zh-cn';
import { password } from '#i18n/password/zh-cn';
import { passwordFieldZhCn } from '#i18n/password-field/zh-cn';
import { portal } from '#i18n/portal/zh-cn';
import { settings } from '#i18n/settings/zh-cn';
import { type Tree, traditional, traditionalName, traditionalTexts } from './convert.ts';

/** The texts that are converted, by folder, with the name of what the module exports in Simplified Chinese. */
const SIMPLIFIED: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  account: { account },
  'account-button': { accountButtonZhCn },
  application: { application },
  'broken-page': { brokenPageZhCn },
  core: { zhCN },
  errors: { errorsZhCn },
  lists: { lists },
  loader: { loaderZhCn },
  member: { member },
  password: { password },
  'password-field': { passwordFieldZhCn },
  portal: { portal },
  settings: { settings },
};

type Module = {
  folder: string /** Name of the export. */;
  name: string;
  simplifiedName: string;
  texts: Tree;
};

/** The modules in Traditional Chinese. */
export function traditionalModules(): Module[] {
  return Object.entries(SIMPLIFIED).flatMap(([folder, exported]) =>
    Object.entries(exported).map(([simplifiedName, texts]) => ({
      folder,
      simplifiedName,
      name: simplifiedName.replace(/zhCN$/i, (zhCN) => (zhCN === 'zhCN' ? 'zhHant' : 'ZhHant')),
      texts: {
        ...traditionalTexts(texts as Tree),
        ...(folder === 'application' ? { options: options() } : {}),
      },
    })),
  );
}

/** The options of the application forms, whose values are Simplified texts. */
function options(): Tree {
  const values = Object.values(APPLICATION_FORMS).flatMap(({ fields }) =>
    fields.flatMap((field): readonly string[] => ('options' in field ? field.options : [])),
  );
  const texts = values.map((value) => [value, traditional(value)] as const);
  return {
    ...Object.fromEntries(texts.filter(([value, text]) => text !== value)),
    ...traditionalTexts(application.options as Tree),
  };
}

/** The names of provinces and cities that are written in another way. */
export function traditionalRegions(): Readonly<Record<string, string>> {
  const names = [...REGIONS].flatMap(([province, cities]) => [province, ...cities]);
  const written = names.map((name) => [name, traditionalName(name)] as const);
  return Object.fromEntries(written.filter(([name, own]) => own !== name));
}
