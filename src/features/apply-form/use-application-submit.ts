import type { ApplicationName } from '../../config/application-forms';
import { type CntvSubmitDetail, EVENTS } from '../../config/events';
import { TOAST_MS } from '../../config/limits';
import { useSubmit } from '../../shared/submission/use-submit';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { type Host, useHost } from '../../ui/host';
import { useToast } from '../../ui/toast/toast';

type Values = Record<string, unknown>;

/** Passes the values to the page in a `cntv-submit` event and shows the result; sends no request (OQ-81). */
export function useApplicationSubmit(form: ApplicationName, onSuccess: () => void) {
  const host = useHost();
  const toast = useToast();
  const { success } = useAreaTexts('application');

  async function offer(values: Values): Promise<true | null> {
    try {
      return await dispatchSubmit(host, form, values);
      // Not a failure of the API: the page's own text takes precedence over the shared rules.
    } catch (cause) {
      if (typeof cause !== 'string') throw cause;
      toast.show({ text: cause, tone: 'error', durationMs: TOAST_MS, closable: true });
      return null;
    }
  }
  return useSubmit<Values, true>(offer, { success, onSuccess });
}

/**
 * @returns true when the page has accepted the values or leaves them to the form; null when the page canceled the event
 *   and shows the result itself
 * @throws what a promise of the page was rejected with
 */
async function dispatchSubmit(host: Host, form: ApplicationName, data: Values): Promise<true | null> {
  let isDispatched = false;
  const results: Promise<unknown>[] = [];
  const detail = {
    form,
    data,
    respond(promise: Promise<unknown>) {
      if (isDispatched) throw new DOMException('respond() was called after the event.', 'InvalidStateError');
      results.push(promise);
    },
  };
  const isDefault = host.emit(EVENTS.submit, detail as unknown as CntvSubmitDetail);
  isDispatched = true;
  await Promise.all(results);
  return results.length > 0 || isDefault ? true : null;
}
