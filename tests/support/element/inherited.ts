/** Values of all kinds. Each inherited property takes at least one of them that is not its initial value. */
const VALUES = [
  ...[
    'rgb(1, 2, 3)',
    '7px',
    '3',
    '0.5',
    '40%',
    '"x"',
    '"«" "»"',
    'url("#a")',
    'serif',
    'italic',
    'all',
    'auto',
  ],
  ...[
    'none',
    'normal',
    'hidden',
    'collapse',
    'dark',
    'exact',
    'stroke',
    'text',
    'sideways',
    'vertical-rl',
    'square',
  ],
  ...[
    'justify',
    'right',
    'center',
    'middle',
    'uppercase',
    'small-caps',
    'nowrap',
    'pre',
    'preserve',
    'break-all',
  ],
  ...[
    'break-word',
    'anywhere',
    'manual',
    'loose',
    'inside',
    'bottom',
    'hide',
    'under',
    'over',
    'filled circle',
  ],
  ...[
    'pixelated',
    'crisp-edges',
    'evenodd',
    'bevel',
    'round',
    'upright',
    'optimizeLegibility',
    'geometricPrecision',
  ],
  ...[
    'optimizeSpeed',
    'balance',
    'first',
    'antialiased',
    'grayscale',
    'fixed',
    'crosshair',
    'lighter',
    'smaller',
  ],
  ...[
    'condensed',
    '50%',
    'oldstyle-nums',
    'historical-forms',
    'no-common-ligatures',
    'ruby',
    'sub',
    'unicode',
  ],
  ...[
    'jis78',
    'space-first',
    'trim-start',
    'no-autospace',
    'each-line',
    'read-only',
    'disc',
    'circle',
    'linearRGB',
  ],
  ...[
    'over right',
    'inter-character',
    'light',
    'only light',
    'ideographic',
    'bar',
    'block',
    'inert',
    'no-limit',
  ],
  ...[
    'alternate',
    'spell-out',
    'slice',
    'emoji',
    'edges',
    'ex-height 0.5',
    'from-font',
    '"smcp"',
    '"wght" 700',
  ],
  ...[
    'dot',
    'open',
    'before',
    'cap alphabetic',
    'trim-both',
    'weight',
    'style',
    'word',
    'manual',
    'stable',
    'small',
  ],
];

/** Names of a property without the prefix of an engine. */
export const unprefixed = (name: string) => name.replace(/^-(webkit|moz)-/, '');

/**
 * Returns the properties that a plain element inherits in this browser, each with a value that a child has only because of
 * its parent. Found by trying all names of the browser's own list.
 */
export function inheritedProperties(page: Document): Map<string, string> {
  const view = page.defaultView as Window;
  const [parent, child] = [page.createElement('div'), page.createElement('div')];
  // Without a box, so that neither its size nor its kind of box depends on the parent.
  child.style.display = 'contents';
  parent.append(child);
  page.body.append(parent);
  const style = view.getComputedStyle(child);
  const vendor = Object.keys(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(parent.style)))
    .concat(Object.keys(parent.style))
    .filter((name) => /^(webkit|moz)[A-Z]/i.test(name) && !name.includes('-'))
    .map((name) => `-${name.replace(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`.replace('--', '-'));
  const found = new Map<string, string>();
  for (const name of new Set([...style, ...vendor])) {
    if (name.startsWith('--')) continue;
    const before = style.getPropertyValue(name);
    for (const value of VALUES) {
      parent.style.setProperty(name, value);
      const isTaken = parent.style.length > 0 && style.getPropertyValue(name) !== before;
      parent.removeAttribute('style');
      if (!isTaken) continue;
      found.set(name, value);
      break;
    }
  }
  parent.remove();
  return found;
}
