import { byLanguage } from '#i18n/all-texts';

/** Texts that are shown before a language file is loaded, written by the build, because each of these files is small. */
export const TEXTS = byLanguage('shell', ({ common: { loading }, account }) => ({
  common: { loading },
  account,
}));
