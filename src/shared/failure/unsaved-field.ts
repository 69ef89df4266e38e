import { isChanged } from '#ui/forms/changed-field';

/** Returns the focused field of the page, also inside shadow roots, while its input is not saved. */
export function unsavedField(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active && isChanged(active) ? active : null;
}
