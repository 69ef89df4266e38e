import { accountButtonEn } from '#i18n/account-button/en';
import { accountButtonZhCn } from '#i18n/account-button/zh-cn';
import { accountButtonZhHant } from '#i18n/account-button/zh-hant';
import { loaderEn } from '#i18n/loader/en';
import { loaderZhCn } from '#i18n/loader/zh-cn';
import { loaderZhHant } from '#i18n/loader/zh-hant';

/** Texts that are shown before a language file is loaded, written by the build, because each of these files is small. */
export const TEXTS = {
  'zh-CN': { ...loaderZhCn, ...accountButtonZhCn },
  'zh-Hant': { ...loaderZhHant, ...accountButtonZhHant },
  en: { ...loaderEn, ...accountButtonEn },
};
