import { repeatElements, repeatVitest } from './stage.mjs';

/** Runs files of Vitest with a browser or with the built files. */
function journeys(name, command, folder = '') {
  return { name, command: `${command} ${folder}`.trimEnd(), repeat: repeatVitest(command) };
}

/** What decides about a change. */
export const GATE = [
  { name: 'install', command: 'node .ci/prepare.mjs --browsers' },
  { name: 'lint', command: 'npm run test:lint' },
  { name: 'types', command: 'npm run test:types' },
  { name: 'units', command: 'npm run test:unit' },
  { name: 'build', command: 'npm run build' },
  { name: 'budgets', command: 'npm run test:budgets' },
  { name: 'exports', command: 'npm run test:exports' },
  journeys('package', 'npm run test:package --'),
  { name: 'elements', command: 'npm run test:widgets', repeat: repeatElements },
  journeys('journeys', 'npm run test:flows --'),
];

/** What goes with a release: the other engines, what is measured, and what depends on the state of an engine. */
export const FULL = [
  { name: 'install of hosts', command: 'node .ci/prepare.mjs --browsers --hosts' },
  { name: 'units with other generated values', command: 'npm run test:unit' },
  {
    name: 'elements of hosts',
    command: 'wtr --config tests/support/web-test-runner.hosts.config.mjs',
    repeat: repeatElements,
  },
  journeys('journeys of hosts', 'vitest run --config tests/flows/vitest.config.ts', 'tests/flows/hosts'),
  journeys('journeys of the night', 'vitest run --config tests/flows/vitest.config.ts', 'tests/flows/night'),
  journeys('journeys as heard', 'vitest run --config tests/flows/heard.config.ts'),
  journeys('journeys on translated pages', 'vitest run --config tests/flows/translated.config.ts'),
  journeys('package in hosts', 'vitest run --config tests/package/vitest.config.ts', 'tests/package/hosts'),
  journeys('portal', 'vitest run --config tests/hosts/vitest.config.ts'),
  { name: 'walks', command: 'npm run simulate -- --steps 3000 --length 30' },
  { name: 'table of tested software', command: 'node --import tsx tests/support/tested/write.ts' },
];
