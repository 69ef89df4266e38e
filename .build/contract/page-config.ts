import type { ConfigDescriptions, ConfigKey } from '#page-config/contract/descriptions';
import { configEn } from '#page-config/contract/en';
import { configZhCn } from '#page-config/contract/zh-cn';
import { MEMBER_RULES, RULES, type Rule, SIGNING_RULES } from '#page-config/rules';
import { SHOWN_KEYS } from '#page-config/shown-keys.build-time';
import type { DocumentationLanguage } from './contracts.ts';
import { TABLE_WORDS } from './table-words.ts';

/** Documentation of one key of the page configuration. */
export type DocumentedKey = { name: ConfigKey; description: string; expected: string; fallback: unknown };

const DESCRIPTIONS: Readonly<Record<DocumentationLanguage, ConfigDescriptions>> = {
  en: configEn,
  'zh-CN': configZhCn,
};

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

/** Returns the keys in the order of the documentation. */
export function configRows(language: DocumentationLanguage = 'en'): DocumentedKey[] {
  const names = Object.keys(configEn) as ConfigKey[];
  return names.map((name) => {
    const { expected, fallback } = configRule(name);
    return { name, description: DESCRIPTIONS[language][name], expected, fallback };
  });
}

/** Returns the table of the page configuration, and which keys are taken from which element. */
export function configTable(language: DocumentationLanguage): string {
  const { key, head } = TABLE_WORDS[language];
  const rows = configRows(language).map(({ name, fallback, description }) => {
    const shown = fallback === null ? '' : ` \`${JSON.stringify(fallback)}\``;
    return `| \`${name}\` |${shown} | ${description} |`;
  });
  return [`| ${key} | ${head[2]} | ${head[3]} |`, '|---|---|---|', ...rows, '', configSources(language)].join(
    '\n',
  );
}

/** Returns which keys are taken from which configuration element. */
export function configSources(language: DocumentationLanguage): string {
  const { separator, sources } = TABLE_WORDS[language];
  return sources(SHOWN_KEYS.map((name) => `\`${name}\``).join(separator));
}

function prefixed(group: string, own: object): Record<string, Rule<unknown>> {
  return Object.fromEntries(Object.entries(own).map(([name, rule]) => [`${group}.${name}`, rule]));
}
