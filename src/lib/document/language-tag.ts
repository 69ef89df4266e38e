/** Returns the language tag of an element as HTML defines it: its own, or that of its nearest ancestor with one. */
export function languageTag(element: Element): string | null {
  const named = element.closest<HTMLElement>('[lang]');
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return named ? named.lang : host ? languageTag(host) : null;
}

/** Calls back when a `lang` has changed that an element may inherit, also outside the shadow trees that it is in. */
export function onLanguageChange(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  let host: Element | undefined = element;
  while (host) {
    const root = host.getRootNode() as Document | ShadowRoot;
    observer.observe(root, { attributeFilter: ['lang'], subtree: true });
    host = 'host' in root ? root.host : undefined;
  }
  return () => observer.disconnect();
}
