import {
  customProperties,
  type DocumentedAttribute,
  type DocumentedElement,
  elements,
  type Named,
  shared,
} from '../contracts.ts';
import { describedAttribute, detailOf, forPackage, wordsOf } from './values.ts';

const SCHEMA = 'https://json.schemastore.org/web-types';

/** `lang` may name any region, which the editor would report otherwise. */
const OTHER_REGIONS = 'string';

/** Returns the elements as web-types 2, for completion and documentation in editors of JetBrains. */
export function webTypes(version: string) {
  return {
    $schema: SCHEMA,
    name: 'cntv-widgets',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: elements.map(element) } },
  };
}

function element(documented: DocumentedElement) {
  const { tag, typeName, summary, attributes, methods, properties, events, slots, parts } = documented;
  return {
    name: tag,
    description: summary,
    source: { symbol: typeName },
    ...(methods.length > 0 && { 'description-sections': { Methods: listed(methods) } }),
    attributes: attributes.map(htmlAttribute),
    slots: slots.map(({ name, description }) => ({ name: name || 'default', description })),
    js: {
      properties: [
        ...attributes.map(({ property, description, type, fallback }) => ({
          name: property,
          description: forPackage(description),
          type,
          default: JSON.stringify(fallback),
        })),
        ...properties.map(({ name, description }) => ({
          name,
          description: forPackage(description),
          type: `${typeName}['${name}']`,
        })),
      ],
      events: events.map((event) => ({
        name: event.name,
        description: event.description,
        type: `CustomEvent<${detailOf(event)}>`,
      })),
    },
    css: {
      properties: customProperties.map(({ name, light, dark }) => ({
        name,
        description: `Default: \`${light}\`${dark ? `, in the dark theme \`${dark}\`` : ''}.`,
      })),
      parts,
      'pseudo-classes': shared.states.map(({ name, description }) => ({
        name: `state(${name})`,
        description,
      })),
    },
  };
}

function htmlAttribute(attribute: DocumentedAttribute) {
  const { name, type, fallback } = attribute;
  return {
    name,
    description: describedAttribute(attribute),
    required: false,
    ...(fallback !== '' && fallback !== false && { default: String(fallback) }),
    value: type === 'boolean' ? { kind: 'no-value', type } : { kind: 'plain', type: valueTypes(attribute) },
  };
}

/** Returns the words as types of TypeScript, from which the editor completes values. */
function valueTypes(attribute: DocumentedAttribute): string | string[] {
  if (!attribute.values.includes(' | ')) return attribute.type;
  const words = wordsOf(attribute).map((word) => `'${word}'`);
  return attribute.name === 'lang' ? [...words, OTHER_REGIONS] : words;
}

function listed(methods: readonly Named[]): string {
  return methods.map(({ name, description }) => `\`${name}()\`: ${description}`).join(' ');
}
