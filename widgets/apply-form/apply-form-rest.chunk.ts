import type { ApplicationInput } from '#config/application-forms';
import { pageUrl } from '#lib/document/page-url';
import { tabStore } from '#lib/storage';
import { assertConfigReadable } from '#page-config/scripts';
import { draftKeyOf } from '#shared/kept-input/draft-key';
import { readValues } from '#ui/forms/field-values';
import { isCallHeld } from '#ui/view-handle';
import { hostOf } from '../host';
import type { Connection } from '../types';
import { untilCalled } from '../until-called';
import { presentStamp, untilStale } from '../until-stale';
import { tree } from './apply-form-print';

/**
 * Resolves when a printed form needs its view before a touch: it has a draft, the page or its query sets values, a fieldset is
 * disabled, the form is not always open, or the print is not that of this page.
 * @throws PageError when the page configuration cannot be read
 */
export async function untilNeeded(connection: Connection, signal: AbortSignal): Promise<void> {
  assertConfigReadable();
  const { element, box } = connection;
  const host = hostOf(connection);
  const { form, opens, closes, prefill } = host.values();
  const hasDraft = Boolean(tabStore.get(draftKeyOf(`${form}`, element)));
  const isPrefilled = prefill && new URL(pageUrl()).search;
  const isWanted =
    hasDraft || isCallHeld(element) || element.closest(':disabled') || opens || closes || isPrefilled;
  if (isWanted || box.getAttribute('data-print') !== presentStamp(connection, tree)) return;
  const filled = untilCalled(element, 'fill', {
    data: () => readValues(box.querySelector('form') as HTMLFormElement) as ApplicationInput,
  });
  host.readyWithoutView();
  await Promise.race([filled, untilStale(connection, tree, signal)]);
}
