import { PATHS } from '#config/paths';
import type { Written } from '../../../.build/snippet/lines';

/** What the page in the frame shows. */
export type PreviewContent = {
  elements: readonly Written[];
  config: object;
  layout: string;
  /** Names of the style sheets of `dist/themes/` to apply. */
  sheets: readonly string[];
  scheme: string;
};

type PreviewWindow = Window & { configure?(config: object): void };

const SCHEMES: Readonly<Record<string, string>> = { light: 'light', dark: 'dark' };

/**
 * Draws the elements into the page in the frame. Elements that are already there get the new attributes, as from a script of
 * their page. The frame may show another page, which the visitor has opened in it.
 */
export function renderPreview(page: Document, content: PreviewContent): void {
  const main = page.getElementById('preview');
  if (!main) return;
  const { elements, config, layout, sheets, scheme } = content;
  page.documentElement.style.colorScheme = SCHEMES[scheme] ?? 'light dark';
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[data-theme]'))
    link.disabled = !sheets.includes(link.dataset.theme ?? '');
  main.className = layout;
  (page.defaultView as PreviewWindow | null)?.configure?.(config);
  const tags = [...main.children].map(({ localName }) => localName);
  if (tags.join() !== elements.map(({ tag }) => tag).join()) {
    openFirstRoute(page, elements);
    main.replaceChildren(...elements.map(({ tag }) => page.createElement(tag)));
  }
  elements.forEach((written, index) => {
    update(main.children[index] as HTMLElement, written);
  });
}

/** `<cntv-portal>` shows the screen of the page's address, which has to be one of its routes. */
function openFirstRoute(page: Document, elements: readonly Written[]): void {
  const portal = elements.find(({ tag }) => tag === 'cntv-portal');
  if (!portal) return;
  // The style sheets are loaded later, and relative to the new address.
  for (const link of page.querySelectorAll('link')) link.setAttribute('href', link.href);
  const { base = '' } = Object.fromEntries(portal.attributes);
  page.defaultView?.history.replaceState(null, '', `${base.replace(/\/$/, '')}${PATHS.Login}`);
}

function update(element: HTMLElement, { attributes, fallback: { text, href } }: Written): void {
  const wanted = new Map(attributes);
  for (const { name } of [...element.attributes])
    if (name !== 'data-state' && !wanted.has(name)) element.removeAttribute(name);
  for (const [name, value] of wanted)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  const shown = element.firstElementChild;
  if (shown?.textContent === text && (shown.getAttribute('href') ?? '') === (href ?? '')) return;
  const content = element.ownerDocument.createElement(href ? 'a' : 'p');
  if (href) content.setAttribute('href', href);
  content.textContent = text;
  element.replaceChildren(...(text ? [content] : []));
}
