import fc, { type RunDetails } from 'fast-check';
import { newModel } from './model';
import { recover } from './recover';
import { type Step, walks } from './steps';
import type { World } from './world';

/** Most steps of a walk; on average it has half of them. */
const MOST_STEPS = 30;
/** A walk may take this time for each step, and a failure is shortened for a minute. */
const STEP_MS = 500;
const SHORTEN_MS = 60_000;

/** `path` and `replayPath` lead to a shortened walk, as a failure prints them. */
type Options = { seed: number; length?: number; path?: string; replayPath?: string };

/**
 * Goes one walk, which its seed describes, and shortens it if it fails.
 * @param options `length`: most steps of the walk; `path` and `replayPath`: of a shortened walk, as a failure prints them
 */
export async function walk(
  world: World,
  options: Options,
): Promise<{ steps: number; failure: string | null }> {
  const { seed, length = MOST_STEPS, path, replayPath } = options;
  let steps = 0;
  const property = fc.asyncProperty(walks(length, replayPath), async (commands) => {
    await world.reset();
    const model = newModel();
    await fc.asyncModelRun(() => ({ model, real: world }), commands);
    await recover(world, model);
    steps += model.steps;
  });
  const details = await fc.check(property, {
    seed,
    numRuns: 1,
    unbiased: true,
    interruptAfterTimeLimit: SHORTEN_MS + length * STEP_MS,
    // A replayed walk is not shortened again: its steps are known from the first time, those of a shorter one are not.
    ...(path && { path, endOnFailure: true }),
  });
  return { steps, failure: details.failed ? failureOf(details, length) : null };
}

function failureOf(details: RunDetails<[Iterable<Step>]>, length: number): string {
  const { seed, counterexamplePath, counterexample, errorInstance } = details;
  const steps = String(counterexample?.[0]);
  const replay = /replayPath="([^"]*)"/.exec(steps)?.[1] ?? '';
  return [
    `Seed ${seed} fails: ${errorInstance instanceof Error ? errorInstance.message : errorInstance}`,
    `  ${steps.replace(/ ?\/\*.*\*\//, '')}`,
    `  npm run simulate -- --seed ${seed} --length ${length} --path ${counterexamplePath} --replay ${replay}`,
  ].join('\n');
}
