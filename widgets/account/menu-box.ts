import { createElement } from '#lib/document/create-element';
import { isInputMethodKey } from '#lib/document/input-method-key';
import { SHEET_SCREEN } from './account-rules.build-time';

/** Distance of the menu from the button and from the edges of the window. */
const GAP = 8;

/** Closes the open menu of the page. */
let closeOther = () => {};

/**
 * Creates the box of the menu, which the button opens. The button and its box are a disclosure, not a menu with the role
 * `menu`: the content is links and one button, which screen readers then announce as such, and which Tab reaches in the order
 * of the page. The box is a manual popover, so that no `overflow` of the page cuts it. Not an automatic one: browsers of 2021
 * have none, and there is one way to close it for all of them.
 * @param signal removes the listeners when aborted
 * @param onOpen called each time the box is opened
 */
export function createMenuBox(button: HTMLButtonElement, signal: AbortSignal, onOpen: () => void) {
  const box = createElement('div');
  box.id = 'menu';
  box.className = 'account-menu';
  box.hidden = true;
  box.setAttribute('popover', 'manual');
  button.setAttribute('aria-controls', box.id);
  let listening: AbortController | null = null;

  function open() {
    closeOther();
    closeOther = close;
    box.hidden = false;
    box.showPopover?.();
    button.setAttribute('aria-expanded', 'true');
    listening = listen();
    onOpen();
    place(box, button);
  }
  /** @param returnsFocus whether the button is focused, as after Escape */
  function close(returnsFocus = false) {
    if (!listening) return;
    listening.abort();
    listening = null;
    closeOther = () => {};
    const hadFocus = (box.getRootNode() as ShadowRoot).activeElement;
    box.hidePopover?.();
    box.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    if (returnsFocus || (hadFocus && box.contains(hadFocus))) button.focus();
  }
  function listen(): AbortController {
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
        event.preventDefault();
        close(true);
      },
      options,
    );
    const follow = () => place(box, button);
    addEventListener('resize', follow, options);
    document.addEventListener('scroll', follow, { ...options, passive: true });
    return controller;
  }
  button.addEventListener('click', () => (listening ? close() : open()), { signal });
  // After the handlers of the link.
  box.addEventListener('click', (event) => {
    if (event.composedPath().some(isLink) || isAbove(box, event)) close();
  });
  signal.addEventListener('abort', () => close());
  return { box, close };
}

function isLink(target: EventTarget): boolean {
  return (target as Partial<Element>).localName === 'a';
}

/** Whether a click was above the sheet, where a transparent part of it covers the page. */
function isAbove(box: HTMLElement, { target, clientY }: MouseEvent): boolean {
  return target === box && clientY < box.getBoundingClientRect().top;
}

/**
 * Places the box below the button, or above it where there is more room, and inside the window. It is anchored at the
 * edges that do not move when its content is loaded.
 */
function place(box: HTMLElement, button: HTMLElement): void {
  const { style } = box;
  style.inset = style.maxHeight = '';
  if (matchMedia(SHEET_SCREEN).matches) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const at = button.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const [above, below] = [at.top - 2 * GAP, height - at.bottom - 2 * GAP];
  const isBelow = own.height <= below || below >= above;
  const isRight = at.left + at.right > width;
  const across = Math.min(isRight ? width - at.right : at.left, width - own.width - GAP);
  style.maxHeight = `${Math.max(isBelow ? below : above, 0)}px`;
  style[isRight ? 'right' : 'left'] = `${Math.max(across, GAP)}px`;
  style[isBelow ? 'top' : 'bottom'] = `${isBelow ? at.bottom + GAP : height - at.top + GAP}px`;
}
