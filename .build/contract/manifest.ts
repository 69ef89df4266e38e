import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { customProperties, type DocumentedElement, elements, shared } from './contracts.ts';

const LOADER = 'cntv-widgets.js';

/** Returns the custom-elements manifest for editors and documentation tools. */
export function manifest(): Package {
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: [
      {
        kind: 'javascript-module',
        path: LOADER,
        declarations: elements.map(declaration),
        exports: elements.map(({ tag, typeName }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: typeName, module: LOADER },
        })),
      },
    ],
  };
}

function declaration({
  tag,
  typeName,
  summary,
  attributes,
  methods,
  properties,
  events,
  parts,
  slots,
}: DocumentedElement): CustomElementDeclaration {
  return {
    kind: 'class',
    customElement: true,
    name: typeName,
    tagName: tag,
    summary,
    attributes: [
      ...attributes.map(({ name, description, type, fallback, property }) => ({
        name,
        description,
        type: { text: type },
        ...(fallback !== false && { default: String(fallback) }),
        fieldName: property,
      })),
      {
        name: 'data-state',
        description: `Written by the element. ${shared.states.map(({ name, description }) => `\`${name}\`: ${description}`).join(' ')}`,
        type: { text: shared.states.map(({ name }) => `'${name}'`).join(' | ') },
      },
    ],
    members: [
      ...attributes.map(({ name, description, type, fallback, property }) => ({
        kind: 'field' as const,
        name: property,
        description,
        type: { text: type },
        default: JSON.stringify(fallback),
        attribute: name,
        reflects: true,
      })),
      ...properties.map(({ name, description }) => ({
        kind: 'field' as const,
        name,
        description,
        type: { text: `${typeName}['${name}']` },
      })),
      ...methods.map(({ name, description }) => ({
        kind: 'method' as const,
        name,
        description,
        return: { type: { text: `ReturnType<${typeName}['${name}']>` } },
      })),
    ],
    events: events.map(({ name, description, detail }) => ({
      name,
      description,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots,
    cssParts: parts,
    cssStates: shared.states,
    cssProperties: customProperties.map(({ name, light, dark }) => ({
      name,
      default: light,
      ...(dark && { description: `In the dark theme: ${dark}` }),
    })),
  };
}
