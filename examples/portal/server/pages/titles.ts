import type { RouteName } from '#config/paths';
import { portal } from '#i18n/zh-cn/portal';

export const SITE = portal.titles.site;

/** Titles of the routes, those that `<cntv-portal>` sets (OQ-24), so that a title does not change when it is ready. */
export const TITLES: Readonly<Record<RouteName, string>> = { ...portal.titles.pages, TestPage: SITE };
