import { createContext, useCallback, useContext } from 'react';
import { type Catalogue, errorText, type Language, type Texts } from '../i18n/catalogue';
import type { ApiError } from '../lib/api-error';

const LanguageContext = createContext<Catalogue | null>(null);

/** Gives a widget's views their texts. A new `value` (language, overrides) shows at once: texts are looked up while rendering. */
export const LanguageProvider = LanguageContext.Provider;

/** The texts of the current language. */
export function useTexts(): Texts {
  return useCatalogue().texts;
}

/** The language that is spoken. */
export function useLanguage(): Language {
  return useCatalogue().language;
}

/** Turns a failed call into the dictionary's words for it (ERR-06, OQ-87). The function changes only with the language. */
export function useErrorText(): (error: Pick<ApiError, 'code' | 'serverMessage'>) => string {
  const catalogue = useCatalogue();
  return useCallback((error) => errorText(catalogue, error), [catalogue]);
}

function useCatalogue(): Catalogue {
  const catalogue = useContext(LanguageContext);
  if (!catalogue) throw new Error('Texts are used outside a LanguageProvider');
  return catalogue;
}
