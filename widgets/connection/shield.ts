/**
 * Shields what the viewer types and presses from scripts of the page. Their listeners get the element as `target` and not the
 * control in its shadow root, so that they do not recognise a field or a button, which they spare elsewhere.
 */

/** Shields a shadow root; again without effect. */
export function shieldRoot(root: ShadowRoot): void {
  for (const [types] of SHIELDS)
    for (const type of types.split(' ')) root.addEventListener(type, shieldEvent);
}

/** Events, how they are shielded, on what, and why: after the listeners of the view, and before those of the page. */
const SHIELDS: readonly (readonly [
  types: string,
  shield: (event: never, host: Element) => void,
  on?: string,
])[] = [
  // Scripts would refuse what is typed, or take it for a shortcut.
  ['keydown keypress keyup beforeinput paste copy cut', stopInput],
  // Scripts see a press, but would cancel it. They may follow a link in their own way.
  ['pointerdown touchstart touchend', stopCancel],
  ['click', stopCancel, ':not(a,a *)'],
  // A value that a handler returns cancels, too, and some begin a drag.
  ['mousedown', replaceByCopy, 'input,select,textarea,button,button *'],
  // FastClick and iScroll stop the click, and dispatch one on the element at the release.
  ['pointerdown', repeatClick],
];

/**
 * Keys that a field uses. `^` stands for Ctrl or Command, with which keys edit a text, and `~` for Alt, with which they type
 * signs, edit a text on a Mac, and open a list elsewhere.
 */
const FIELD_KEYS = /^(.$|[\^~]?([abdhi]...|end)|[pu]..|enter|~\W|\^[acvxyz]$)/iu;

/** Whether the last press of a key was used, by its code. The keyboard's: at the release the focus may be in another element. */
const used: Record<string, boolean> = {};

function shieldEvent(this: ShadowRoot, event: Event): void {
  const target = event.target as Element;
  // Slotted controls are those of the page.
  for (const [types, shield, on = '*'] of SHIELDS)
    if (types.includes(event.type) && target.matches(on) && this.contains(target))
      shield(event as never, this.host);
}

/** Stops the events of keys that the focused control uses. Shortcuts, Escape and Tab go on to the page. */
function stopInput(event: KeyboardEvent): void {
  const { type, code } = event;
  const isField = 'required' in (event.target as Element);
  if (type === 'keydown')
    used[code] =
      event.defaultPrevented ||
      (isField ? FIELD_KEYS : /^( |Enter)$/).test(
        (event.altKey ? '~' : event.ctrlKey || event.metaKey ? '^' : '') + event.key,
      );
  // Without a code, it is an event of the clipboard, or of a keyboard on a screen.
  if (code ? used[code] : isField) event.stopPropagation();
}

function stopCancel(event: Event): void {
  event.preventDefault = () => {};
}

/** Gives the page a copy, and the release where a script cancels the copy to begin a drag. */
function replaceByCopy(event: Event, host: Element): void {
  event.stopPropagation();
  ['mousedown', 'mouseup'].some((name) => host.dispatchEvent(new MouseEvent(name, event)));
}

/** Follows a press until its pointer ends it, and clicks what was pressed where such a click comes with the release. */
function repeatClick({ button, pointerId, target }: PointerEvent, host: Element): void {
  const view = host.ownerDocument.defaultView;
  const end = (event: Event) => {
    // The events without one end all presses.
    if (((event as PointerEvent).pointerId ?? pointerId) !== pointerId) return;
    follow('removeEventListener');
    if (event.type !== 'pointerup') return;
    // As the browser does, what was both pressed and released.
    let clicked = target as Element | null;
    while (clicked && !event.composedPath().includes(clicked)) clicked = clicked.parentElement;
    // `click()` of the page dispatches a composed one.
    const repeat = (click: Event) => click.composed || clicked?.dispatchEvent(new MouseEvent('click', click));
    host.addEventListener('click', repeat, { once: true });
    setTimeout(() => host.removeEventListener('click', repeat));
  };
  const follow = (method: 'addEventListener' | 'removeEventListener') => {
    // `blur` does not bubble from a field, which loses the focus by a press.
    for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'dragstart', 'blur'])
      view?.[method](type, end, type !== 'blur');
  };
  if (!button) follow('addEventListener');
}
