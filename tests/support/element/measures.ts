import { expect } from '@esm-bundle/chai';
import type { HostPage } from './host';

const ENTRY = /^cntv-[a-z-]+:(drawn|typing|touched|live|failed:[a-z]+)$/;

/** Returns the names of the entries on the timeline of a page. All start at 0, so engines list them in any order. */
export function measuresOf({ window }: HostPage): string[] {
  return window.performance.getEntriesByType('measure').map(({ name }) => name);
}

/** Expects exactly these entries, which have ended in this order. */
export function expectMeasures(page: HostPage, names: readonly string[]): void {
  expect(measuresOf(page)).to.have.members(names);
  const ends = names.map((name) => page.window.performance.getEntriesByName(name)[0]?.duration ?? 0);
  expect([...ends].sort((one, other) => one - other)).to.deep.equal(ends);
}

/** Expects that no entry has more than the name of an element and a word of the source. */
export function expectOnlyNames({ window }: HostPage): void {
  const entries = window.performance.getEntriesByType('measure') as PerformanceMeasure[];
  expect(
    entries.filter(({ name, detail }) => !ENTRY.test(name) || detail).map(({ name }) => name),
  ).to.deep.equal([]);
}
