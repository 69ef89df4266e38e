import type { Result } from './run-calls';

const WIDTH = 8;

/** One line for each call, what is wrong with it below, and the counts. */
export function printed(api: string, results: readonly Result[]): string {
  const counts = Object.entries(countsOf(results)).map(([outcome, count]) => `${count} ${outcome}`);
  return [...results.flatMap(linesOf), '', `${api}: ${counts.join(', ')}`].join('\n');
}

/** The same for machines. */
export function printedJson(api: string, results: readonly Result[]): string {
  return JSON.stringify({ api, counts: countsOf(results), calls: results });
}

function countsOf(results: readonly Result[]) {
  const count = (outcome: Result['outcome']) => results.filter((one) => one.outcome === outcome).length;
  return {
    passed: count('passed'),
    partly: count('partly'),
    failed: count('failed'),
    skipped: count('skipped'),
  };
}

function linesOf({ id, call, outcome, lines }: Result): string[] {
  return [
    `${outcome.padEnd(WIDTH)} ${id} ${call}`,
    ...lines.map((line) => `${' '.repeat(WIDTH + 1)}${line}`),
  ];
}
