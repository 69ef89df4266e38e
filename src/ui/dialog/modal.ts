import { isInputMethodKey } from '#lib/document/input-method-key';
import { applyPageFilter } from '#lib/document/page-filter';
import { holdScroll } from './hold-scroll';

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex="0"]';

/**
 * Opens a modal dialog. Browsers without `showModal` (before 2022) get a fallback within the dialog's root node: the
 * other elements are hidden from assistive technology, and focus is trapped in the dialog.
 * @param onEnd called when the browser has closed the dialog, as for the back button of a phone, or no longer shows it
 * @returns a function that closes the dialog and restores focus
 */
export function openModal(dialog: HTMLDialogElement, onEnd: () => void): () => void {
  const before = (dialog.getRootNode() as ShadowRoot).activeElement;
  const close = typeof dialog.showModal === 'function' ? openNative(dialog, onEnd) : openFallback(dialog);
  const stopWatching = watchShown(dialog, onEnd);
  dialog.focus();
  return () => {
    stopWatching();
    close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

/**
 * Calls `onHidden` when the page hides the widget: a modal dialog that is not shown would still keep the page inert. Asks the
 * widget's box, because React hides parts of a view while they load.
 */
function watchShown(dialog: Element, onHidden: () => void): () => void {
  const box = [...dialog.getRootNode().childNodes].find((node) => node.contains(dialog)) as Element;
  const check = () => {
    const isShown = box.checkVisibility?.() ?? box.getClientRects().length > 0;
    if (!isShown) onHidden();
  };
  // Only the one learns of `content-visibility`, and only the other of a dialog in a frame that is out of sight.
  const observers = [new IntersectionObserver(check), new ResizeObserver(check)];
  for (const observer of observers) observer.observe(dialog);
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}

function openNative(dialog: HTMLDialogElement, onEnd: () => void): () => void {
  applyPageFilter(dialog);
  dialog.showModal();
  dialog.addEventListener('close', onEnd);
  const releaseScroll = holdScroll(dialog, { isAlone: false });
  return () => {
    releaseScroll();
    dialog.removeEventListener('close', onEnd);
    dialog.close();
  };
}

function openFallback(dialog: HTMLElement): () => void {
  const set = (name: string, value: string) => dialog.setAttribute(name, value);
  if (!dialog.hasAttribute('role')) set('role', 'dialog');
  set('aria-modal', 'true');
  set('data-plain', '');
  set('open', '');
  const hidden = elementsOutside(dialog);
  for (const element of hidden) element.setAttribute('aria-hidden', 'true');

  const handleKeyDown = (event: KeyboardEvent) => wrapFocus(dialog, event);
  const trapFocus = (event: Event) => {
    if (!dialog.contains(event.target as Node)) dialog.focus();
  };
  const root = dialog.getRootNode();
  dialog.addEventListener('keydown', handleKeyDown);
  root.addEventListener('focusin', trapFocus);
  const releaseScroll = holdScroll(dialog, { isAlone: true });
  return () => {
    releaseScroll();
    dialog.removeEventListener('keydown', handleKeyDown);
    root.removeEventListener('focusin', trapFocus);
    for (const element of hidden) element.removeAttribute('aria-hidden');
  };
}

/** Returns the siblings of the dialog and of its ancestors, except those with `aria-hidden`. */
function elementsOutside(inner: Element): Element[] {
  const siblings = [...(inner.parentNode?.children ?? [])].filter(
    (element) => element !== inner && !element.hasAttribute('aria-hidden'),
  );
  return inner.parentElement ? [...siblings, ...elementsOutside(inner.parentElement)] : siblings;
}

function wrapFocus(dialog: Element, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || isInputMethodKey(event)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => !stop.hasAttribute('disabled'),
  );
  const active = (dialog.getRootNode() as ShadowRoot).activeElement;
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const leaving = event.shiftKey ? active === first || active === dialog : active === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
