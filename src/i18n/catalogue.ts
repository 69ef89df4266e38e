import { CONTENT_TOO_LARGE } from '#config/limits';
import { overridesFor } from './common-texts';
import type { CoreFile, Language } from './languages';
import { overridden } from './overrides';

export type { Language } from './languages';

export type Texts = CoreFile['core'];

/** All texts in one language: those of the widgets, and those of the result codes. */
export type Catalogue = {
  language: Language;
  texts: Texts;
  errors: Readonly<Record<number, string>>;
};

/** Overrides of a page: texts by area and key, error texts by result code (ERR-11, OQ-91). */
export type PageTexts = { texts?: object; messages?: object };

/** Returns the texts of a language with the overrides of the page. */
export function catalogueOf(
  { core, errors }: CoreFile,
  language: Language,
  { texts, messages }: PageTexts,
): Catalogue {
  return {
    language,
    texts: overridden(core, language, texts),
    errors: Object.assign({}, errors, ...overridesFor(language, [messages as never])),
  };
}

type Failure = { code: number | null; serverMessage: string; status?: number | null };

/**
 * Returns the text of an API error: the configured one, the server's message, or "busy" (ERR-06, OQ-87), for a body that the
 * server or a proxy refuses as too long the reason. A code with an empty text shows the server's message (OQ-34).
 */
export function errorText({ errors, texts }: Catalogue, { code, serverMessage, status }: Failure): string {
  const { busy, tooLong } = texts.common;
  const configured = code === null ? '' : errors[code];
  return configured || serverMessage.trim() || (status === CONTENT_TOO_LARGE ? tooLong : busy);
}
