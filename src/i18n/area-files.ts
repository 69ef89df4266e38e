import { fallbackLanguage, textFile } from './fallback';
import type { Language } from './languages';
import type { account } from './zh-cn/account';
import type { application } from './zh-cn/application';
import type { lists } from './zh-cn/lists';
import type { member } from './zh-cn/member';
import type { password } from './zh-cn/password';
import type { portal } from './zh-cn/portal';
import type { settings } from './zh-cn/settings';

/** Texts that only some screens need, in one file for each area and language, which is loaded with its screens. */
export type Areas = {
  account: typeof account;
  application: typeof application;
  lists: typeof lists;
  member: typeof member;
  password: typeof password;
  portal: typeof portal;
  settings: typeof settings;
};

const FILES = import.meta.glob<Areas>([
  './*/*.ts',
  '!./*/{core,doctor,errors,expected,observed,regions,shell,*.build-time}.ts',
]);

export const AREA_NAMES = Object.keys(FILES).flatMap(
  (path) => (/^\.\/zh-cn\/(\w+)/.exec(path)?.[1] ?? []) as keyof Areas,
);

/** Returns the function that loads a file of texts: that of the language, or the first one of its fallbacks. */
export function areaFile<Area extends keyof Areas>(
  area: Area,
  language: Language,
  files: Readonly<Record<string, () => Promise<Pick<Areas, Area>>>> = FILES,
): () => Promise<Pick<Areas, Area>> {
  return files[textFile(area, language)] ?? areaFile(area, fallbackLanguage(language), files);
}
