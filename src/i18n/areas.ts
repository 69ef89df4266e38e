import type { Language } from '#config/languages';
import type { account } from './account/zh-cn';
import type { application } from './application/zh-cn';
import type { lists } from './lists/zh-cn';
import type { member } from './member/zh-cn';
import type { password } from './password/zh-cn';
import type { portal } from './portal/zh-cn';
import type { settings } from './settings/zh-cn';

/** Texts that only some screens need. Each area has one file per language, loaded with its screens. */
export type Areas = {
  account: typeof account;
  lists: typeof lists;
  application: typeof application;
  member: typeof member;
  password: typeof password;
  portal: typeof portal;
  settings: typeof settings;
};

const AREAS: { [Area in keyof Areas]: Record<Language, () => Promise<Areas[Area]>> } = {
  account: {
    'zh-CN': async () => (await import('./account/zh-cn')).account,
    'zh-Hant': async () => (await import('./account/zh-hant')).account,
    en: async () => (await import('./account/en')).account,
  },
  lists: {
    'zh-CN': async () => (await import('./lists/zh-cn')).lists,
    'zh-Hant': async () => (await import('./lists/zh-hant')).lists,
    en: async () => (await import('./lists/en')).lists,
  },
  application: {
    'zh-CN': async () => (await import('./application/zh-cn')).application,
    'zh-Hant': async () => (await import('./application/zh-hant')).application,
    en: async () => (await import('./application/en')).application,
  },
  member: {
    'zh-CN': async () => (await import('./member/zh-cn')).member,
    'zh-Hant': async () => (await import('./member/zh-hant')).member,
    en: async () => (await import('./member/en')).member,
  },
  password: {
    'zh-CN': async () => (await import('./password/zh-cn')).password,
    'zh-Hant': async () => (await import('./password/zh-hant')).password,
    en: async () => (await import('./password/en')).password,
  },
  portal: {
    'zh-CN': async () => (await import('./portal/zh-cn')).portal,
    'zh-Hant': async () => (await import('./portal/zh-hant')).portal,
    en: async () => (await import('./portal/en')).portal,
  },
  settings: {
    'zh-CN': async () => (await import('./settings/zh-cn')).settings,
    'zh-Hant': async () => (await import('./settings/zh-hant')).settings,
    en: async () => (await import('./settings/en')).settings,
  },
};

export const AREA_NAMES = Object.keys(AREAS) as readonly (keyof Areas)[];

/** Returns the function that loads the texts of an area, the same one each time. */
export function areaLoader<Area extends keyof Areas>(
  area: Area,
  language: Language,
): () => Promise<Areas[Area]> {
  return AREAS[area][language];
}
