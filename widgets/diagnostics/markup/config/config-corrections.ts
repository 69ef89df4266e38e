import { isRecord } from '#page-config/is-record';
import { MEMBER_RULES, type Rule, SIGNING_RULES } from '#page-config/rules';
import type { NameProblem, Path, Written } from '../../config-names';
import { betterValue } from './better-value';
import { CHECKED_RULES } from './checked-rules';

/** Replaced by the editor's own key. */
export const SIGNING = { publicKey: 'MIIBIjANBg…' };

/** Keys with keys of their own. */
export const GROUPS: Readonly<Record<string, { rules: object; example: Written }>> = {
  signing: { rules: SIGNING_RULES, example: SIGNING },
  member: { rules: MEMBER_RULES, example: { base: 'https://member.example.com' } },
};

/** Returns a layer of the configuration without its mistakes. */
export function correctedLayer(layer: Written, problems: readonly NameProblem[]): Written {
  const named = problems.reduce<unknown>(
    (all, problem) => EDITS[problem.kind](all, problem as never),
    layer,
  ) as Written;
  const groups = Object.entries(GROUPS)
    .filter(([name]) => name in named)
    .map(([name, { rules, example }]) => {
      const group = named[name];
      return [name, isRecord(group) ? withValidValues(rules, group) : example];
    });
  return { ...withValidValues(CHECKED_RULES, named), ...Object.fromEntries(groups) };
}

const EDITS: {
  [Kind in NameProblem['kind']]: (all: unknown, problem: Extract<NameProblem, { kind: Kind }>) => unknown;
} = {
  unknownKey: (all, { path, nearest, value }) => {
    const without = edited(all, path, undefined);
    // The one with the right name is kept.
    return nearest && at(without, nearest) === undefined ? edited(without, nearest, value) : without;
  },
  unknownForm: (all, { path, nearest }) => edited(all, path, nearest),
  textWithKeys: (all, { path }) => edited(all, path, '…'),
  missingKeys: (all, { path, keys }) => edited(all, path, { [keys[0] ?? '']: '…' }),
};

/** Returns a copy with another value at a place; undefined removes it. */
function edited(all: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(all)) return all.map((row, place) => (place === name ? edited(row, rest, value) : row));
  const values = new Map<string | number, unknown>(isRecord(all) ? Object.entries(all) : []);
  values.set(name, edited(values.get(name), rest, value));
  return Object.fromEntries([...values].filter(([, kept]) => kept !== undefined));
}

function at(all: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, name) => (value as Written | undefined)?.[name], all);
}

function withValidValues(rules: object, written: Written): Written {
  const table = new Map(Object.entries(rules as Record<string, Rule<unknown>>));
  const values = Object.entries(written).map(([name, value]) => {
    const rule = table.get(name);
    return [name, rule && rule.read(value) === undefined ? betterValue(rule, value) : value] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
