import { useState } from 'react';
import type { ApplicationName } from '#config/application-forms';
import { logMessage } from '#page-config/console-message';
import { useSubmission } from '#shared/submission/use-submission';
import type { FormHandle } from '#ui/forms/form';
import { useHost } from '#ui/host';
import { useTexts } from '#ui/language';
import { dispatchSubmit } from './dispatch-submit';
import { type Refusal, readRefusal } from './refusal';
import { useActionAddress } from './use-action-address';
import { useConsentRecord } from './use-consent-record';
import { useRepeatedSend } from './use-repeated-send';

type Values = Record<string, unknown>;

type Options = {
  form: ApplicationName;
  /** Attribute `action`: URL to which the application is sent; empty if the page sends it. */
  action: string;
  /** Attribute `consent`: URL of the notice on personal data. */
  consent: string;
  /** Whether an application that neither the page nor `action` takes is an error, not a success (OQ-81). */
  requiresListener: boolean;
  /** Called with the values of an application that was taken. */
  onSuccess(values: Values): void;
  onRefusal(refusal: Refusal, form: FormHandle | undefined): void;
  /** Called when the application could not be sent and waits. */
  onUnsent(): void;
  /** Called when the form takes no more applications. */
  onClosed(message: string): void;
};

/**
 * Passes the values to the page, sends them to `action` if the page has not answered, and shows the result.
 * @returns the submission; how often in succession neither the page nor `action` took the application, with a function that
 * sets this number to zero; and the application that waits until it can be sent
 */
export function useApplicationSubmit(options: Options) {
  const { form, action, consent, requiresListener, onSuccess, onRefusal, onUnsent, onClosed } = options;
  const host = useHost();
  const { tooLong } = useTexts().common;
  const [ignored, setIgnored] = useState(0);
  const send = useActionAddress(form, action);
  const withConsent = useConsentRecord(action, consent);
  const repeated = useRepeatedSend((values, handle) => submission.submit(values, handle));

  /** Resolves to whether the application was taken, by the page or by the server. */
  async function pass(values: Values): Promise<'taken' | 'canceled' | 'ignored'> {
    const data = withConsent(values);
    const outcome = repeated.isRepeat(values) ? 'ignored' : await dispatchSubmit(host, form, data);
    if (outcome === 'canceled') return outcome;
    if (outcome !== 'answered' && action) return (await send(data)) ? 'taken' : 'ignored';
    return outcome === 'ignored' ? outcome : 'taken';
  }
  async function offer(values: Values, _signal: AbortSignal, handle?: FormHandle): Promise<true | null> {
    try {
      const outcome = await pass(values);
      const isLost = requiresListener && outcome === 'ignored';
      setIgnored((before) => (isLost ? before + 1 : 0));
      if (isLost && !action) reportLoss(host.element);
      repeated.forget();
      return isLost || outcome === 'canceled' ? null : true;
      // Not a failure of the API: the page's own texts take precedence over the shared rules.
    } catch (cause) {
      const refusal = await readRefusal(cause, tooLong);
      if (repeated.wait(cause, values, handle)) onUnsent();
      if (!refusal && repeated.isRepeat(values)) return null;
      if (!refusal) throw cause;
      if (refusal.isClosed) onClosed(refusal.message);
      else onRefusal(refusal, handle);
      return null;
    }
  }
  const submission = useSubmission(offer, {
    onSuccess: (_taken, values) => onSuccess(values),
    isNoticed: repeated.waits,
  });
  return { submission, ignored, forgetIgnored: () => setIgnored(0), repeated };
}

/** Of the element, because each further application has a form of its own. */
const reported = new WeakSet<HTMLElement>();

/** Tells the page's author once per element what is missing. */
function reportLoss(element: HTMLElement): void {
  if (reported.has(element)) return;
  reported.add(element);
  logMessage(
    'error',
    `cntv-widgets: <${element.localName}> is not connected: no listener of "cntv-submit" has read event.detail.data or called event.detail.respond(), so the application was not submitted. Add the URL of your server to the element, such as action="/applications".`,
  );
}
