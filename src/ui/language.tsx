import { createContext, useCallback, useContext } from 'react';
import { type Catalogue, errorText, type Language, type Texts } from '#i18n/catalogue';
import type { ApiError } from '#lib/api-error';
import { foreignLanguage } from '#lib/text/foreign-language';

const LanguageContext = createContext<Catalogue | null>(null);

/** Provides the texts of a widget. Its views rerender when `value` (language, overrides) changes. */
export const LanguageProvider = LanguageContext.Provider;

/** Returns the texts of the current language. */
export function useTexts(): Texts {
  return useCatalogue().texts;
}

/** Returns the name of the customer service in messages; undefined where a field is not in an element, as in the gallery. */
export function useCustomerServiceName(): string | undefined {
  return useContext(LanguageContext)?.texts.common.customerService;
}

/** Returns the text for the number of invalid fields; empty where a form is not in an element, as in the gallery. */
export function useWrongText(): string {
  return useContext(LanguageContext)?.texts.field.wrong ?? '';
}

/** Returns the function that returns the language of a text of the server, if it is not the current one. */
export function useForeignLanguage(): (text: string) => 'zh-CN' | undefined {
  const language = useContext(LanguageContext)?.language ?? '';
  return (text) => (language ? foreignLanguage(text, language) : undefined);
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
