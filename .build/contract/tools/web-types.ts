import {
  describedAttribute,
  detailOf,
  type Element,
  type ElementAttribute,
  elementsOf,
  forPackage,
  type Manifest,
  membersOf,
  type Named,
  wordsOf,
} from './elements.ts';

const SCHEMA = 'https://json.schemastore.org/web-types';

/** `lang` may name any region, which the editor would report otherwise. */
const OTHER_REGIONS = 'string';

/** Returns the elements as web-types 2, for completion and documentation in editors of JetBrains. */
export function webTypes(manifest: Manifest, version: string) {
  return {
    $schema: SCHEMA,
    name: 'cntv-widgets',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: elementsOf(manifest).map(element) } },
  };
}

function element(documented: Element) {
  const { tagName: tag, name: typeName, summary, attributes, events, slots } = documented;
  const { methods, properties } = membersOf(documented);
  return {
    name: tag,
    description: summary,
    source: { symbol: typeName },
    ...(methods.length > 0 && { 'description-sections': { Methods: listed(methods) } }),
    attributes: attributes.map(htmlAttribute),
    slots: slots.map(({ name, description }) => ({ name: name || 'default', description })),
    js: {
      properties: [
        ...attributes.map(({ fieldName, description, type, default: fallback = 'false' }) => ({
          name: fieldName,
          description: forPackage(description),
          type: type.text,
          default: ['boolean', 'number'].includes(type.text) ? fallback : JSON.stringify(fallback),
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
      properties: documented.cssProperties.map(({ name, default: value, description = '' }) => ({
        name,
        description: `Default: \`${value}\`. ${description}`.trim(),
      })),
      parts: documented.cssParts,
      'pseudo-classes': documented.cssStates.map(({ name, description }) => ({
        name: `state(${name})`,
        description,
      })),
    },
  };
}

function htmlAttribute(attribute: ElementAttribute) {
  const { name, type, default: fallback } = attribute;
  return {
    name,
    description: describedAttribute(attribute),
    required: false,
    ...(fallback && { default: fallback }),
    value:
      type.text === 'boolean'
        ? { kind: 'no-value', type: 'boolean' }
        : { kind: 'plain', type: valueTypes(attribute) },
  };
}

/** Returns the words as types of TypeScript, from which the editor completes values. */
function valueTypes(attribute: ElementAttribute): string | string[] {
  if (!attribute.values.includes(' | ')) return attribute.type.text;
  const words = wordsOf(attribute).map((word) => `'${word}'`);
  return attribute.name === 'lang' ? [...words, OTHER_REGIONS] : words;
}

function listed(methods: readonly Named[]): string {
  return methods.map(({ name, description }) => `\`${name}()\`: ${description}`).join(' ');
}
