import { KEPT_INPUT_MS } from '#config/limits';
import { viewerEpoch } from '#session/session';
import type { RestoreInput } from '#ui/forms/restored-input';
import { changedValues, type InputValues, restoreInput, takeValues } from '#ui/forms/typed-input';

type Carried = { values: InputValues; keptAt: number; viewer: number };

/**
 * What was typed into elements that the page has removed, by place. In memory only, because the page stays loaded when
 * Turbo, htmx, swup or a router go back and create the elements again.
 */
const carried = new Map<string, Carried>();

/**
 * Carries what the viewer types over to the next element in the same place, for the same viewer and at most 30 minutes;
 * never passwords, codes and files.
 */
export function carryInput(
  element: HTMLElement,
  shadow: ShadowRoot,
): { restore: RestoreInput; keep(): void } {
  // When the element is removed, the address is already that of the next page. Not on `change`, which Chromium
  // dispatches then for the focused field.
  let place = placeOf(element);
  shadow.addEventListener('input', () => {
    place = placeOf(element);
  });
  const values = take(place);
  return {
    restore: (form) => void restoreInput(form, { values: takeValues(form, values), focused: null }),
    keep() {
      const typed: InputValues = new Map([...values, ...changedValues(shadow)]);
      // A form without a draft is filled in by several people in one browser.
      if (typed.size > 0 && element.getAttribute('draft') !== 'none')
        carried.set(place, { values: typed, keptAt: Date.now(), viewer: viewerEpoch() });
    },
  };
}

/** Returns the URL, the tag and the order of an element among those with its tag. */
function placeOf(element: HTMLElement): string {
  const { pathname, search } = location;
  const copies = (element.getRootNode() as ParentNode).querySelectorAll(element.localName);
  return `${pathname}${search} ${element.localName} ${[...copies].indexOf(element)}`;
}

/** Returns and removes the values of a place. Removes those of other places that are too old. */
function take(place: string): InputValues {
  for (const [key, { keptAt, viewer }] of carried) {
    if (Date.now() - keptAt >= KEPT_INPUT_MS || viewer !== viewerEpoch()) carried.delete(key);
  }
  const values = carried.get(place)?.values ?? new Map();
  carried.delete(place);
  return values;
}
