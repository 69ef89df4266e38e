import { expect, it } from 'vitest';
import { repeatElements, repeatVitest, runStage } from '../../.ci/stage.mjs';

const COMMAND = 'vitest run --config journeys';
const failed = (name: string) => ({ file: `tests/${name}.test.ts`, title: name, message: 'expected 1' });

/** Runs a stage whose commands end one after the other with these files open, or by a signal. */
function stageThat(ends: (object[] | 'killed')[], repeat?: ReturnType<typeof repeatVitest>) {
  const commands: string[] = [];
  let open: object[] = [];
  const result = runStage(
    { command: COMMAND, repeat },
    {
      run(command, env) {
        commands.push([...Object.entries(env ?? {}).map((pair) => pair.join('=')), command].join(' '));
        const end = ends.shift() ?? [];
        open = end === 'killed' ? [] : end;
        return end === 'killed' ? { status: null, signal: 'SIGKILL' } : { status: open.length > 0 ? 1 : 0 };
      },
      openFiles: () => open,
    },
  );
  return { ...result, commands };
}

const journeys = repeatVitest(COMMAND);
const alone = (...files: string[]) => `ALONE=1 ${COMMAND} --maxWorkers=1 ${files.join(' ')}`;

it('a stage that passes runs once', () => {
  const { isPassed, commands } = stageThat([[]], journeys);
  expect([isPassed, commands]).toEqual([true, [COMMAND]]);
});

it('failed files run once more, alone, and are unstable if they pass', () => {
  const { isPassed, unstable, commands } = stageThat([[failed('a'), failed('b')], []], journeys);
  expect([isPassed, unstable]).toEqual([true, [failed('a'), failed('b')]]);
  expect(commands).toEqual([COMMAND, alone('tests/a.test.ts', 'tests/b.test.ts')]);
});

it('a file that fails twice is red, beside one that is unstable', () => {
  const again = { ...failed('b'), message: 'expected 2' };
  const result = stageThat([[failed('a'), failed('b')], [again]], journeys);
  expect(result).toMatchObject({ isPassed: false, failed: [again], unstable: [failed('a')] });
});

it('a second run that crashes is red for all its files', () => {
  const result = stageThat([[failed('a')], 'killed'], journeys);
  expect(result).toMatchObject({ isPassed: false, failed: [failed('a')], unstable: [] });
});

it.each([
  ['units', [[failed('a')], []], undefined],
  ['a crash', ['killed', []], journeys],
  ['a run that names no file', [[{}], []], journeys],
  ['an error outside tests', [[failed('a'), { message: 'window is not defined' }], []], journeys],
  ['a file that has not ended', [[{ file: 'tests/a.test.ts' }], []], journeys],
  ['six failed files', [[...'abcdef'].map(failed), []], journeys],
] satisfies [string, (object[] | 'killed')[], typeof journeys | undefined][])(
  '%s is red without a second run',
  (_name, ends, repeat) => {
    const { isPassed, unstable, commands } = stageThat(ends, repeat);
    expect([isPassed, unstable, commands]).toEqual([false, [], [COMMAND]]);
  },
);

it('element tests run once more in the engine in which they failed', () => {
  const files = [
    { ...failed('a'), engine: 'chromium' },
    { ...failed('b'), engine: 'webkit' },
    { ...failed('c'), engine: 'chromium' },
  ];
  expect(repeatElements(files)).toEqual([
    {
      command: 'npm run test:widgets -- --files tests/a.test.ts tests/c.test.ts',
      env: { BROWSERS: 'chromium' },
    },
    { command: 'npm run test:widgets -- --files tests/b.test.ts', env: { BROWSERS: 'webkit' } },
  ]);
});
