import { account } from '#i18n/account/zh-cn';
import { application } from '#i18n/application/zh-cn';
import type { Areas } from '#i18n/areas';
import { member } from '#i18n/member/zh-cn';
import { portal } from '#i18n/portal/zh-cn';
import { settings } from '#i18n/settings/zh-cn';

const TEXTS: Partial<Areas> = { account, application, member, portal, settings };

/** Replaces the texts that are loaded on demand. */
export const useAreaTexts = (area: keyof Areas) => TEXTS[area];
