import { byLanguage } from '#i18n/all-texts';

/** The texts of the fallback, with those that other languages lack. */
export const TEXTS = byLanguage('shell', ({ common: { busy, retry, reload } }) => ({
  busy,
  retry,
  reload,
}));
