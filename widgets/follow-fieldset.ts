import type { Connection } from './types';

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Not in the type of the connection, which the loader has: this file is loaded later. */
const followers = new WeakMap<Connection, () => void>();

/**
 * Disables the controls of an element while a fieldset around it is disabled, as the browser does with its own controls. To be
 * called again when the element may have been moved. The element is not form-associated, because it would then be one of the
 * page's `form.elements`.
 */
export function followFieldset(connection: Connection): void {
  const follow = followers.get(connection) ?? newFollower(connection);
  followers.set(connection, follow);
  follow();
}

function newFollower({ element, signal }: Connection): () => void {
  const root = element.shadowRoot as ShadowRoot;
  /** The controls that are disabled because of a fieldset. */
  const disabled = new Set<Control>();
  const inside = new MutationObserver(apply);
  const around = new MutationObserver(apply);

  function apply(): void {
    inside.disconnect();
    if (!isInDisabledFieldset(element)) {
      for (const control of disabled) control.disabled = false;
      disabled.clear();
      return;
    }
    for (const control of root.querySelectorAll<Control>('button,input,select,textarea')) {
      if (control.disabled) continue;
      control.disabled = true;
      disabled.add(control);
    }
    // Controls that are added, and those that the view enables.
    inside.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  }
  signal.addEventListener('abort', () => {
    inside.disconnect();
    around.disconnect();
  });
  return () => {
    around.disconnect();
    for (const fieldset of fieldsetsAround(element))
      around.observe(fieldset, { attributeFilter: ['disabled'] });
    apply();
  };
}

function isInDisabledFieldset(element: Element): boolean {
  // The controls in its legend are not disabled with a fieldset.
  return fieldsetsAround(element).some(
    (fieldset) => fieldset.disabled && !fieldset.querySelector(':scope>legend')?.contains(element),
  );
}

function fieldsetsAround(element: Element): HTMLFieldSetElement[] {
  const nearest = element.parentElement?.closest('fieldset');
  return nearest ? [nearest, ...fieldsetsAround(nearest)] : [];
}
