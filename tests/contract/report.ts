import type { Result } from './run-calls';

const WIDTH = 8;

/** One line for each call, what is wrong with it below, and the counts. */
export function printed(api: string, results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((one) => one.outcome === outcome).length;
  const counts = (['passed', 'partly', 'failed', 'skipped'] as const).map((one) => `${count(one)} ${one}`);
  return [...results.flatMap(linesOf), '', `${api}: ${counts.join(', ')}`].join('\n');
}

function linesOf({ id, call, outcome, lines }: Result): string[] {
  return [
    `${outcome.padEnd(WIDTH)} ${id} ${call}`,
    ...lines.map((line) => `${' '.repeat(WIDTH + 1)}${line}`),
  ];
}
