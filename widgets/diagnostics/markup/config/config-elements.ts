import { type JSONRepairError, jsonrepair } from 'jsonrepair';
import { isRecord } from '#page-config/is-record';
import { taken } from '#page-config/taken';
import { notTaken } from '../../not-taken';
import {
  CONTAINER_EXAMPLE,
  configScript,
  configScripts,
  configText,
  readJson,
  recordIn,
} from '../configuration';
import { usedElements } from '../embeds';
import { type Finding, finding } from '../finding';
import { type Markup, placeOfElement, type Tag } from '../markup';
import { SIGNING } from './config-corrections';

const EXAMPLE = { appid: '…', signing: SIGNING };

/** No configuration, several, or one that is not read. */
export function configElements(markup: Markup): Finding[] {
  const scripts = configScripts(markup);
  if (scripts.length === 0 && markup.configured.length === 0) return missing(markup);
  return [...several(scripts), ...scripts.filter(isNotJson).map(withoutType), ...scripts.flatMap(unreadable)];
}

function missing(markup: Markup): Finding[] {
  const [first] = usedElements(markup);
  if (!first) return [];
  const code = markup.kind === 'page' ? 'noConfiguration' : 'noConfigurationInSnippet';
  const instead = configScript(
    configText({ ...EXAMPLE, ...(markup.links.length > 0 && { embedLinks: CONTAINER_EXAMPLE }) }),
  );
  return [finding(code, { where: first.where, instead })];
}

/** The first element decides some keys for the whole page; another one is written without them. */
function several(scripts: readonly Tag[]): Finding[] {
  const written = scripts.map(({ text }) => recordIn(repaired(text)));
  const kept = taken(written);
  return notTaken(written).flatMap((keys, index) => {
    const tag = scripts[index];
    if (!tag || keys.length === 0) return [];
    const instead = configScript(configText(kept[index]));
    return [finding('severalConfigurations', { ...placeOfElement(tag), instead }, { keys: keys.join(', ') })];
  });
}

function isNotJson({ attributes }: Tag): boolean {
  return !/json$/i.test((attributes.get('type') ?? '').trim());
}

function withoutType(tag: Tag): Finding {
  return finding('configurationWithoutType', { ...placeOfElement(tag), instead: configScript(tag.text) });
}

function unreadable(tag: Tag): Finding[] {
  const { text } = tag;
  const { value, isReadable } = readJson(text);
  if (isRecord(value)) return [];
  const place = { ...placeOfElement(tag), instead: mended(text) };
  if (isReadable || text.trim() === '') return [finding('noObject', place)];
  const before = text.slice(0, positionOfMistake(text)).split('\n');
  const written = text.split('\n')[before.length - 1]?.trim().slice(0, 80) ?? '';
  const line = tag.line && tag.line + tag.start.split('\n').length + before.length - 2;
  return [finding('unreadableConfiguration', { ...place, line }, { written })];
}

/** Returns the first sign that is not JSON. Messages of browsers differ, and some do not tell it. */
function positionOfMistake(text: string): number {
  try {
    const json = jsonrepair(text);
    const position = [...text].findIndex((_, index) => json.charAt(index) !== text.charAt(index));
    return position < 0 ? text.length : position;
  } catch (error) {
    return (error as JSONRepairError).position;
  }
}

/** Returns the configuration in JSON; the example if it is still not an object. */
function mended(text: string): string {
  const json = repaired(text);
  return isRecord(readJson(json).value) ? configScript(json) : configScript(configText(EXAMPLE));
}

/** Returns a text without wrong quotes, surplus commas and comments. */
function repaired(text: string): string {
  try {
    return jsonrepair(text);
  } catch {
    return text;
  }
}
