import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS } from '#config/application-forms';
import { PATHS } from '#config/paths';
import { SHOWN_KEYS } from '#page-config/shown-keys.build-time';
import {
  customProperties,
  DOCUMENTED,
  type DocumentationLanguage,
  type DocumentedElement,
} from './contracts.ts';
import { configRows } from './page-config.ts';
import type { TextKeys } from './text-keys.ts';
import type { Element, Manifest } from './tools/elements.ts';

const LOADER = 'cntv-widgets.js';

/**
 * Returns the custom-elements manifest, from which the data of editors, `llms.txt` and the gallery are written, and with which
 * the next release is compared: the elements, and all else that a page may rely on.
 * @param texts the names of texts, which only a build can load
 * @param language of the descriptions of the elements
 */
export function manifest(texts: TextKeys = {}, language: DocumentationLanguage = 'en'): Manifest {
  const { elements } = DOCUMENTED[language];
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: [
      {
        kind: 'javascript-module',
        path: LOADER,
        declarations: elements.map((element, index) => declaration(element, index, language)),
        exports: elements.map(({ tag, typeName }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: typeName, module: LOADER },
        })),
      },
    ],
    configuration: configRows()
      .flat()
      .map(({ name, description, expected, fallback }) => ({
        name,
        description,
        values: expected,
        default: fallback,
        isShown: (SHOWN_KEYS as readonly string[]).includes(name),
      })),
    texts,
    routes: PATHS,
    forms: Object.fromEntries(
      Object.entries(APPLICATION_FORMS).map(([form, { fields }]) => [form, fields.map(field)]),
    ),
  };
}

function field({ name, kind, ...own }: ApplicationField) {
  return { name, kind, options: 'options' in own ? own.options : [] };
}

function declaration(element: DocumentedElement, index: number, language: DocumentationLanguage): Element {
  const { states } = DOCUMENTED[language].shared;
  const { typeName, attributes, methods, properties, events } = element;
  const chinese = DOCUMENTED['zh-CN'].elements[index] as DocumentedElement;
  return {
    kind: 'class',
    customElement: true,
    name: typeName,
    tagName: element.tag,
    summary: element.summary,
    'zh-CN': {
      summary: chinese.summary,
      attributes: Object.fromEntries(chinese.attributes.map(({ name, description }) => [name, description])),
    },
    attributes: [
      ...attributes.map(({ name, description, type, values, fallback, property }) => ({
        name,
        description,
        type: { text: type },
        values,
        ...(fallback !== false && { default: String(fallback) }),
        fieldName: property,
      })),
      {
        name: 'data-state',
        description: `Written by the element. ${states.map(({ name, description }) => `\`${name}\`: ${description}`).join(' ')}`,
        type: { text: states.map(({ name }) => `'${name}'`).join(' | ') },
        values: states.map(({ name }) => name).join(' | '),
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
    events: events.map(({ name, description, detail, isCancelable }) => ({
      name,
      description,
      type: { text: `CustomEvent<${detail}>` },
      isCancelable,
    })),
    slots: element.slots,
    cssParts: element.parts,
    cssStates: states,
    cssProperties: customProperties.map(({ name, light, dark }) => ({
      name,
      default: light,
      ...(dark && { description: `In the dark theme: ${dark}` }),
    })),
  };
}
