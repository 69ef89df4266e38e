import { isRecord } from '#page-config/is-record';
import { RULES } from '#page-config/rules';
import type { Written } from '../config-names';
import { CONFIG_ATTRIBUTE, type Markup, type Tag } from './markup';

/** Returns the configuration elements in the order of the document. */
export function configScripts({ scripts }: Markup): readonly Tag[] {
  return scripts.filter(({ attributes }) => attributes.has(CONFIG_ATTRIBUTE));
}

/** Returns the readable layers of the configuration. Later ones override earlier ones. */
export function configLayersOf(markup: Markup): readonly Written[] {
  return [...configScripts(markup).map(({ text }) => readJson(text).value), ...markup.configured].filter(
    isRecord,
  );
}

/** Returns the value of a JSON text, or why it cannot be read. */
export function readJson(text: string): { value?: unknown; reason?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { reason: (error as Error).message };
  }
}

/** Returns the hosts that redirects may lead to, besides that of the page. */
export function allowedDomains(layers: readonly Written[]): readonly string[] {
  const written = layers.map((layer) => layer.allowedDomains).filter((value) => value !== undefined);
  return RULES.allowedDomains.read(written.pop()) ?? [];
}

/** Returns a line of the configuration, such as `"signing": {"secret": "…"}`. */
export function configLine([name = '', ...rest]: readonly string[], value: unknown): string {
  const content = rest.length > 0 ? `{${configLine(rest, value)}}` : jsonOf(value);
  return `${JSON.stringify(name)}: ${content}`;
}

/** Returns a configuration element with this JSON text. */
export function configScript(json: string): string {
  return `<script type="application/json" ${CONFIG_ATTRIBUTE}>${json.trim()}</script>`;
}

/** Returns JSON in one line, with blanks as in the documentation. A function, which JSON lacks, is null. */
function jsonOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([key, own]) => configLine([key], own))
    .join(', ')}}`;
}
