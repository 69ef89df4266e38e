import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';

/** How an attribute is chosen. */
export type Control = {
  name: string;
  description: string;
  kind: 'choice' | 'flag' | 'text';
  /** Valid values of a choice. */
  words: readonly string[];
  /** The default value; empty if there is none. */
  fallback: string;
};

export type GalleryElement = {
  tag: string;
  summary: string;
  /** The attributes that not every element has. */
  controls: readonly Control[];
  events: readonly string[];
};

export type Contract = {
  elements: readonly GalleryElement[];
  /** The attributes of every element. */
  shared: readonly Control[];
};

/** Reads the custom-elements manifest of the package. */
export function contractOf({ modules }: Package): Contract {
  const declared = modules.flatMap(({ declarations = [] }) => declarations.filter(isElement));
  const all = declared.map((declaration) => ({ ...declaration, controls: controlsOf(declaration) }));
  const isShared = ({ name }: Control) =>
    all.every(({ controls }) => controls.some((control) => control.name === name));
  return {
    elements: all.map(({ tagName = '', summary = '', controls, events = [] }) => ({
      tag: tagName,
      summary: plain(summary),
      controls: controls.filter((control) => !isShared(control)),
      events: events.map(({ name }) => name),
    })),
    shared: all[0]?.controls.filter(isShared) ?? [],
  };
}

/** Removes the backticks of code, which descriptions have for the README. */
export function plain(markdown: string): string {
  return markdown.replaceAll('`', '');
}

function isElement(declaration: object): declaration is CustomElementDeclaration {
  return 'customElement' in declaration;
}

/** An attribute without a property is written by the element itself. */
function controlsOf({ attributes = [] }: CustomElementDeclaration): Control[] {
  return attributes
    .filter(({ fieldName }) => fieldName)
    .map(({ name, description = '', type, default: fallback = '' }) => {
      const text = type?.text ?? '';
      const words = text.split(' | ').flatMap((word) => /^'(.+)'$/.exec(word)?.[1] ?? []);
      const kind = words.length > 0 ? 'choice' : text === 'boolean' ? 'flag' : 'text';
      return { name, description: plain(description), kind, words, fallback };
    });
}
