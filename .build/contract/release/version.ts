import type { Change } from './compare.ts';

type Version = readonly [major: number, minor: number, patch: number];

/**
 * Returns the lowest version of a release with these changes, by semver; before 1.0.0, a minor version may break. No
 * version is released twice, because its folder never changes.
 */
export function lowestVersion(released: string, changes: readonly Change[]): string {
  const [major, minor, patch] = parsed(released);
  const isBreaking = changes.some(({ severity }) => severity === 'breaking');
  if (isBreaking && major > 0) return `${major + 1}.0.0`;
  if (isBreaking || (major > 0 && changes.length > 0)) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** Whether a version is another one or a later one. */
export function isAtLeast(version: string, lowest: string): boolean {
  const [own, other] = [parsed(version), parsed(lowest)];
  const index = own.findIndex((number, place) => number !== other[place]);
  return index < 0 || Number(own[index]) > Number(other[index]);
}

function parsed(version: string): Version {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (numbers.length === 0) throw new Error(`The version ${version} is not like 1.2.3.`);
  return numbers.map(Number) as unknown as Version;
}
