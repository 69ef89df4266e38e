import { addressNumber, changeAddresses } from '#lib/chunks/file-address';
import { isReplaced } from '#lib/chunks/import-in-loader';
import { createElement } from '#lib/document/create-element';
import { waitForRecovery } from '#lib/document/recovery';
import { rootBox } from '#lib/document/root-box';
import { languageOf } from '../attributes';
import { isPageError, reportFailure } from '../failure';
import type { Connection, Widget } from '../types';
import { drawAgain } from './draw';
import { fallbackTexts } from './fallback-texts';

/**
 * Returns the function that shows the slotted content after a failure. A retry loads the files from other addresses, after
 * which only a reload of the page is offered. A widget with `loadWhen` shows no message: it retries once by itself, and
 * again each time that the failure may be over. An error of the page has no retry.
 */
export function fallbackOf(connection: Connection, widget: Widget, hasRetried: boolean, load: () => void) {
  const { box, element, signal } = connection;
  let wait: (() => void) | undefined;
  let failedAt = 0;
  function retry() {
    changeAddresses();
    if (hasRetried) return location.reload();
    hasRetried = true;
    drawAgain(connection);
    load();
  }
  /** Another element may have changed the addresses meanwhile, and have found its files. */
  function retrySilently() {
    if (failedAt === addressNumber) changeAddresses();
    load();
  }
  return (error: unknown) => {
    const canRetry = !isPageError(error);
    if (!widget.loadWhen) showMessage(connection, canRetry && retry, hasRetried);
    else if (canRetry && !hasRetried) return retry();
    else {
      box.replaceChildren(createElement('slot'));
      failedAt = addressNumber;
      if (canRetry) {
        wait ??= waitForRecovery(signal, retrySilently);
        wait();
      }
    }
    reportFailure(element, error);
  };
}

/**
 * Shows a message in the slot, with a button.
 * @param retry called by the button; none without it
 * @param isLast whether the button reloads the page, which happens at once when a new release has replaced the files
 */
function showMessage({ box, element }: Connection, retry: (() => void) | false, isLast: boolean): void {
  const hadFocus = element.shadowRoot?.activeElement;
  const slot = createElement('slot');
  const text = fallbackTexts(languageOf(element));
  box.replaceChildren(slot);
  slot.append(rootBox('span', text('busy')));
  if (!retry) return;
  const button = createElement('button');
  button.textContent = text(isLast ? 'reload' : 'retry');
  button.setAttribute('part', 'button');
  button.dataset.testid = 'retry';
  button.onclick = retry;
  box.append(' ', rootBox('span', button));
  if (hadFocus) button.focus();
  if (isLast) isReplaced().then((is) => is && location.reload(), Boolean);
}
