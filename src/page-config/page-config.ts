import { logMessage, readable } from './console-message';
import { isRecord } from './is-record';
import { merged, type Raw } from './merged';
import { pageSingleton } from './page-singleton';
import { MEMBER_RULES, RULES, type Rule, type Rules, SIGNING_RULES } from './rules';
import { configLayers, configVersion, isConfigBroken } from './scripts';
import type { PageConfig } from './types';

export type { PageConfig } from './types';

const page = pageSingleton('config', () => ({
  version: -1,
  config: null as PageConfig | null,
  reported: new Set<string>(),
}));

/** Defaults, also used by the prerender. */
export const DEFAULT_PAGE_CONFIG: PageConfig = validatedConfig({});

/**
 * Returns the validated page configuration, the same frozen object until the configuration changes. An invalid value is
 * reported once to the console and replaced by its default.
 */
export function getPageConfig(): PageConfig {
  if (!page.config || page.version !== configVersion()) {
    page.version = configVersion();
    page.config = validatedConfig(configLayers().reduce<Raw>(merged, {}));
    if (page.config.appid === '' && !isConfigBroken()) warn('page configuration: "appid" is empty');
  }
  return page.config;
}

function validatedConfig({ signing, member, ...raw }: Raw): PageConfig {
  return deepFrozen({
    ...validValues(RULES, raw, ''),
    signing: validGroup('signing', SIGNING_RULES, signing, 'publicKey'),
    member: validGroup('member', MEMBER_RULES, member, 'base'),
  });
}

/** @param example a key of the group, for the console message */
function validGroup<Values>(name: string, rules: Rules<Values>, raw: unknown = {}, example: string): Values {
  if (!isRecord(raw)) report(name, raw, `an object like {"${example}": "…"}`);
  return validValues(rules, isRecord(raw) ? raw : {}, `${name}.`);
}

function validValues<Values>(rules: Rules<Values>, raw: Raw, prefix: string): Values {
  const values = Object.entries<Rule<unknown>>(rules).map(([name, { fallback, expected, read }]) => {
    const written = raw[name];
    if (written === undefined) return [name, fallback];
    const value = read(written);
    if (value === undefined) report(prefix + name, written, expected);
    return [name, value === undefined ? fallback : value];
  });
  return Object.fromEntries(values) as Values;
}

function report(key: string, value: unknown, expected: string): void {
  const message = `cntv-widgets: page configuration: "${key}" must be ${expected}; the default is used instead of`;
  once(`${message} ${readable(value)}`, () => logMessage('error', message, value));
}

function warn(what: string): void {
  once(what, () => logMessage('warn', `cntv-widgets: ${what}`));
}

function once(what: string, log: () => void): void {
  if (page.reported.has(what)) return;
  page.reported.add(what);
  log();
}

function deepFrozen<Value>(value: Value): Value {
  // A function belongs to the page.
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(deepFrozen);
  return Object.freeze(value);
}
