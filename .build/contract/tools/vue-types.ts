import { type DocumentedElement, elements } from '../contracts.ts';

/** Returns the types of the package plus the types of its elements for templates of Vue 3. */
export function vueTypes(): string {
  const names = elements.map(({ typeName }) => typeName).join(', ');
  return `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { ${names} } from './elements.js';

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

function component({ tag, typeName, attributes, properties, events }: DocumentedElement): string {
  const own = [...attributes.map(({ property }) => property), ...properties.map(({ name }) => name)];
  const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ');
  return `    '${tag}': TemplateElement<${typeName}, ${union(own)}, ${union(events.map(({ name }) => name))}>;`;
}
