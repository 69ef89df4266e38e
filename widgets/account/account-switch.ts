import type { Connection } from '../types';
import { roomAround } from './bar';
import { firstControl, hasFocus } from './focus';

/** Creates what shows the line with the button in the box of the element, or the slotted content. */
export function createSwitch({ box, element }: Connection, line: HTMLElement, closeMenu: () => void) {
  const slot = line.querySelector('slot') as HTMLSlotElement;
  const [keeper, button] = [slot.parentElement, line.querySelector('button')];
  const isShown = () => Boolean(line.parentNode);
  if (isShown()) fitRoom();
  else box.replaceChildren(slot);

  /** What appears has the focus if what disappears had it. */
  function change(isSignedIn: boolean): void {
    if (isSignedIn === isShown()) return;
    const hadFocus = hasFocus(element);
    if (isSignedIn) {
      keeper?.append(slot);
      box.replaceChildren(line);
      fitRoom();
    } else {
      closeMenu();
      box.replaceChildren(slot);
    }
    if (hadFocus) (isSignedIn ? button : firstControl(slot.assignedElements()))?.focus();
  }
  /** Takes the room in the bar, which depends on where the line is. */
  function fitRoom(): void {
    const room = roomAround(element, line);
    box.style.setProperty('--room', room === null ? null : `${room}px`);
  }
  /** The text is on the background of the page: it has the colour of the link that it replaces, without that the page's. */
  function matchColour(): void {
    const link = firstControl(slot.assignedElements());
    box.style.setProperty('--ink', link ? getComputedStyle(link).color : 'inherit');
  }
  return { change, matchColour };
}
