import { keepLeftInput, takeLeftInput } from '#shared/kept-input/left-input';
import type { RestoreInput } from '#ui/forms/restored-input';
import { changedValues, type InputValues, restoreInput, takeValues } from '#ui/forms/typed-input';

/**
 * Carries what the viewer types over to the next element in the same place, which Turbo, htmx, swup or a router create when
 * they go back; never passwords, codes and files.
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
  const values = takeLeftInput(place);
  return {
    restore: (form) => void restoreInput(form, { values: takeValues(form, values), focused: null }),
    keep() {
      const typed: InputValues = new Map([...values, ...changedValues(shadow)]);
      // A form without a draft is filled in by several people in one browser.
      if (element.getAttribute('draft') !== 'none') keepLeftInput(place, typed);
    },
  };
}

/** Returns the URL, the tag and the order of an element among those with its tag. */
function placeOf(element: HTMLElement): string {
  const { pathname, search } = location;
  const copies = (element.getRootNode() as ParentNode).querySelectorAll(element.localName);
  return `${pathname}${search} ${element.localName} ${[...copies].indexOf(element)}`;
}
