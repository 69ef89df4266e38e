import { isRecord } from '#config/is-record';
import { merged } from '#config/merged';
import type { KeyError } from '#lib/crypto/rsa';
import { isSelector } from '#lib/text/embed-rules';

import { GROUP_EXPECTED, MEMBER_RULES, RULES, type Rule, SIGNING_RULES } from '#page-config/rules';
import type { SigningConfig } from '#page-config/types';
import { nameFindings } from '../../config-names';
import { ENCRYPTING, keyProblem } from '../../key-diagnostics';
import { isBlocked, withHttps } from '../action';
import { configLayersOf, configLine, pathText, shortened, type Written } from '../configuration';
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
import { meantConfigValue } from './meant-config-value';

/** Stands for a value of the editor's own. */
const EXAMPLE = '…';
export const SIGNING = { publicKey: EXAMPLE };

/** Keys with keys of their own. */
const GROUPS = { signing: SIGNING_RULES, member: MEMBER_RULES };

/** Mistakes in the keys and values of the configuration. */
export async function configMistakes(markup: Markup): Promise<Finding[]> {
  const layers = configLayersOf(markup);
  if (layers.length === 0) return [];
  const named = await Promise.all(layers.map((layer) => nameFindings(layer, layers)));
  const whole: Written = layers.reduce(merged, {});
  return [
    ...named.flat(),
    ...layers.flatMap(valueFindings),
    ...layers.flatMap(qrFindings),
    ...layers.flatMap((layer) => addressFindings(layer, [], markup)),
    ...layers.flatMap(({ member }) => (isRecord(member) ? addressFindings(member, ['member'], markup) : [])),
    ...appidFindings(whole),
    ...(await keyFindings(markup, whole)),
  ];
}

/** Values for which the default is used. */
function valueFindings(layer: Written): Finding[] {
  return [
    ...invalidValues(RULES, layer, []),
    ...Object.entries(GROUPS).flatMap(([key, rules]) => {
      const group = layer[key];
      if (isRecord(group)) return invalidValues(rules, group, [key]);
      const place = { where: shortened(configLine([key], group)), instead: '' };
      // A text is reported as one without keys.
      return group === undefined || typeof group === 'string'
        ? []
        : [finding('badConfigValue', place, { key }, expectedByLanguage(GROUP_EXPECTED))];
    }),
  ];
}

function invalidValues(rules: object, written: Written, path: readonly string[]): Finding[] {
  return Object.entries<Rule<unknown>>(rules as never).flatMap(([name, rule]) => {
    const { read, expected } = rule;
    const value = written[name];
    if (value === undefined || (read(value) !== undefined && !isOdd(name, value))) return [];
    const own = [...path, name];
    const meant = meantConfigValue(rule, value);
    const isBetter = meant !== undefined && meant !== value && !isOdd(name, meant);
    const instead = isBetter ? configLine(own, meant) : '';
    const place = { where: shortened(configLine(own, value)), instead };
    return [finding('badConfigValue', place, { key: pathText(own) }, expectedByLanguage(expected))];
  });
}

/** Values that the page itself does not refuse: it finds an invalid selector only when it uses it. */
function isOdd(name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return name === 'embedLinks' && (!isSelector(value) || value !== value.normalize('NFKC'));
}

/** Addresses of requests that browsers block, or with the path that each request has. */
function addressFindings(written: Written, path: readonly string[], markup: Markup): Finding[] {
  return ['apiBase', 'base'].flatMap((name) => {
    const value = written[name];
    if (typeof value !== 'string') return [];
    const own = [...path, name];
    const line = (other: string) => ({ where: configLine(own, value), instead: configLine(own, other) });
    const short = value.replace(/\/openapi\/*$/, '');
    return [
      ...(isBlocked(value, markup) ? [finding('withoutHttps', line(withHttps(value)), { value })] : []),
      ...(short === value
        ? []
        : [finding('extraSigns', line(short), { key: pathText(own), written: value, better: short })]),
    ];
  });
}

/** Signs of templates around the code, which the page takes for a part of the content. */
function qrFindings({ qrContent }: Written): Finding[] {
  const signs = /\$?\{+code\}+/;
  const [written = '{code}'] = signs.exec(String(qrContent)) ?? [];
  if (written === '{code}') return [];
  const [where, instead] = [qrContent, String(qrContent).replace(signs, '{code}')].map((value) =>
    configLine(['qrContent'], value),
  ) as [string, string];
  return [finding('extraSigns', { where, instead }, { key: 'qrContent', written, better: '{code}' })];
}

/** Without an ID, the server may refuse requests. */
function appidFindings({ appid = '' }: Written): Finding[] {
  const place = { where: CONFIG_ATTRIBUTE, instead: configLine(['appid'], EXAMPLE) };
  return ['', EXAMPLE].includes(String(appid).trim()) ? [finding('noAppid', place)] : [];
}

/** Without a usable key, passwords cannot be sent. */
async function keyFindings(markup: Markup, whole: Written): Promise<Finding[]> {
  const { signing } = whole;
  // It is reported as one with a wrong name.
  const isElsewhere = /"(signing|[^"]*public.?key)":"[^"]{20}/i.test(JSON.stringify({ ...whole }));
  const own = isRecord(signing) ? signing : {};
  const { publicKey = '', mode } = own;
  const encrypting = usedElements(markup).find(({ tag }) => ENCRYPTING.includes(tag));
  if (!encrypting || mode === 'off' || typeof publicKey !== 'string') return [];
  if (publicKey.trim() === '') {
    if (isElsewhere) return [];
    const { tag, ...place } = encrypting;
    const instead = configLine(['signing'], { ...own, ...SIGNING });
    return [finding('noPublicKey', { ...place, instead }, { tag })];
  }
  const where = shortened(configLine(['signing', 'publicKey'], publicKey));
  // The key of the README ends like this, and so does what the checks write.
  if (/(…|\.{3})$/.test(publicKey.trim())) return [finding('exampleKey', { where, instead: '' })];
  const error = await keyProblem({ publicKey, mode: 'required', secret: '' } satisfies SigningConfig);
  return error ? [finding('badPublicKey', { where, instead: '' }, {}, reasons(error))] : [];
}

function reasons({ problem }: KeyError): ValuesByLanguage {
  const reason = (language: FindingLanguage) => ({ reason: FINDING_TEXTS[language].keys[problem] });
  return { 'zh-CN': reason('zh-CN'), en: reason('en') };
}
