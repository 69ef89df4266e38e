import { useRef } from 'react';
import { pageUrl } from '#lib/document/page-url';
import { formNow } from '../times/form-clock';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a function that adds to an application what the visitor has agreed to, and when. The same values keep their time, as
 * they keep their ID.
 * @param notice URL of the notice on personal data; without it, nothing is added
 */
export function useConsentRecord(notice: string): (values: Values) => Record<string, unknown> {
  const agreed = useRef({ values: '', consentTime: '' });
  return (values) => {
    if (!notice) return { ...values };
    const written = JSON.stringify(values);
    if (agreed.current.values !== written)
      agreed.current = { values: written, consentTime: new Date(formNow()).toISOString() };
    const { consentTime } = agreed.current;
    return { ...values, consentUrl: new URL(notice, pageUrl()).href, consentTime };
  };
}
