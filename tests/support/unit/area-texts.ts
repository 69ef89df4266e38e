import type { Areas } from '#i18n/area-files';
import { account } from '#i18n/zh-cn/account';
import { application } from '#i18n/zh-cn/application';
import { member } from '#i18n/zh-cn/member';
import { password } from '#i18n/zh-cn/password';
import { portal } from '#i18n/zh-cn/portal';
import { settings } from '#i18n/zh-cn/settings';

const TEXTS: Partial<Areas> = { account, application, member, password, portal, settings };

/** Replaces the texts that are loaded on demand. */
export const useAreaTexts = (area: keyof Areas) => TEXTS[area];
