/**
 * Runs the tests in stages, and names at the end what failed and what was unstable. Without parameters it runs the gate,
 * which stops at the first red stage; `--full` runs the stages of the full run, `--all` both. The stages of the full run
 * do not depend on each other, so that each of them runs. With names, only these stages run: `npm test -- build journeys`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { MOST_UNSTABLE_FILES, runStage } from './stage.mjs';
import { FULL, GATE } from './stages.mjs';

const OPEN_FILES = resolve('.cache/open-files.json');
mkdirSync('.cache', { recursive: true });

const names = process.argv.slice(2);
const results = [];
if (names.includes('--full')) runFull();
else if (names.includes('--all')) {
  if (runGate()) runFull();
} else if (names.length > 0) runNamed();
else runGate();
process.exitCode = report() ? 0 : 1;

/** @returns whether all stages have passed */
function runGate() {
  return GATE.every(runTimed);
}

/** With values that no other run has generated; the seed repeats them. */
function runFull() {
  process.env.FAST_CHECK_SEED ??= String(Date.now() % 2 ** 31);
  console.log(`\nGenerated values: FAST_CHECK_SEED=${process.env.FAST_CHECK_SEED}`);
  const [install, ...stages] = FULL;
  if (runTimed(install)) for (const stage of stages) runTimed(stage);
}

function runNamed() {
  [...GATE, ...FULL].filter(({ name }) => names.includes(name)).every(runTimed);
}

function runTimed(stage) {
  console.log(`\n── ${stage.name}: ${stage.command}`);
  const start = Date.now();
  const result = runStage(stage, { run, openFiles });
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`── ${stage.name}: ${result.isPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  results.push({ ...result, name: stage.name, seconds });
  return result.isPassed;
}

function run(command, env = {}) {
  rmSync(OPEN_FILES, { force: true });
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  return spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path, OPEN_FILES },
  });
}

function openFiles() {
  return existsSync(OPEN_FILES) ? JSON.parse(readFileSync(OPEN_FILES, 'utf8')) : [];
}

/** @returns whether the run has passed */
function report() {
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  const unstable = results.flatMap((result) =>
    result.unstable.map((file) => ({ ...file, name: result.name })),
  );
  console.log(
    `\n${results.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}; ${total} s in all.`,
  );
  for (const file of unstable) console.log(`unstable ${described(file)}`);
  for (const { name, failed, isPassed } of results)
    if (!isPassed)
      console.log([`FAILED: ${name}`, ...failed.map((file) => `  ${described(file)}`)].join('\n'));
  if (unstable.length > MOST_UNSTABLE_FILES)
    console.log(`FAILED: ${unstable.length} unstable files, of which ${MOST_UNSTABLE_FILES} are allowed.`);
  return (
    results.length > 0 && results.every(({ isPassed }) => isPassed) && unstable.length <= MOST_UNSTABLE_FILES
  );
}

function described({ file = 'outside of tests', engine, title, message }) {
  return [engine ? `${file} (${engine})` : file, title, message?.split('\n', 1)[0]]
    .filter(Boolean)
    .join(': ');
}
