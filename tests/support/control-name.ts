/** Returns the name that the content of a control gives it, or that of its label. Also runs in the page. */
export function controlName(control: Element): string {
  const copy = (control.closest('label') ?? control).cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent?.trim() ?? '';
}
