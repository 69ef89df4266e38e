import { createContext, useCallback, useContext } from 'react';
import { type Catalogue, errorText, type Language, type Texts } from '#i18n/catalogue';
import type { ApiError } from '#lib/api-error';

const LanguageContext = createContext<Catalogue | null>(null);

/** Provides the texts of a widget. Its views rerender when `value` (language, overrides) changes. */
export const LanguageProvider = LanguageContext.Provider;

/** Returns the texts of the current language. */
export function useTexts(): Texts {
  return useCatalogue().texts;
}

/** Returns the current language. */
export function useLanguage(): Language {
  return useCatalogue().language;
}

/** Returns a function that maps an API error to its text (ERR-06, OQ-87). It changes only with the texts. */
export function useErrorText(): (error: Pick<ApiError, 'code' | 'serverMessage'>) => string {
  const catalogue = useCatalogue();
  return useCallback((error) => errorText(catalogue, error), [catalogue]);
}

/** Returns all texts of the current language, with the overrides of the page. */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(LanguageContext);
  if (!catalogue) throw new Error('Texts are used outside a LanguageProvider');
  return catalogue;
}
