import {
  type DocumentedElement,
  detailTypes,
  elements,
  importedTypes,
  type Named,
  shared,
} from './contracts.ts';

/** Attributes that every element of HTML has as a property. */
const OF_HTML = new Set(['lang']);

/** Returns declarations of the elements and their events, for `querySelector` and `addEventListener`. */
export function elementTypes(): string {
  const events = new Map(elements.flatMap((element) => element.events).map((event) => [event.name, event]));
  return `import type { ElementOf } from './widgets/element-of.js';
import type { ${importedTypes.join(', ')} } from './widgets/index.js';
${elements.map(({ typeName, module }) => `import type { widget as ${definition(typeName)} } from './${module}.js';`).join('\n')}

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

/** Returns the interface of an element: its members by name, with their descriptions and the types of its definition. */
function elementType({ typeName, summary, attributes, methods, properties }: DocumentedElement): string {
  const inherited = new Set([...shared.methods.map(({ name }) => name), ...OF_HTML]);
  const members = [...attributes, ...methods, ...properties].filter(({ name }) => !inherited.has(name));
  const lines = members.map(({ name, description, property = name }: Named & { property?: string }) => {
    return `${comment(description, '  ')}\n  ${property}: ElementOf<typeof ${definition(typeName)}>['${property}'];\n`;
  });
  return `${comment(summary)}\nexport interface ${typeName} extends HTMLElement {\n${lines.join('')}}`;
}

/** Name of the definition behind a type: `CntvLogin` for `CntvLoginElement`. */
function definition(typeName: string): string {
  return typeName.replace(/Element$/, '');
}

function comment(text: string, indent = ''): string {
  return `${indent}/** ${text} */`;
}
