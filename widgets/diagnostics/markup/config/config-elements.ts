import type { jsonrepair } from 'jsonrepair';
import { isRecord } from '#config/is-record';
import { loadChunk } from '#lib/chunk';
import { acceptedParts, refusedKeys } from '#page-config/accepted-parts';
import {
  CONTAINER_EXAMPLE,
  configLayersOf,
  configScript,
  configScripts,
  configText,
  readJson,
  recordIn,
  siteLayers,
} from '../configuration';
import { usedElements } from '../embeds';
import { type Finding, finding } from '../finding';
import { CONFIG_ATTRIBUTE, type Markup, placeOf, placeOfElement, type Tag } from '../markup';
import { SIGNING } from './config-checks';

const EXAMPLE = { appid: '…', signing: SIGNING };

/** Returns a text without wrong quotes, surplus commas and comments; the position of the mistake if that is not enough. */
type Repaired = { json: string } | { position: number };

const loadRepair = () => import('jsonrepair');

/** No configuration, several, or one that is not read. */
export async function configElements(markup: Markup): Promise<Finding[]> {
  const scripts = configScripts(markup);
  const late = markup.scripts.filter(({ isLate }) => isLate);
  const others = [...markup.configured, ...late, ...siteLayers(markup)];
  if (scripts.length === 0 && others.length === 0) return missing(markup);
  const isBroken = scripts.some(({ text }) => !readJson(text).isReadable);
  const repair = isBroken ? (await loadChunk(loadRepair)).jsonrepair : (text: string) => text;
  return [
    ...several(scripts, repair, siteLayers(markup)),
    ...scripts.filter(isNotJson).map(withoutType),
    ...scripts.flatMap((tag) => unreadable(tag, repair)),
    ...scripts.flatMap(repeatedKeys),
    ...late.flatMap((tag) => lateConfiguration(markup, tag)),
  ];
}

function lateConfiguration(markup: Markup, tag: Tag): Finding[] {
  const keys = refusedKeys(recordIn(tag.text) ?? {}, configLayersOf(markup)).join(', ');
  if (!keys) return [];
  const instead = `configure(${tag.text.trim()})`;
  return [finding('lateConfiguration', { ...placeOfElement(tag), instead }, { keys })];
}

function missing(markup: Markup): Finding[] {
  const unread = markup.scripts.filter(isUnread);
  if (unread.length > 0) return unread.map(notRead);
  const [first] = usedElements(markup);
  const isInText = (text: string) => text.includes(CONFIG_ATTRIBUTE);
  // It is reported as a text, or as the content of an open script.
  if (!first || [...markup.texts, ...markup.scripts].some(({ text }) => isInText(text))) return [];
  const code = markup.kind === 'page' ? 'noConfiguration' : 'noConfigurationInSnippet';
  const instead = configScript(
    configText({ ...EXAMPLE, ...(markup.links.length > 0 && { embedLinks: CONTAINER_EXAMPLE }) }),
  );
  return [finding(code, { where: first.where, instead })];
}

/** Whether a configuration stands where the elements do not look for it. */
function isUnread({ name, attributes, text }: Tag): boolean {
  const isNamed = [...attributes].some((pair) => pair.some((part) => /^(data.)?c[nt]+v.config/i.test(part)));
  const { appid, signing } = recordIn(text) ?? {};
  return name !== 'script' || isNamed || appid !== undefined || signing !== undefined;
}

function notRead(tag: Tag): Finding {
  const json = recordIn(tag.text) ? tag.text : (tag.attributes.get(CONFIG_ATTRIBUTE) ?? tag.text);
  const instead = configScript(recordIn(json) ? json : configText(EXAMPLE));
  return finding('configurationNotRead', { ...placeOfElement(tag), instead });
}

