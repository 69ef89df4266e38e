import type { Language } from '#config/languages';
import { member as en } from '#i18n/member/en';
import { member as zhCN } from '#i18n/member/zh-cn';
import { member as zhHant } from '#i18n/member/zh-hant';

/** Texts of the menu in all languages, written by the build, because the menu needs little of the area `member`. */
export const MENU_TEXTS = {
  'zh-CN': textsOf(zhCN),
  'zh-Hant': textsOf(zhHant),
  en: textsOf(en),
} satisfies Record<Language, object>;

function textsOf({ sections, mobileHome: { logout } }: typeof zhCN) {
  return { sections, mobileHome: { logout } };
}
