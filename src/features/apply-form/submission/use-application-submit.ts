import { useState } from 'react';
import type { ApplicationName } from '#config/application-forms';
import { logMessage } from '#page-config/console-message';
import { useSubmission } from '#shared/submission/use-submission';
import type { FormHandle } from '#ui/forms/form';
import { useHost } from '#ui/host';
import { useTexts } from '#ui/language';
import { dispatchSubmit } from './dispatch-submit';
import { type Refusal, readRefusal } from './refusal';

type Options = {
  form: ApplicationName;
  /** Whether an application that no listener of the page takes is an error, not a success (OQ-81). */
  requiresListener: boolean;
  onSuccess(): void;
  onRefusal(refusal: Refusal, form: FormHandle | undefined): void;
};

/**
 * Passes the values to the page and shows the result; sends no request.
 * @returns the submission, the number of submits in succession that no listener of the page took, and a function that
 * sets this number to zero
 */
export function useApplicationSubmit({ form, requiresListener, onSuccess, onRefusal }: Options) {
  const host = useHost();
  const { tooLong } = useTexts().common;
  const [ignored, setIgnored] = useState(0);

  async function offer(
    values: Record<string, unknown>,
    _signal: AbortSignal,
    handle?: FormHandle,
  ): Promise<true | null> {
    try {
      const outcome = await dispatchSubmit(host, form, values);
      const isLost = requiresListener && outcome === 'ignored';
      setIgnored((before) => (isLost ? before + 1 : 0));
      if (isLost) reportLoss(host.element);
      return isLost || outcome === 'canceled' ? null : true;
      // Not a failure of the API: the page's own texts take precedence over the shared rules.
    } catch (cause) {
      const refusal = await readRefusal(cause, tooLong);
      if (!refusal) throw cause;
      onRefusal(refusal, handle);
      return null;
    }
  }
  return { submission: useSubmission(offer, { onSuccess }), ignored, forget: () => setIgnored(0) };
}

const reported = new WeakSet<HTMLElement>();

/** Tells the page's author once per element what is missing. */
function reportLoss(element: HTMLElement): void {
  if (reported.has(element)) return;
  reported.add(element);
  logMessage(
    'error',
    `cntv-widgets: <${element.localName}> is not connected: no listener of "cntv-submit" has read event.detail.data or called event.detail.respond(), so the application was not submitted. Add to the page, with the URL of your server:
document.addEventListener('cntv-submit', (event) => event.detail.respond(fetch('/applications', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(event.detail.data) })));`,
  );
}