/** The site or the first element decides some keys for the whole page; another element is written without them. */
function several(scripts: readonly Tag[], repair: typeof jsonrepair, site: readonly object[]): Finding[] {
  const written = scripts.map(({ text }) => recordIn(textOf(repaired(text, repair), text)));
  const kept = acceptedParts([...site, ...written]).slice(site.length);
  return scripts.flatMap((tag, index) => {
    const refused = Object.keys(written[index] ?? {}).filter((key) => !(key in (kept[index] ?? {})));
    if (refused.length === 0) return [];
    const instead = configScript(configText(kept[index]));
    return [
      finding('severalConfigurations', { ...placeOfElement(tag), instead }, { keys: refused.join(', ') }),
    ];
  });
}

/** A key that an object has twice, of which only the last one counts. */
function repeatedKeys(tag: Tag): Finding[] {
  if (!recordIn(tag.text)) return [];
  const objects: Set<string>[] = [];
  const repeated = [...tag.text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?|[{}]/g)].filter(
    ([token, key = '', colon]) => {
      if (token === '{') objects.push(new Set());
      if (token === '}') objects.pop();
      const known = objects[objects.length - 1];
      return colon && known && known.size === known.add(key).size;
    },
  );
  const keys = [...new Set(repeated.map(([, key = '']) => key))].join(', ');
  return keys ? [finding('repeatedKey', { ...placeOfElement(tag), instead: '' }, { key: keys })] : [];
}

function isNotJson({ attributes }: Tag): boolean {
  return !/json$/i.test((attributes.get('type') ?? '').trim());
}

function withoutType(tag: Tag): Finding {
  return finding('configurationWithoutType', { ...placeOfElement(tag), instead: configScript(tag.text) });
}

function unreadable(tag: Tag, repair: typeof jsonrepair): Finding[] {
  const { text, attributes } = tag;
  const { value, isReadable } = readJson(text);
  if (isRecord(value)) return [];
  if (text.trim() === '' && recordIn(attributes.get(CONFIG_ATTRIBUTE) ?? '')) return [notRead(tag)];
  const before = text.slice(0, Math.max(text.search(/\s*<[a-z/]/i), 0));
  const open = before && jsonOf(before, repair);
  if (open && 'json' in open && recordIn(open.json)) {
    const place = { ...placeOf({ ...tag, start: tag.start + before }), instead: configScript(open.json) };
    return [finding('openScript', place)];
  }
  const repairedText = repaired(text, repair);
  const json = textOf(repairedText, text);
  // The example if it is still not an object.
  const instead = configScript(isRecord(readJson(json).value) ? json : configText(EXAMPLE));
  const place = { ...placeOfElement(tag), instead };
  if (isReadable || text.trim() === '') return [finding('noObject', place)];
  const lines = text.slice(0, positionOfMistake(repairedText, text)).split('\n');
  const written = text.split('\n')[lines.length - 1]?.trim().slice(0, 80) ?? '';
  const line = tag.line && tag.line + tag.start.split('\n').length + lines.length - 2;
  return [finding('unreadableConfiguration', { ...place, line }, { written })];
}

function repaired(text: string, repair: typeof jsonrepair): Repaired {
  const half = halfWidth(text);
  const inner = half.slice(half.indexOf('{'), half.lastIndexOf('}') + 1);
  const whole = [half, ...(half.trim().startsWith('"') ? [`{${half}}`] : [inner])];
  const records = whole
    .map((written) => jsonOf(written, repair))
    .filter((one) => 'json' in one && recordIn(one.json));
  return records[0] ?? jsonOf(text, repair);
}

function jsonOf(text: string, repair: typeof jsonrepair): Repaired {
  try {
    return { json: repair(text) };
  } catch (error) {
    return error as { position: number };
  }
}

/** Returns a text with the punctuation of JSON between its strings. */
function halfWidth(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|[：，｛｝［］；;＝=]/g, (part) =>
    part.length > 1 ? part : part.normalize('NFKC').replace(';', ',').replace('=', ':'),
  );
}

function textOf(result: Repaired, written: string): string {
  return 'json' in result ? result.json : written;
}

/** Returns the first sign that is not JSON. Messages of browsers differ, and some do not tell it. */
function positionOfMistake(result: Repaired, text: string): number {
  if ('position' in result) return result.position;
  const position = [...text].findIndex((_, index) => result.json.charAt(index) !== text.charAt(index));
  return position < 0 ? text.length : position;
}
