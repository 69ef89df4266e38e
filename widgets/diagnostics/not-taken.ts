import { taken } from '#page-config/taken';

/** Returns the keys of each configuration element that are not taken, because an earlier element decides them. */
export function notTaken(written: readonly (object | null)[]): string[][] {
  const kept = taken(written);
  return written.map((block, index) =>
    Object.keys(block ?? {}).filter((key) => !(key in (kept[index] ?? {}))),
  );
}
