/**
 * Keeps scripts of the page from taking what the viewer types and presses. Their listeners get the element as `target` and not
 * the control in its shadow root, so that they do not recognise a field or a button, which they spare elsewhere.
 *
 * The listeners are added to the shadow root: they are called after those of the view, and before those of the page.
 */

/**
 * Keys that a field uses. `^` stands for Ctrl or Command, with which keys edit a text, and `~` for Alt, with which some
 * keyboards type signs.
 */
const FIELD_KEYS = /^(.$|\^?([abdhi]..|end)|[pu]..|enter|~\W|\^[acvxyz]$)/iu;

/** Whether the last press of a key was used, by the code of the key. */
const used: Record<string, boolean> = {};

/** What was pressed and not yet clicked. */
let pressed: Element | null;

/** Guards a shadow root; again without effect. */
export function guardBorder(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'paste', 'copy', 'cut'])
    root.addEventListener(type, keepInput as EventListener);
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'touchend', 'click'])
    root.addEventListener(type, keepPress as EventListener);
  root.host.addEventListener('click', repeatClick);
}

/** Stops the events of keys that the focused control uses. Shortcuts, Escape and Tab go on to the page. */
function keepInput(this: ShadowRoot, event: KeyboardEvent): void {
  const { type, code } = event;
  const target = event.target as Element;
  const isField = isFieldOf(target);
  if (type === 'keydown')
    used[code] =
      event.defaultPrevented ||
      (isField ? FIELD_KEYS : /^( |Enter)$/).test(
        (event.altKey ? '~' : event.ctrlKey || event.metaKey ? '^' : '') + event.key,
      );
  // Slotted controls are those of the page. Without a code, it is an event of the clipboard, or of a keyboard on a screen.
  if (this.contains(target) && (code ? used[code] : isField)) event.stopPropagation();
}

/**
 * Lets the page see a press, but not cancel it. A copy takes the place of `mousedown`, because the value that a handler returns
 * cancels too, and `mouseup` follows where a script cancels the copy to begin a drag.
 */
function keepPress(this: ShadowRoot, event: MouseEvent): void {
  const { type } = event;
  const target = event.target as Element;
  if (type === 'pointerdown') pressed = target;
  if (type === 'click') pressed = null;
  if (!this.contains(target)) return;
  if (type !== 'mousedown') {
    // Scripts of the page may follow a link in their own way.
    if (type !== 'click' || !target.closest('a')) event.preventDefault = () => {};
  } else if (isFieldOf(target) || target.closest('button')) {
    event.stopPropagation();
    ['mousedown', 'mouseup'].some((name) => this.host.dispatchEvent(new MouseEvent(name, event)));
  }
}

/** Clicks where FastClick and iScroll replace the click by their own, which they dispatch on the element. */
function repeatClick(event: Event): void {
  pressed?.dispatchEvent(new MouseEvent('click', event));
}

function isFieldOf(target: Element): boolean {
  return 'required' in target;
}
