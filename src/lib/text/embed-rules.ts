/** Attributes that reach beyond the element, so that a link cannot have them. */
export const OF_PAGE: readonly string[] = ['blink-title', 'action'];

/** Elements that are made of the links in one container at most. */
export const CONTAINER_MAX = 5;

export const MEMBER_CENTER = 'cntv-member-center';

/**
 * Returns the element if only its tag can make it: all screens, which also change the address of the page, and the settings,
 * where an account can be deleted.
 */
export function tagOnly(tag: string, section: string | null | undefined): string | undefined {
  if (tag === 'cntv-portal') return `<${tag}>`;
  return tag === MEMBER_CENTER && section === 'settings' ? `<${tag} section="settings">` : undefined;
}

/** Returns the outermost container around a link, so that one in another has no elements of its own. */
export function containerOf(link: Element, selector: string): Element | undefined {
  let outermost: Element | undefined;
  let next = link.parentElement?.closest(selector);
  while (next) {
    outermost = next;
    next = next.parentElement?.closest(selector);
  }
  return outermost;
}

/** Content that somebody is editing. An island in it, which cannot be edited, belongs to it. */
const EDITED = '[contenteditable]:not([contenteditable=false])';

/** Whether a link is in an editor. It does not become an element. */
export function isEdited(link: HTMLElement): boolean {
  return link.isContentEditable || link.closest(EDITED) !== null;
}

export function isSelector(selector: string): boolean {
  try {
    document.createElement('a').matches(selector);
    return true;
  } catch {
    return false;
  }
}
