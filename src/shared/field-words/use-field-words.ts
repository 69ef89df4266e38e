import { useCallback } from 'react';
import { useAreaTexts } from '../../ui/use-area-texts';

type Words = Readonly<Record<string, string>>;

/**
 * The words under a field: rules speak in keys of the account area's `errors`, refusals in the dictionary's own words.
 * @param own words that stand in for some of them on this screen; the same object in every render
 */
export function useFieldWords(own: Words = NONE): (message: string | undefined) => string | undefined {
  const { errors } = useAreaTexts('account');
  return useCallback(
    (message) => message && (own[message] ?? (errors as Words)[message] ?? message),
    [own, errors],
  );
}

const NONE: Words = {};
