/** What a page has said to a screen reader. */
export type Utterance =
  | { kind: 'focus'; nth: number }
  /** `fault` says why a screen reader does not speak the text. */
  | {
      kind: 'live';
      isAtOnce: boolean;
      text: string;
      fault: '' | 'inserted with its text' | 'behind a dialog';
    };

export type Listener = { focused: Element[]; changes: number };

/**
 * Reports the live regions and the focus of a page as a screen reader follows them, through open shadow roots, also those that
 * are added later. Runs in the page, before any of its scripts.
 */
export function listen(): void {
  const REGIONS = '[role=alert],[role=status],[role=log],output,[aria-live]';
  const known = new WeakSet<Node>();
  const listener: Listener = { focused: [], changes: 0 };
  const tell = (utterance: Utterance) =>
    (window as unknown as { tellHeard(text: string): void }).tellHeard(JSON.stringify(utterance));
  let moved: Element | null = null;
  const observer = new MutationObserver(follow);

  function follow(records: MutationRecord[]): void {
    listener.changes += 1;
    const touched = new Map<Element, Node[]>();
    const found = new Set<Element>();
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (!node.isConnected) continue;
        const region = regionAround(node);
        if (region) touched.set(region, [...(touched.get(region) ?? []), node]);
        for (const inner of enter(node)) found.add(inner);
      }
    }
    for (const inner of found) if (!touched.has(inner)) touched.set(inner, [inner]);
    for (const [region, nodes] of touched) hear(region, nodes);
  }

  function hear(region: Element, nodes: Node[]): void {
    const live =
      region.getAttribute('aria-live') ?? (region.matches('[role=alert]') ? 'assertive' : 'polite');
    const isWhole =
      region.getAttribute('aria-atomic') ?? String(region.matches('[role=alert],[role=status],output'));
    const isNew = !known.has(region);
    known.add(region);
    const text = isHidden(region) ? '' : (isWhole === 'true' ? [region] : nodes).map(textOf).join(' ');
    const words = text.replace(/\s+/g, ' ').trim();
    // The page of the parser is read from the top.
    if (!words || live === 'off' || document.readyState === 'loading') return;
    const isAtOnce = live === 'assertive';
    const isUnheard = isNew && !isAtOnce;
    const fault = isBehindDialog(region) ? 'behind a dialog' : isUnheard ? 'inserted with its text' : '';
    tell({ kind: 'live', isAtOnce, text: words, fault });
  }

  /** Observes the shadow roots inside a node; returns its live regions. */
  function enter(node: Node): Element[] {
    if (!(node instanceof Element || node instanceof Document || node instanceof ShadowRoot)) return [];
    const elements = [...(node instanceof Element ? [node] : []), ...node.querySelectorAll('*')];
    const inner = elements.flatMap(({ shadowRoot }) => (shadowRoot ? observe(shadowRoot) : []));
    return [...elements.filter((element) => element.matches(REGIONS)), ...inner];
  }
  function observe(root: Document | ShadowRoot): Element[] {
    if (known.has(root)) return enter(root);
    known.add(root);
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    root.addEventListener('focusin', (event) => {
      const [target] = event.composedPath() as [Element];
      if (event.isTrusted && target.getRootNode() === root) move(target);
    });
    return enter(root);
  }

  /** Of several moves in one task, only the last one is heard. */
  function move(target: Element): void {
    if (!moved) queueMicrotask(tellMove);
    moved = target;
  }
  function tellMove(): void {
    if (moved) tell({ kind: 'focus', nth: listener.focused.push(moved) - 1 });
    moved = null;
  }

  function* around(node: Node): Generator<Node> {
    for (let at: Node | null = node; at; at = at.parentNode ?? (at as ShadowRoot).host ?? null) yield at;
  }
  function regionAround(node: Node): Element | undefined {
    return [...around(node)].find((at): at is Element => at instanceof Element && at.matches(REGIONS));
  }
  function isHidden(element: Element): boolean {
    const isDrawn = element.checkVisibility({ visibilityProperty: true });
    return !isDrawn || [...around(element)].some((at) => at instanceof Element && at.ariaHidden === 'true');
  }
  function isBehindDialog(region: Element): boolean {
    const roots = [...around(region)].filter((at): at is ShadowRoot | Document => 'activeElement' in at);
    const dialogs = roots.flatMap((root) => [...root.querySelectorAll('dialog:modal')]);
    return dialogs.length > 0 && ![...around(region)].some((at) => dialogs.includes(at as Element));
  }
  function textOf(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || isHidden(node)) return '';
    const name = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    return name ?? [...(node.shadowRoot ?? node).childNodes].map(textOf).join('');
  }

  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    observe(root);
    return root;
  };
  observe(document);
  // The parser attaches the roots of the template without a call.
  document.addEventListener('DOMContentLoaded', () => {
    for (const region of enter(document)) known.add(region);
  });
  Object.assign(window, { heardListener: listener });
}
