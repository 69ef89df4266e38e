/** Whether the value of a form field, or of an editable element, differs from the one that the page gave it. */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    const { type, checked, defaultChecked, value, defaultValue } = field;
    return type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue;
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return isOtherOption(field);
  // The initial content of an editor is not known.
  return field instanceof HTMLElement && field.isContentEditable && field.textContent.trim() !== '';
}

function isOtherOption({ options, multiple, size, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options];
  const isInitial = (option: HTMLOptionElement) => option.hasAttribute('selected');
  if (multiple) return all.some((option) => option.selected !== isInitial(option));
  // Without a selected option in the markup, a drop-down list shows the first enabled one.
  const first = size > 1 ? undefined : all.find(({ disabled }) => !disabled);
  const initial = all.filter(isInitial).pop() ?? first;
  return all[selectedIndex] !== initial;
}
