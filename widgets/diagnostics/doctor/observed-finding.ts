import { observed as en } from '#i18n/en/observed';
import { observed as zhCN } from '#i18n/zh-cn/observed';
import { findingIn } from '../markup/finding';

export type ObservedCode = keyof typeof zhCN;

/** Returns a mistake that requests have shown. Only the doctor has the sentences of these. */
export const finding = findingIn({ 'zh-CN': zhCN, en });
