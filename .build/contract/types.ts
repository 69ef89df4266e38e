import { type DocumentedElement, detailTypes, elements, importedTypes, shared } from './contracts.ts';

const OWN = new Set(['lang']);

/** Returns declarations of the elements and their events, for `querySelector` and `addEventListener`. */
export function elementTypes(): string {
  const events = new Map(elements.flatMap((element) => element.events).map((event) => [event.name, event]));
  return `import type { ${importedTypes.join(', ')} } from './widgets/index.js';

${detailTypes.join('\n\n')}

${elements.map(elementType).join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, typeName }) => `    '${tag}': ${typeName};`).join('\n')}
  }
  interface GlobalEventHandlersEventMap {
${[...events.values()].map(({ name, detailName }) => `    '${name}': CustomEvent<${detailName}>;`).join('\n')}
  }
}
`;
}

/** Returns the types of the package plus the JSX types of its elements for React 19. */
export function reactTypes(): string {
  const names = elements.map(({ typeName }) => typeName).join(', ');
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ${names} } from './elements.js';

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

function elementType({ typeName, summary, attributes, methods, properties }: DocumentedElement): string {
  const sharedMethods = new Set(shared.methods.map(({ name }) => name));
  return `${comment(summary)}
export interface ${typeName} extends HTMLElement {
${attributes
  .filter(({ name }) => !OWN.has(name))
  .map(({ property, type, description }) => `${comment(description, '  ')}\n  ${property}: ${type};`)
  .join('\n')}
${methods
  .filter(({ name }) => !sharedMethods.has(name))
  .map(
    ({ name, type, parameters = '', description }) =>
      `${comment(description, '  ')}\n  ${name}(${parameters}): ${type};\n`,
  )
  .join('')}${properties
  .map(({ name, type, description }) => `${comment(description, '  ')}\n  ${name}: ${type};\n`)
  .join('')}}`;
}

function jsxProps({ tag, typeName, attributes, properties, events }: DocumentedElement): string {
  // The names of the attributes: server rendering would write `blinkTitle` as the attribute `blinktitle`.
  const own = attributes
    .filter(({ name }) => !OWN.has(name))
    .map(({ name, property }) => `'${name}': ${typeName}['${property}']`);
  const settable = properties.map(({ name }) => `${name}: ${typeName}['${name}']`);
  return `      '${tag}': ElementProps<${typeName}, { ${[...own, ...settable].join('; ')} }, ${events.map(({ name }) => `'${name}'`).join(' | ')}>;`;
}

function comment(text: string, indent = ''): string {
  return `${indent}/** ${text} */`;
}
