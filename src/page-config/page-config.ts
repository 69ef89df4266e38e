import { isRecord } from '#config/is-record';
import { merged, type Raw } from '#config/merged';
import { reportMistake } from './mistakes';
import { pageSingleton } from './page-singleton';
import { GROUP_EXPECTED, MEMBER_RULES, RULES, type Rule, type Rules, SIGNING_RULES } from './rules';
import { configLayers, configVersion, isConfigBroken } from './scripts';
import type { PageConfig } from './types';

export type { PageConfig } from './types';

const page = pageSingleton('config', () => ({
  version: -1,
  config: null as PageConfig | null,
}));

let isInvalid = false;

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
    if (page.config.appid === '' && !isConfigBroken()) reportMistake('warn', 'noAppid');
  }
  return page.config;
}

/** Whether a key or a value of the page configuration is, or was, invalid. */
export function isConfigInvalid(): boolean {
  getPageConfig();
  return isInvalid;
}

/** Returns a configuration with defaults in place of what is missing or invalid. */
export function validatedConfig({ signing, member, ...raw }: Raw): PageConfig {
  return deepFrozen({
    ...validValues(RULES, raw, ''),
    signing: validGroup('signing', SIGNING_RULES, signing),
    member: validGroup('member', MEMBER_RULES, member),
  });
}

function validGroup<Values>(key: string, rules: Rules<Values>, raw: unknown = {}): Values {
  if (!isRecord(raw)) reportValue(key, GROUP_EXPECTED, raw);
  return validValues(rules, isRecord(raw) ? raw : {}, `${key}.`);
}

function validValues<Values>(rules: Rules<Values>, raw: Raw, prefix: string): Values {
  if (Object.keys(raw).some((name) => !(name in rules))) isInvalid = true;
  const values = Object.entries<Rule<unknown>>(rules).map(([name, { fallback, expected, read }]) => {
    const written = raw[name];
    if (written === undefined) return [name, fallback];
    const value = read(written);
    if (value === undefined) reportValue(prefix + name, expected, written);
    return [name, value === undefined ? fallback : value];
  });
  return Object.fromEntries(values) as Values;
}

function reportValue(key: string, expected: string, written: unknown): void {
  isInvalid = true;
  reportMistake('error', 'badConfigValue', { key, expected }, written);
}

function deepFrozen<Value>(value: Value): Value {
  // A function belongs to the page.
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(deepFrozen);
  return Object.freeze(value);
}
