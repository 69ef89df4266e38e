import { isInputMethodKey } from '#lib/document/input-method-key';
import { applyPageFilter } from '#lib/document/page-filter';
import { stopUsedKey } from '#lib/document/used-key';
import { boxInWindow } from '#lib/document/zoom';
import { hasFocus } from './focus';
import { menuHead } from './menu-head';
import type { MenuPart } from './menu-part';
import { placeMenu } from './menu-place';

/** In Chromium. */
declare const CloseWatcher: (new (options: { signal: AbortSignal }) => { onclose(): void }) | undefined;

/** Closes the open menu of the page. */
let closeOther = () => {};

/** Has the button open and close the menu, and opens it if the button has been pressed; again without effect. */
export function preload(part: MenuPart): void {
  if (part.control) return;
  part.control = menuControl(part);
  // The viewer may have signed out meanwhile.
  if (part.isPressed && part.menu.isConnected) part.control.open();
}

/**
 * Returns what opens and closes the menu. The button and its box are a disclosure, not a menu with the role
 * `menu`: the content is links and one button, which screen readers then announce as such, and which Tab reaches in the order
 * of the page. The box is a manual popover, so that no `overflow` of the page cuts it. Not an automatic one: browsers of 2021
 * have none, and there is one way to close it for all of them.
 */
function menuControl(part: MenuPart): NonNullable<MenuPart['control']> {
  const { menu: box, button, signal, onToggle } = part;
  let listening: AbortController | null = null;

  const hasTopLayer = 'showPopover' in box;
  if (hasTopLayer) box.setAttribute('popover', 'manual');
  const isInTopLayer = () => hasTopLayer && box.matches(':popover-open');
  const place = () => placeMenu(box, button, hasTopLayer);

  function open() {
    closeOther();
    closeOther = close;
    box.hidden = false;
    if (hasTopLayer) {
      applyPageFilter(box);
      box.showPopover();
    }
    button.setAttribute('aria-expanded', 'true');
    listening = listenOutside(box, button, close, place);
    onToggle();
    place();
  }
  /** @param returnsFocus whether the button is focused, as after Escape */
  function close(returnsFocus = false) {
    if (!listening) return;
    listening.abort();
    listening = null;
    closeOther = () => {};
    const hadFocus = [box, ...slottedIn(box)].some(hasFocus);
    if (isInTopLayer()) box.hidePopover();
    box.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    if (returnsFocus || hadFocus) button.focus();
    onToggle();
  }
  /** Closes the box where moving the element has hidden it, and places it again where it is still shown. */
  function update() {
    if (!listening) return;
    if (hasTopLayer && !isInTopLayer()) close();
    else place();
  }
  const { head, render } = menuHead(part);
  box.prepend(head);
  // After the handlers of the link.
  box.addEventListener('click', (event) => {
    if (event.composedPath().some(isLink) || isAbove(box, event)) close();
  });
  button.addEventListener('click', () => (listening ? close() : open()), { signal });
  signal.addEventListener('abort', () => close());
  return { open, close, isOpen: () => listening !== null, update, render };
}

/** Closes the open box by a press or focus outside, by Escape and by the back button, and places it again where it must move. */
function listenOutside(
  box: HTMLElement,
  button: HTMLElement,
  close: (returnsFocus?: boolean) => void,
  place: () => void,
): AbortController {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const closeOutside = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(box) && !path.includes(button)) close();
  };
  document.addEventListener('pointerdown', closeOutside, options);
  document.addEventListener('focusin', closeOutside, options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || isInputMethodKey(event)) return;
      // The page has hidden the element, so that the key is for something else.
      if (box.getClientRects().length === 0) return close();
      stopUsedKey(event);
      close(true);
    },
    options,
  );
  // For the back button of a phone, as for a modal dialog.
  if (typeof CloseWatcher === 'function')
    new CloseWatcher({ signal: controller.signal }).onclose = () => close(true);
  addEventListener('resize', place, options);
  document.addEventListener('scroll', place, { ...options, passive: true });
  return controller;
}

function isLink(target: EventTarget): boolean {
  return (target as Partial<Element>).localName === 'a';
}

/** Whether a click was above the sheet, where a transparent part of it covers the page. */
function isAbove(box: HTMLElement, { target, clientY }: MouseEvent): boolean {
  return target === box && clientY < boxInWindow(box).top;
}

/** Returns the elements of the page in the slots of a part of the shadow tree. */
function slottedIn(part: Element): Element[] {
  const slots = [...part.querySelectorAll('slot')];
  return slots.flatMap((slot) => slot.assignedElements());
}
