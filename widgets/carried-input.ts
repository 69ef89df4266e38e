import { KEPT_INPUT_MS } from '#config/limits';
import { viewerEpoch } from '#session/session';
import { type InputSlot, keepInput, memoryOf, takeInput } from '#shared/kept-input/input-slot';
import {
  captureInput,
  changedValues,
  type InputValues,
  restoreInput,
  type TypedInput,
  takeValues,
} from '#ui/forms/typed-input';
import type { Connection } from './types';

/**
 * Carries what the viewer types over to the next view: of the same element, or of the next one in the same place for the same
 * viewer and at most 30 minutes. In memory only, because the page stays loaded when Turbo, htmx, swup or a router go back and
 * create the elements again. Without files, and without passwords and codes except to a view that replaces this one at once.
 */
export function carryInput(connection: Connection, shadow: ShadowRoot) {
  const { element, box, hydrates } = connection;
  const painted = hydrates && box.firstChild;
  const own: InputSlot = { store: memoryOf(element), key: '', lifeMs: Number.POSITIVE_INFINITY };
  const slotAt = (key: string): InputSlot => ({
    store: memoryOf(document),
    key,
    viewer: viewerEpoch(),
    lifeMs: KEPT_INPUT_MS,
  });
  // When the element is removed, the address is already that of the next page. Not on `change`, which Chromium
  // dispatches then for the focused field.
  let place = placeOf(element);
  const carried: InputValues = takeInput(slotAt(place))?.values ?? new Map();
  const kept = takeInput(own);
  /** What was typed before the view was mounted. */
  let early: TypedInput | undefined = kept ?? captureInput(shadow, { withSecrets: true });
  shadow.addEventListener('input', () => {
    place = placeOf(element);
    if (early) early = captureInput(shadow, { withSecrets: true });
  });
  return {
    /** Takes the values of a form that was mounted, however late. */
    take: (form: HTMLFormElement): TypedInput => ({ values: takeValues(form, carried) }),
    /** Restores what was typed before the view was mounted. */
    restore() {
      // Hydrated fields are current: password managers change them without an event.
      if (early && (kept || painted !== box.firstChild)) void restoreInput(shadow, early);
      early = undefined;
    },
    keep() {
      keepInput(own, captureInput(shadow, { withSecrets: connection.restarts }));
      // A form without a draft is filled in by several people in one browser.
      if (element.getAttribute('draft') !== 'none')
        keepInput(slotAt(place), { values: new Map([...carried, ...changedValues(shadow)]) });
    },
  };
}

/** Returns the URL, the tag and the order of an element among those with its tag. */
function placeOf(element: HTMLElement): string {
  const { pathname, search } = location;
  const copies = (element.getRootNode() as ParentNode).querySelectorAll(element.localName);
  return `${pathname}${search} ${element.localName} ${[...copies].indexOf(element)}`;
}
