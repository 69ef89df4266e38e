import type { Contract } from './entries.ts';
import { KINDS, type Kind, type Severity } from './kinds.ts';

export type Change = { severity: Severity; text: string };

/** Returns what has changed in the contract; nothing about the parts of what is itself new or removed. */
export function changesBetween(before: Contract, after: Contract): Change[] {
  const [old, now] = [namesOf(before), namesOf(after)];
  const removed = [...old].filter((name) => !now.has(name));
  const added = [...now].filter((name) => !old.has(name));
  const isWithin = (name: string, whole: readonly string[]) =>
    whole.some((other) => name.startsWith(`${other} `));
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const [earlier = {}, later = {}] = [before[kind], after[kind]];
    const { label, ...severities } = KINDS[kind];
    return [
      ...Object.keys(earlier)
        .filter((name) => !(name in later) && !isWithin(name, removed))
        .map((name) => ({ severity: severities.removed, text: `${label} removed: ${name}` })),
      ...Object.keys(later)
        .filter((name) => !(name in earlier) && !isWithin(name, added))
        .map((name) => ({ severity: severities.added, text: `${label} added: ${name}` })),
      ...Object.entries(later).flatMap(([name, value]) => changed(kind, name, earlier[name], value)),
    ];
  });
}

function changed(kind: Kind, name: string, before: string | undefined, after: string): Change[] {
  if (before === undefined || before === after) return [];
  const { label, changed: severityOf } = KINDS[kind];
  const text = `${label} changed: ${name}, from ${before || '""'} to ${after || '""'}`;
  return [{ severity: severityOf(before, after), text }];
}

function namesOf(contract: Contract): ReadonlySet<string> {
  return new Set(Object.values(contract).flatMap((names) => Object.keys(names)));
}
