import { isReplaced } from '#lib/chunks/import-in-loader';
import { createElement } from '#lib/document/create-element';
import { rootBox } from '#lib/document/root-box';
import { languageOf } from '../attributes';
import type { Connection } from '../types';
import { fallbackTexts } from './fallback-texts';

/**
 * Shows a message in the slot of a place, with a button.
 * @param retry called by the button; none without it
 * @param isLast whether the button reloads the page, which happens at once when a new release has replaced the files
 */
export function showMessage(
  { box, element, slotName }: Connection,
  retry: (() => void) | false,
  isLast: boolean,
): void {
  const hadFocus = element.shadowRoot?.activeElement;
  const slot = createElement('slot');
  const text = fallbackTexts(languageOf(element));
  const message = rootBox('span', text('busy'));
  if (slotName) slot.name = slotName;
  message.setAttribute('role', 'alert');
  box.replaceChildren(slot);
  slot.append(message);
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
