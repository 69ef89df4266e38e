import type { ApplicationName } from '#config/application-forms';
import { type CntvSubmitDetail, EVENTS } from '#config/events';
import type { Host } from '#ui/host';
import { rejectErrorResponse } from './refusal';

/**
 * What the page did with an application:
 * - `answered`: the promise of a listener was fulfilled
 * - `read`: a listener has read the values
 * - `canceled`: a listener canceled the event and shows the result itself
 * - `ignored`: no listener has read the values
 */
export type SubmitOutcome = 'answered' | 'read' | 'canceled' | 'ignored';

/**
 * Passes the values of a form to the page in a `cntv-submit` event and waits for the promises of its listeners. A
 * listener that reads only the type of the event, for example for analytics, does not take the application.
 * @throws what a promise of the page was rejected with, or its response with an error status
 */
export async function dispatchSubmit(
  host: Host,
  form: ApplicationName,
  data: Record<string, unknown>,
): Promise<SubmitOutcome> {
  let isDispatched = false;
  let isRead = false;
  const results: Promise<unknown>[] = [];
  const detail = {
    form,
    get data() {
      isRead = true;
      return data;
    },
    respond(result: unknown) {
      if (isDispatched) throw new DOMException('respond() was called after the event.', 'InvalidStateError');
      results.push(Promise.resolve(result).then(rejectErrorResponse));
    },
  };
  const isDefault = host.emit(EVENTS.submit, detail as unknown as CntvSubmitDetail);
  isDispatched = true;
  if (results.length === 0 && !isDefault) return 'canceled';
  if (results.length === 0) return isRead ? 'read' : 'ignored';
  await Promise.all(results);
  return 'answered';
}
