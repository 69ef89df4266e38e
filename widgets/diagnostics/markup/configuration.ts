import { isRecord } from '#config/is-record';
import { acceptedParts, shownPart } from '#page-config/accepted-parts';
import { RULES } from '#page-config/rules';
import { CONFIG_ATTRIBUTE, jsonInScript, type Markup, type Tag } from './markup';

export type Written = Readonly<Record<string, unknown>>;
/** Names, and numbers for places in a list. */
export type Path = readonly (string | number)[];

/** Selector that stands for that of the author's own container. */
export const CONTAINER_EXAMPLE = '#article';

/** Returns the configuration elements of the page itself, in the order of the document. */
export function configScripts({ scripts }: Pick<Markup, 'scripts'>): readonly Tag[] {
  return scripts.filter(
    ({ name, attributes, isLate }) => name === 'script' && attributes.has(CONFIG_ATTRIBUTE) && !isLate,
  );
}

/** Returns what the page takes of the readable layers of the configuration. Later ones override earlier ones. */
export function configLayersOf(markup: Pick<Markup, 'scripts' | 'configured' | 'site'>): readonly Written[] {
  const written = [...siteLayers(markup), ...configScripts(markup).map(({ text }) => recordIn(text))];
  const late = markup.scripts
    .filter(({ isLate }) => isLate)
    .map(({ text }) => shownPart(recordIn(text) ?? {}));
  return [...acceptedParts(written), ...late, ...markup.configured].filter(isRecord);
}

/** Returns the configuration of the site, which is before all others, as a list. */
export function siteLayers({ site }: Pick<Markup, 'site'>): readonly object[] {
  return site ? [site] : [];
}

/** Returns the object in a JSON text; null if there is none. */
export function recordIn(text: string): Written | null {
  const { value } = readJson(text);
  return isRecord(value) ? value : null;
}

/** Returns the value of a JSON text. */
export function readJson(text: string): { value?: unknown; isReadable: boolean } {
  try {
    return { value: JSON.parse(text), isReadable: true };
  } catch {
    return { isReadable: false };
  }
}

/** Returns the value of a key as it is written in the last layer that has it. */
export function valueIn(layers: readonly Written[], key: string): unknown {
  const written = layers.map((layer) => layer[key]).filter((value) => value !== undefined);
  return written.pop();
}

/** Returns the hosts that redirects may lead to, besides that of the page. */
export function allowedDomains(layers: readonly Written[]): readonly string[] {
  return RULES.allowedDomains.read(valueIn(layers, 'allowedDomains')) ?? [];
}

/** Returns a line of the configuration, such as `"signing": {"secret": "…"}`. A number in the path is a place in a list. */
export function configLine(path: Path, value: unknown): string {
  const whole = path.reduceRight<unknown>(
    (inner, name) => (typeof name === 'number' ? [inner] : { [name]: inner }),
    value,
  );
  return configText(whole).slice(1, -1);
}

/** A place names a line, and does not repeat a key or a list. */
export function shortened(line: string): string {
  return line.length > 120 ? `${line.slice(0, 118)}…` : line;
}

/** Returns the path as in JavaScript, such as `links.nav[0].href`. */
export function pathText(path: Path): string {
  return path
    .map((name, index) => (typeof name === 'number' ? `[${name}]` : `${index > 0 ? '.' : ''}${name}`))
    .join('');
}

/** Returns a configuration element with this JSON text. */
export function configScript(json: string): string {
  return `<script type="application/json" ${CONFIG_ATTRIBUTE}>${jsonInScript(json.trim())}</script>`;
}

/** Returns JSON in one line, with blanks as in the documentation. */
export function configText(value: unknown): string {
  return jsonInScript(jsonOf(value));
}

/** A function, which JSON lacks, is null. */
function jsonOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const lines = Object.entries(value).map(([key, own]) => `${JSON.stringify(key)}: ${jsonOf(own)}`);
  return `{${lines.join(', ')}}`;
}
