import { inc, lt } from 'semver';
import { elementsOf, type Manifest } from '../tools/elements.ts';

/** A manifest with the version of its package. */
export type Release = { version: string; manifest: Manifest };

/** What no page relies on: descriptions, and the values of custom properties, which a page sets if it depends on them. */
const UNSPECIFIED = /^(description|summary|readme|schemaVersion|zh-CN)$/;
/** Names in the format by which the rows of a list are known. */
const NAMES = ['tagName', 'name'] as const;

/**
 * Returns each fact as one line, for example `cntv-login attributes captcha values: click`. A list of words is one
 * fact for each, so that a further word is no change of the others.
 */
export function factsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => factsOf(row, `${path} ${nameOf(row)}`.trim()));
  if (typeof value === 'object' && value !== null) {
    return [
      ...(path ? [path] : []),
      ...Object.entries(value)
        .filter(([key]) => !UNSPECIFIED.test(key) && !(path.includes('cssProperties ') && key === 'default'))
        .flatMap(([key, own]) => factsOf(own, `${path} ${key}`.trim())),
    ];
  }
  if (value === false) return [];
  return wordsOf(String(value)).map((word) => `${path}: ${word}`);
}

/** Returns the lines that are gone, and those that are new; of what is itself gone or new, only the first. */
export function changesBetween(before: Manifest, after: Manifest) {
  const [old, now] = [before, after].map(contractOf) as [string[], string[]];
  return { removed: without(old, now), added: without(now, old) };
}

function contractOf({ configuration, texts, routes, forms, ...elements }: Manifest): string[] {
  const own = { configuration, texts, routes, forms };
  return [...factsOf(elementsOf({ ...elements, ...own })), ...factsOf(own)];
}

/** Returns what the check of a release prints, and why the release is refused. */
export function verdictOn(next: Release, last: Release): { report: string[]; refusal?: string } {
  const { removed, added } = changesBetween(last.manifest, next.manifest);
  const report = [...removed.map((fact) => `breaking: ${fact}`), ...added.map((fact) => `addition: ${fact}`)];
  const lowest = lowestVersion(last.version, removed.length > 0, added.length > 0);
  if (!lt(next.version, lowest)) return { report };
  return { report, refusal: `The version must be at least ${lowest}, but package.json has ${next.version}.` };
}

/**
 * Returns the lowest version of a release by semver; before 1.0.0, a minor version may break. No version is released twice,
 * because its folder never changes.
 */
export function lowestVersion(released: string, isBreaking: boolean, isAddition: boolean): string {
  const [own, ofAddition] = lt(released, '1.0.0')
    ? (['minor', 'patch'] as const)
    : (['major', 'minor'] as const);
  const version = inc(released, isBreaking ? own : isAddition ? ofAddition : 'patch');
  if (!version) throw new Error(`The version ${released} is not like 1.2.3.`);
  return version;
}

function without(facts: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  const missing = facts.filter((fact) => !known.has(fact));
  return missing.filter((fact) => !missing.some((whole) => fact.startsWith(`${whole} `)));
}

function nameOf(row: unknown): string {
  const named = Object(row);
  return NAMES.map((key) => named[key]).find((name) => typeof name === 'string') ?? '';
}

/** Returns the words of a union or of a list, the fields of an event's detail, or else the whole text. */
function wordsOf(text: string): string[] {
  if (text.startsWith('any of ')) return text.slice('any of '.length).split(' ');
  return text.replace(/^CustomEvent<\{ | \}>$/g, '').split(/ \| |; /);
}
