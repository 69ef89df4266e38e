import { type Element, elementsOf, type Manifest, membersOf } from './elements.ts';

/** Attributes that every element of HTML has as a property. */
const OF_HTML = 'lang';

/** Returns the types of the package plus the JSX types of its elements for React 19. */
export function reactTypes(manifest: Manifest): string {
  const elements = elementsOf(manifest);
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ${elements.map(({ name }) => name).join(', ')} } from './elements.js';

export * from './index.js';

type ElementProps<Element extends HTMLElement, Own, Events extends keyof HTMLElementEventMap> =
  DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Partial<Own> & { [Name in Events as \`on\${Name}\`]?: (event: HTMLElementEventMap[Name]) => void };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(jsxProps).join('\n')}
    }
  }
}
`;
}

function jsxProps(element: Element): string {
  const { tagName, name: typeName, attributes, events } = element;
  // The names of the attributes: server rendering would write `blinkTitle` as the attribute `blinktitle`.
  const own = attributes
    .filter(({ name }) => name !== OF_HTML)
    .map(({ name, fieldName }) => `'${name}': ${typeName}['${fieldName}']`);
  const settable = membersOf(element).properties.map(({ name }) => `${name}: ${typeName}['${name}']`);
  return `      '${tagName}': ElementProps<${typeName}, { ${[...own, ...settable].join('; ')} }, ${union(events)}>;`;
}

/** Returns the types of the package plus the types of its elements for templates of Vue 3. */
export function vueTypes(manifest: Manifest): string {
  const elements = elementsOf(manifest);
  return `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { ${elements.map(({ name }) => name).join(', ')} } from './elements.js';

export * from './index.js';

/** A template may write a number as an attribute: \`max="9"\`. */
type Prop<Value> = Value extends number ? Value | \`\${Value}\` : Value;

/** An element as a component, as the compiler of Vue checks tags in templates. */
type TemplateElement<Element extends HTMLElement, Own extends keyof Element, Events extends keyof HTMLElementEventMap> =
  new () => Element & {
    $props: { [Name in Own]?: Prop<Element[Name]> } & Omit<HTMLAttributes, Own> & PublicProps;
    $emit: EmitFn<{ [Name in Events]: (event: HTMLElementEventMap[Name]) => void }>;
  };

declare module 'vue' {
  /** An attribute of every element of HTML, which the types of Vue lack: \`<a slot="links">\`. */
  interface HTMLAttributes {
    slot?: string;
  }
  interface GlobalComponents {
${elements.map(component).join('\n')}
  }
}
`;
}

function component(element: Element): string {
  const { tagName, name, attributes, events } = element;
  const own = [
    ...attributes.map(({ fieldName = '' }) => ({ name: fieldName })),
    ...membersOf(element).properties,
  ];
  return `    '${tagName}': TemplateElement<${name}, ${union(own)}, ${union(events)}>;`;
}

function union(rows: readonly { name: string }[]): string {
  return rows.map(({ name }) => `'${name}'`).join(' | ');
}
