import { STORAGE_KEYS } from '#config/storage-keys';

/**
 * Returns the key of a form's draft. If a page contains several copies of a form, each has its own draft, by its order
 * among them.
 * @param element the element that contains the form
 */
export function draftKeyOf(form: string, element: HTMLElement): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const formOf = (host: HTMLElement & { form?: string }) => host.form;
  const copies = [...root.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) => formOf(other) === formOf(element),
  );
  const index = copies.indexOf(element);
  return STORAGE_KEYS.application + form + (index > 0 ? `-${index + 1}` : '');
}
