import type { KeyError } from '#lib/crypto/rsa';
import { isRecord } from '#page-config/is-record';
import { merged } from '#page-config/merged';
import type { Rule } from '#page-config/rules';
import type { SigningConfig } from '#page-config/types';
import { type NameProblem, nameProblems, pathText, type Written } from '../../config-names';
import { ENCRYPTING, keyProblem } from '../../key-diagnostics';
import { FORMS } from '../../known-names.build-time';
import { configLayersOf, configLine, configText } from '../configuration';
import { usedElements } from '../embeds';
import { expectedByLanguage } from '../expected';
import {
  FINDING_TEXTS,
  type Finding,
  type FindingLanguage,
  finding,
  type ValuesByLanguage,
} from '../finding';
import { CONFIG_ATTRIBUTE, type Markup } from '../markup';
import { CHECKED_RULES } from './checked-rules';
import { correctedLayer, GROUPS, SIGNING } from './config-corrections';

/** Mistakes in the values of the configuration. All that are in the same line have the same line as remedy. */
export async function configMistakes(markup: Markup): Promise<Finding[]> {
  const layers = configLayersOf(markup);
  if (layers.length === 0) return [];
  const checked = await Promise.all(
    layers.map(async (layer) => {
      const problems = await nameProblems(layer, layers);
      return { layer, problems, corrected: correctedLayer(layer, problems) };
    }),
  );
  const whole: Written = checked.map(({ corrected }) => corrected).reduce(merged, {});
  return [
    ...checked.flatMap(({ problems, corrected }) =>
      problems.map((problem) => NAME_FINDINGS[problem.kind](problem as never, corrected)),
    ),
    ...checked.flatMap(({ layer, corrected }) => valueFindings(layer, corrected)),
    ...appidFindings(whole),
    ...(await keyFindings(markup, whole)),
  ];
}

/** Names without effect. */
const NAME_FINDINGS: {
  [Kind in NameProblem['kind']]: (
    problem: Extract<NameProblem, { kind: Kind }>,
    corrected: Written,
  ) => Finding;
} = {
  unknownKey: ({ path, nearest, value }, corrected) => {
    const where = shortened(configLine(path, value));
    const key = pathText(path);
    if (nearest) {
      const place = { where, instead: lineOf(corrected, nearest[0]) };
      return finding('unknownKey', place, { key, nearest: pathText(nearest) });
    }
    const instead = path.length > 1 ? lineOf(corrected, path[0]) : configText(corrected);
    return finding('uselessKey', { where, instead }, { key });
  },
  unknownForm: ({ path, form, nearest }, corrected) => {
    const place = { where: configLine(path, form), instead: lineOf(corrected, path[0]) };
    return nearest
      ? finding('unknownForm', place, { form, nearest })
      : finding('noForm', place, { form, forms: FORMS.join(', ') });
  },
  textWithKeys: ({ path }, corrected) =>
    finding(
      'textWithKeys',
      { where: CONFIG_ATTRIBUTE, instead: lineOf(corrected, path[0]) },
      { key: pathText(path) },
    ),
  missingKeys: ({ path, keys }, corrected) =>
    finding(
      'missingKeys',
      { where: CONFIG_ATTRIBUTE, instead: lineOf(corrected, path[0]) },
      { key: pathText(path), keys: keys.slice(0, 5).join(', ') },
    ),
};

/** Values for which the default is used. */
function valueFindings(layer: Written, corrected: Written): Finding[] {
  return [
    ...invalidValues(CHECKED_RULES, layer, [], corrected),
    ...Object.entries(GROUPS).flatMap(([name, { rules }]) => {
      const group = layer[name];
      if (isRecord(group)) return invalidValues(rules, group, [name], corrected);
      // A text is reported as one without keys.
      return group === undefined || typeof group === 'string' ? [] : [noGroup(name, group, corrected)];
    }),
  ];
}

function invalidValues(
  rules: object,
  written: Written,
  path: readonly string[],
  corrected: Written,
): Finding[] {
  return Object.entries(rules as Record<string, Rule<unknown>>).flatMap(([name, rule]) => {
    const value = written[name];
    if (value === undefined || rule.read(value) !== undefined) return [];
    const own = [...path, name];
    const place = { where: shortened(configLine(own, value)), instead: lineOf(corrected, own[0]) };
    return [finding('badConfigValue', place, { key: pathText(own) }, expectedByLanguage(rule.expected))];
  });
}

function noGroup(name: string, value: unknown, corrected: Written): Finding {
  const place = { where: shortened(configLine([name], value)), instead: lineOf(corrected, name) };
  return finding('noGroup', place, { key: name });
}

/** Without an ID, the server may refuse requests. */
function appidFindings({ appid = '' }: Written): Finding[] {
  const place = { where: CONFIG_ATTRIBUTE, instead: configLine(['appid'], '…') };
  return appid === '' ? [finding('noAppid', place)] : [];
}

/** Without a usable key, passwords cannot be sent. */
async function keyFindings(markup: Markup, { signing }: Written): Promise<Finding[]> {
  const own = isRecord(signing) ? signing : {};
  const { publicKey = '', mode } = own;
  const encrypting = usedElements(markup).find(({ tag }) => ENCRYPTING.includes(tag));
  if (!encrypting || mode === 'off' || typeof publicKey !== 'string') return [];
  const instead = configLine(['signing'], { ...own, ...SIGNING });
  const { tag, where: element, line } = encrypting;
  if (publicKey.trim() === '') return [finding('noPublicKey', { where: element, line, instead }, { tag })];
  const error = await keyProblem({ publicKey, mode: 'required', secret: '' } satisfies SigningConfig);
  const where = shortened(configLine(['signing', 'publicKey'], publicKey));
  return error ? [finding('badPublicKey', { where, instead }, {}, reasons(error))] : [];
}

function reasons({ problem }: KeyError): ValuesByLanguage {
  const reason = (language: FindingLanguage) => ({ reason: FINDING_TEXTS[language].keys[problem] });
  return { 'zh-CN': reason('zh-CN'), en: reason('en') };
}

/** Returns the line with this key. The whole configuration if the key is no more in it. */
function lineOf(corrected: Written, key: string | number = ''): string {
  return key in corrected ? configLine([key], corrected[key]) : configText(corrected);
}

/** A place names a line, and does not repeat a key or a list. */
function shortened(line: string): string {
  return line.length > 120 ? `${line.slice(0, 118)}…` : line;
}
