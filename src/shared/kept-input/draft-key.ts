import { STORAGE_KEYS } from '#config/storage-keys';
import { pageUrl } from '#lib/document/page-url';
import { readHttpAddress } from '#lib/http-address';
import { tabStore } from '#lib/storage';

type FormHost = HTMLElement & { form?: string; action?: string };

/**
 * Returns the key of a form's draft: one for each form, campaign and copy of the form on the page, by its order among them.
 * The draft of a former release, which all campaigns shared, is removed (OQ-110).
 * @param element the element that contains the form
 */
export function draftKeyOf(form: string, element: FormHost): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const copies = [...root.querySelectorAll<FormHost>(element.localName)].filter(
    (other) => other.form === element.form,
  );
  const index = copies.indexOf(element);
  const shared = STORAGE_KEYS.application + form + (index > 0 ? `-${index + 1}` : '');
  tabStore.remove(shared);
  return `${shared} ${campaignOf(element)}`;
}

/** The address that takes the application, or else the one of the page, without what only tells where the viewer came from. */
function campaignOf({ action }: FormHost): string {
  const taken = readHttpAddress(action);
  // A print is made without a page.
  if (taken || typeof location === 'undefined') return taken;
  const { pathname, searchParams } = new URL(pageUrl());
  for (const name of [...searchParams.keys()]) if (/^utm_/i.test(name)) searchParams.delete(name);
  const query = String(searchParams);
  return pathname + (query && `?${query}`);
}
