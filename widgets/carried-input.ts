import { KEPT_INPUT_MS } from '#config/limits';
import { viewerEpoch } from '#session/session';
import { type InputSlot, keepInput, memoryOf, takeInput } from '#shared/kept-input/input-slot';
import type { GivenValues } from '#ui/forms/restored-input';
import {
  captureInput,
  type InputValues,
  restoreInput,
  type TypedInput,
  takeValues,
  typedValues,
} from '#ui/forms/typed-input';
import type { Connection } from './types';

/**
 * Carries what the viewer types over to the next view: of the same element, or of the next one in the same place, for the same
 * viewer and at most 30 minutes. In memory only, because the page stays loaded when Turbo, htmx, swup or a router go back and
 * create the elements again. Without files, and without passwords and codes except to a view that replaces this one at once.
 */
export function carryInput(connection: Connection, shadow: ShadowRoot) {
  const { element, box, hydrates } = connection;
  const painted = hydrates && box.firstChild;
  // When the element is removed, the address is already that of the next page, and the viewer may be the next one. Not on
  // `change`, which Chromium dispatches then for the focused field.
  let slots = slotsOf(element);
  const carried: InputValues = takeInput(slots.place)?.values ?? new Map();
  const kept = takeInput(slots.own);
  /** What was typed before the view was mounted. */
  let early: TypedInput | undefined = kept ?? captureInput(shadow, { withSecrets: true });
  /** Of each form that the view has mounted. Those of a print were given nothing. */
  const given = new WeakMap<HTMLFormElement, GivenValues>();
  shadow.addEventListener('input', () => {
    slots = slotsOf(element);
    if (early) early = captureInput(shadow, { withSecrets: true });
  });
  return {
    /** Takes the values of a form that was mounted, however late. */
    take(form: HTMLFormElement, values: GivenValues): TypedInput {
      given.set(form, values);
      return { values: takeValues(form, carried, values.current) };
    },
    /** Restores what was typed before the view was mounted. */
    restore() {
      // Hydrated fields are current: password managers change them without an event.
      if (early && (kept || painted !== box.firstChild)) void restoreInput(shadow, early);
      early = undefined;
    },
    keep() {
      // What is on the screen stays there, whoever is the viewer by now.
      if (connection.restarts) keepInput(slotsOf(element).own, captureInput(shadow, { withSecrets: true }));
      // A form without a draft is filled in by several people in one browser.
      if (element.getAttribute('draft') === 'none') return;
      const typed = [...shadow.querySelectorAll('form')].flatMap((form) => [
        ...typedValues(form, given.get(form)?.current),
      ]);
      keepInput(slots.place, { values: new Map([...carried, ...typed]) });
      if (!connection.restarts) keepInput(slots.own, { values: new Map(typed) });
    },
  };
}

/** The slots of an element, and of its place: URL, tag and order among those with its tag. */
function slotsOf(element: HTMLElement): { own: InputSlot; place: InputSlot } {
  const { pathname, search } = location;
  const copies = (element.getRootNode() as ParentNode).querySelectorAll(element.localName);
  const place = `${pathname}${search} ${element.localName} ${[...copies].indexOf(element)}`;
  const slotIn = (owner: object, key: string): InputSlot => ({
    store: memoryOf(owner),
    key,
    viewer: viewerEpoch(),
    lifeMs: KEPT_INPUT_MS,
  });
  return { own: slotIn(element, ''), place: slotIn(document, place) };
}
