import type { Connection } from '../types';
import { roomAround } from './bar';
import { firstControl, hasFocus } from './focus';
import type { MenuPart } from './menu-part';

/** Creates what shows the line with the button in the box of the element, or the slotted content. */
export function createSwitch({ box, element }: Connection, line: HTMLElement, menu: MenuPart) {
  const slot = line.querySelector('slot') as HTMLSlotElement;
  const [keeper, button] = [slot.parentElement, line.querySelector('button')];
  const isShown = () => Boolean(line.parentNode);
  if (!isShown()) box.replaceChildren(slot);

  /** What appears has the focus if what disappears had it. */
  function change(isSignedIn: boolean): void {
    if (isSignedIn === isShown()) return;
    const hadFocus = hasFocus(element);
    if (isSignedIn) {
      keeper?.append(slot);
      box.replaceChildren(line);
    } else {
      menu.control?.close();
      box.replaceChildren(slot);
    }
    if (hadFocus) (isSignedIn ? button : firstControl(slot.assignedElements()))?.focus();
  }
  let frame = 0;
  /** Before the next frame is drawn: measured at once, what else changes would be laid out once more. */
  function matchBarSoon(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(matchBar);
  }
  /**
   * Takes the room in the bar of the page, and the colour of the link that the line replaces, without that the page's: the text
   * is on its background. An open menu is then placed again.
   */
  function matchBar(): void {
    const room = isShown() ? roomAround(element, line) : null;
    const link = firstControl(slot.assignedElements());
    box.style.setProperty('--room', room === null ? null : `${room}px`);
    box.style.setProperty('--ink', link ? getComputedStyle(link).color : 'inherit');
    menu.control?.update();
  }
  return { change, matchBar, matchBarSoon };
}
