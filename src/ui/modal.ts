const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex="0"]';

/**
 * Opens a dialog above the page and keeps everything else out of reach. Where the browser has no modal dialogs
 * (before 2022) the same is done by hand, within the dialog's own root: the rest of it is hidden from assistive
 * technology and the focus goes round inside.
 * @returns closes the dialog, and gives the focus back to where it was
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = (dialog.getRootNode() as ShadowRoot).activeElement;
  const close = typeof dialog.showModal === 'function' ? openNative(dialog) : openByHand(dialog);
  dialog.focus();
  return () => {
    close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

function openNative(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}

function openByHand(dialog: HTMLElement): () => void {
  const set = (name: string, value: string) => dialog.setAttribute(name, value);
  set('role', 'dialog');
  set('aria-modal', 'true');
  set('data-plain', '');
  set('open', '');
  const hidden = outside(dialog);
  for (const element of hidden) element.setAttribute('aria-hidden', 'true');

  const turn = (event: KeyboardEvent) => goRound(dialog, event);
  const keepInside = (event: Event) => {
    if (!dialog.contains(event.target as Node)) dialog.focus();
  };
  const root = dialog.getRootNode();
  dialog.addEventListener('keydown', turn);
  root.addEventListener('focusin', keepInside);
  return () => {
    dialog.removeEventListener('keydown', turn);
    root.removeEventListener('focusin', keepInside);
    for (const element of hidden) element.removeAttribute('aria-hidden');
  };
}

/** What in the dialog's root neither holds nor is the dialog, and is not hidden already. */
function outside(inner: Element): Element[] {
  const siblings = [...(inner.parentNode?.children ?? [])].filter(
    (element) => element !== inner && !element.hasAttribute('aria-hidden'),
  );
  return inner.parentElement ? [...siblings, ...outside(inner.parentElement)] : siblings;
}

function goRound(dialog: Element, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
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
