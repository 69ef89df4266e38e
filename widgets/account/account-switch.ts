import { createElement } from '#lib/document/create-element';
import { rootBox } from '#lib/document/root-box';
import type { Connection } from '../types';
import { lineOf } from './bar';
import { firstControl, hasFocus } from './focus';

type Menu = { box: HTMLElement; close(): void };

/** Creates what shows the button with its menu in the box of the element, or the slotted content. */
export function createSwitch({ box, element }: Connection, button: HTMLElement, menu: Menu) {
  const slot = createElement('slot');
  const root = rootBox('div', button, menu.box);

  /** What appears has the focus if what disappears had it. */
  function change(isSignedIn: boolean): void {
    if (isSignedIn === Boolean(root.parentNode)) return;
    const hadFocus = hasFocus(element);
    const line = isSignedIn && lineOf(element, slot.assignedElements());
    slot.hidden = isSignedIn;
    box.classList.toggle('account-line', Boolean(line));
    box.style.setProperty('--line', line ? `${line.height}px` : null);
    box.style.setProperty('--room', line ? `${line.room}px` : null);
    if (isSignedIn) slot.after(root);
    else {
      menu.close();
      root.remove();
    }
    if (hadFocus) (isSignedIn ? button : firstControl(slot.assignedElements()))?.focus();
  }
  /**
   * The text is on the background of the page: it has the colour of the link that it replaces, without that the page's. WebKit
   * does not update the style of a link that is not rendered.
   */
  function takeColour(): void {
    const link = firstControl(slot.assignedElements());
    if (!root.isConnected) return;
    slot.hidden = false;
    root.style.color = link ? getComputedStyle(link).color : 'inherit';
    slot.hidden = true;
  }
  return { slot, change, takeColour };
}
