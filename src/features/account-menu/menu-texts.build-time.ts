import { byLanguage } from '#i18n/all-texts';

/** Texts of the menu in all languages, written by the build, because the menu needs little of the area `member`. */
export const MENU_TEXTS = byLanguage('member', ({ member: { sections, mobileHome } }) => ({
  sections,
  mobileHome: { logout: mobileHome.logout },
}));
