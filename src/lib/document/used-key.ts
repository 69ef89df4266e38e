/** An event of the browser or of React. */
type Key = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>;

const KEY_EVENTS = ['keydown', 'keyup'] as const;

/**
 * Keeps a key that we have used from the page: this `keydown`, its repeats while the key is held down, and its `keyup`,
 * which goes to whatever has the focus by then.
 */
export function stopUsedKey(used: Key): void {
  stop(used);
  function follow(event: KeyboardEvent) {
    if (event.key === used.key && (event.repeat || event.type === 'keyup')) stop(event);
    // Released; or the release went to another window, and this is the next press.
    if (event.key === used.key && !event.repeat)
      for (const type of KEY_EVENTS) removeEventListener(type, follow, true);
  }
  for (const type of KEY_EVENTS) addEventListener(type, follow, true);
}

function stop(event: Key): void {
  event.preventDefault();
  event.stopPropagation();
}
