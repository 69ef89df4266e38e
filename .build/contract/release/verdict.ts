import { changesBetween } from './compare.ts';
import type { Release } from './released.ts';
import { isAtLeast, lowestVersion } from './version.ts';

/** What the check of a release prints, and why the release is refused. */
export type Verdict = { report: string[]; refusal?: string };

/** Compares the contract of the next release with that of the last one. */
export function verdictOn(next: Release, last: Release): Verdict {
  const changes = changesBetween(last.contract, next.contract);
  const lowest = lowestVersion(last.version, changes);
  const report = [
    ...changes.map(({ severity, text }) => `${severity}: ${text}`),
    `Changes of the contract since ${last.version}: ${changes.length}`,
  ];
  if (isAtLeast(next.version, lowest)) return { report };
  return { report, refusal: `The version must be at least ${lowest}, but package.json has ${next.version}.` };
}
