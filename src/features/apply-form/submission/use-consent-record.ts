import { useRef } from 'react';
import { pageUrl } from '#lib/document/page-url';
import { serverNow } from '#lib/server-time';
import { actionAddress } from './action-address';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a function that adds to an application what the visitor has agreed to, and when. The same values keep their time, as
 * they keep their ID.
 * @param action the attribute: the time is that of its server
 * @param notice URL of the notice on personal data; without it, nothing is added
 */
export function useConsentRecord(
  action: string,
  notice: string,
): (values: Values) => Record<string, unknown> {
  const agreed = useRef({ values: '', consentTime: '' });
  return (values) => {
    if (!notice) return { ...values };
    const written = JSON.stringify(values);
    if (agreed.current.values !== written) {
      const consentTime = new Date(serverNow(actionAddress(action))).toISOString();
      agreed.current = { values: written, consentTime };
    }
    const { consentTime } = agreed.current;
    return { ...values, consentUrl: new URL(notice, pageUrl()).href, consentTime };
  };
}
