import { configEn } from '#page-config/contract/en';
import { CONFIG_ROWS, type ConfigDescriptions, type ConfigKey } from '#page-config/contract/rows';
import { MEMBER_RULES, RULES, type Rule, SIGNING_RULES } from '#page-config/rules';

/** Documentation of one key of the page configuration. */
export type DocumentedKey = { name: ConfigKey; description: string; expected: string; fallback: unknown };

const HEAD = ['| Key | Default | |', '|---|---|---|'];

const rules: Readonly<Record<string, Rule<unknown>>> = {
  ...RULES,
  ...prefixed('signing', SIGNING_RULES),
  ...prefixed('member', MEMBER_RULES),
};

/** Returns the rule of a key, by a name as in `configKeys`. */
export function configRule(name: string): Rule<unknown> {
  const rule = rules[name];
  if (!rule) throw new Error(`There is no configuration key ${name}.`);
  return rule;
}

/** Names of all keys, those of a group as `signing.publicKey`. */
export const configKeys: readonly string[] = Object.keys(rules);

/** Returns the keys in the rows of the documentation. */
export function configRows(descriptions: ConfigDescriptions = configEn): DocumentedKey[][] {
  return CONFIG_ROWS.map((keys) =>
    keys.map((name) => {
      const { expected, fallback } = configRule(name);
      return { name, description: descriptions[name], expected, fallback };
    }),
  );
}

/** Returns the table of the page configuration. */
export function configTable(descriptions?: ConfigDescriptions): string {
  const rows = configRows(descriptions).map((keys) => [
    keys.map(({ name }, index) => `\`${index === 0 ? name : withoutGroup(name)}\``).join(', '),
    [...new Set(keys.filter(({ fallback }) => fallback !== null).map(shownDefault))].join(', '),
    keys.map(({ description }) => description).join('; '),
  ]);
  return [...HEAD, ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
}

function shownDefault({ fallback }: DocumentedKey): string {
  return `\`${JSON.stringify(fallback)}\``;
}

function withoutGroup(name: string): string {
  return name.replace(/^\w+(?=\.)/, '');
}

function prefixed(group: string, own: object): Record<string, Rule<unknown>> {
  return Object.fromEntries(Object.entries(own).map(([name, rule]) => [`${group}.${name}`, rule]));
}
