import { byLanguage } from '#i18n/all-texts';
import { LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages';

const texts = byLanguage('shell', ({ notSent }) => notSent);

/** The text for a form that a script of the page has broken, after the pattern of the tags in lower case that it is for. */
export const NOT_SENT = LANGUAGE_NAMES.map((name) => [LANGUAGES[name].matches, texts[name]] as const);
