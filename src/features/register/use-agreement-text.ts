import { fill } from '#i18n/fill';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';

/** Returns a text that asks for the agreement and, if the page has configured one, for the privacy policy. */
export function useAgreementText(text: string): string {
  const { both } = useAreaTexts('account').register;
  return usePageConfig('privacyUrl') ? fill(text, { agreement: both }) : text;
}
