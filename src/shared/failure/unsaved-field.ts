/** Returns the focused field of the page, also inside shadow roots, while its input is not saved. */
export function unsavedField(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active && isChanged(active) ? active : null;
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
}
