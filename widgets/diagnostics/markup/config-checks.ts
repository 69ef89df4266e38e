import { jsonrepair } from 'jsonrepair';
import { isRecord } from '#page-config/is-record';
import { MEMBER_RULES, RULES, type Rule, SIGNING_RULES } from '#page-config/rules';
import type { SigningConfig } from '#page-config/types';
import { type NameProblem, nameProblems, type Written } from '../config-names';
import { ENCRYPTING, keyProblem } from '../key-diagnostics';
import { configLayersOf, configLine, configScript, configScripts, readJson } from './configuration';
import { expectedByLanguage } from './expected';
import { type Finding, finding } from './finding';
import { type Markup, placeOf, placeOfElement, startTag, type Tag } from './markup';

const WHERE = 'data-cntv-config';
/** Replaced by the editor's own key. */
const SIGNING = { publicKey: 'MIIBIjANBg…' };
const EXAMPLE = configScript(`{"appid": "…", ${configLine(['signing'], SIGNING)}}`);
const GROUPS = {
  signing: { rules: SIGNING_RULES, example: SIGNING },
  member: { rules: MEMBER_RULES, example: { base: 'https://member.example.com' } },
};

/** No configuration, several, or one that is not read. */
export function configElements(markup: Markup): Finding[] {
  const scripts = configScripts(markup);
  if (scripts.length === 0 && markup.configured.length === 0) return missing(markup);
  return [
    ...scripts
      .slice(1)
      .map((tag) => finding('severalConfigurations', { ...placeOfElement(tag), instead: EXAMPLE })),
    ...scripts.filter(isNotJson).map(withoutType),
    ...scripts.flatMap(unreadable),
  ];
}

function missing({ kind, tags }: Markup): Finding[] {
  const [first] = tags;
  if (!first) return [];
  const code = kind === 'page' ? 'noConfiguration' : 'noConfigurationInSnippet';
  return [finding(code, { where: startTag(first.name, []), instead: EXAMPLE })];
}

function isNotJson({ attributes }: Tag): boolean {
  return !/json$/i.test((attributes.get('type') ?? '').trim());
}

function withoutType(tag: Tag): Finding {
  return finding('configurationWithoutType', { ...placeOfElement(tag), instead: configScript(tag.text) });
}

function unreadable(tag: Tag): Finding[] {
  const { value, reason } = readJson(tag.text);
  if (isRecord(value)) return [];
  const place = { ...placeOfElement(tag), instead: mended(tag.text) };
  return [reason ? finding('unreadableConfiguration', place, { reason }) : finding('noObject', place)];
}

/** Returns the configuration without wrong quotes, surplus commas and comments; the example if it is still not an object. */
function mended(text: string): string {
  try {
    const json = jsonrepair(text);
    return isRecord(JSON.parse(json)) ? configScript(json) : EXAMPLE;
  } catch {
    return EXAMPLE;
  }
}

/** Names without effect. */
export async function configNames(markup: Markup): Promise<Finding[]> {
  const layers = configLayersOf(markup);
  const found = await Promise.all(layers.map((layer) => nameProblems(layer, layers)));
  return found.flat().map((problem) => NAME_FINDINGS[problem.kind](problem as never));
}

const NAME_FINDINGS: {
  [Kind in NameProblem['kind']]: (problem: Extract<NameProblem, { kind: Kind }>) => Finding;
} = {
  unknownKey: ({ path, nearest, value }) =>
    finding(
      'unknownKey',
      { where: shortened(configLine(path, value)), instead: configLine(nearest, value) },
      { key: path.join('.'), nearest: nearest.join('.') },
    ),
  unknownForm: ({ path, form, nearest }) =>
    finding(
      'unknownForm',
      { where: configLine(path, form), instead: configLine(path, nearest) },
      { form, nearest },
    ),
  textWithKeys: ({ path }) =>
    finding('textWithKeys', { where: WHERE, instead: configLine(path, '…') }, { key: path.join('.') }),
  missingKeys: ({ path, keys }) =>
    finding(
      'missingKeys',
      { where: WHERE, instead: configLine([...path, keys[0] ?? ''], '…') },
      { key: path.join('.'), keys: keys.slice(0, 5).join(', ') },
    ),
};

/** Values for which the default is used. */
export function configValues(markup: Markup): Finding[] {
  return configLayersOf(markup).flatMap((layer) => [
    ...invalidValues(RULES, layer, []),
    ...Object.entries(GROUPS).flatMap(([name, { rules, example }]) => {
      const group = layer[name];
      if (isRecord(group)) return invalidValues(rules, group, [name]);
      // A text is reported as one without keys.
      return group === undefined || typeof group === 'string' ? [] : [noGroup(name, group, example)];
    }),
  ]);
}

function invalidValues(rules: object, written: Written, path: readonly string[]): Finding[] {
  return Object.entries(rules as Record<string, Rule<unknown>>).flatMap(([name, rule]) => {
    const value = written[name];
    if (value === undefined || rule.read(value) !== undefined) return [];
    const own = [...path, name];
    const place = {
      where: shortened(configLine(own, value)),
      instead: configLine(own, betterValue(rule, value)),
    };
    return [finding('badConfigValue', place, { key: own.join('.') }, expectedByLanguage(rule.expected))];
  });
}

function noGroup(name: string, value: unknown, example: Written): Finding {
  const place = { where: shortened(configLine([name], value)), instead: configLine([name], example) };
  return finding('noGroup', place, { key: name });
}

/** Returns a valid value that may have been meant, or else the default. */
function betterValue(rule: Rule<unknown>, value: unknown): unknown {
  const texts = [value].flat().map(String);
  const hosts = texts.map((text) =>
    text
      .trim()
      .replace(/^\w+:\/\//, '')
      .replace(/[/?#:].*$/s, ''),
  );
  const candidates = [readJson(texts.join()).value, texts.join(), texts.join().trim(), texts, hosts];
  const valid = candidates.find((candidate) => candidate !== undefined && rule.read(candidate) !== undefined);
  return valid ?? rule.fallback;
}

/** Without a usable key, passwords cannot be sent; without an ID, the server may refuse requests. */
export async function configRequired(markup: Markup): Promise<Finding[]> {
  const layers = configLayersOf(markup);
  if (layers.length === 0) return [];
  const appid = layers
    .map((layer) => layer.appid)
    .filter((value) => value !== undefined)
    .pop();
  const signing: Written = Object.assign({}, ...layers.map((layer) => layer.signing).filter(isRecord));
  return [
    ...(appid === undefined || appid === ''
      ? [finding('noAppid', { where: WHERE, instead: configLine(['appid'], '…') })]
      : []),
    ...(await keyFindings(markup, signing)),
  ];
}

async function keyFindings(
  { tags }: Markup,
  { publicKey = '', mode = 'required' }: Written,
): Promise<Finding[]> {
  const tag = tags.find(({ name }) => ENCRYPTING.includes(name));
  if (!tag || mode === 'off' || typeof publicKey !== 'string') return [];
  const instead = configLine(['signing'], SIGNING);
  if (publicKey.trim() === '')
    return [finding('noPublicKey', { ...placeOf(tag), instead }, { tag: tag.name })];
  const reason = await keyProblem({ publicKey, mode: 'required', secret: '' } satisfies SigningConfig);
  const where = shortened(configLine(['signing', 'publicKey'], publicKey));
  return reason ? [finding('badPublicKey', { where, instead }, { reason })] : [];
}

/** A place names a line, and does not repeat a key or a list. */
function shortened(line: string): string {
  return line.length > 120 ? `${line.slice(0, 118)}…` : line;
}
