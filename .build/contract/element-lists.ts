import { elements } from './contracts.ts';

const lists = elements.map(({ tag, attributes }) => [tag, attributes.map(({ name }) => name)] as const);

/** Returns the module with the attributes of each element, which the lines of all editors and sanitisers import. */
export function elementLists(): string {
  const rows = lists.map(([tag, names]) => `  '${tag}': [${names.map((name) => `'${name}'`).join(', ')}],\n`);
  return `// Written by \`npm run docs\`: the attributes of each element.\nexport const ELEMENTS = {\n${rows.join('')}};\n`;
}

/** Returns the same lists for the plugin of WordPress. */
export function elementListsForPhp(): string {
  const rows = lists.map(([tag, names]) => `  "${tag}": ${JSON.stringify(names).replaceAll(',', ', ')}`);
  return `{\n${rows.join(',\n')}\n}\n`;
}
