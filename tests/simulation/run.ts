import { parseArgs } from 'node:util';
import { walk } from './walk';
import { startWorld } from './world';

const REPORT_EVERY = 10;
const MOST_FAILURES = 5;

/** Goes walks until they have made a number of steps, or one walk again by its path. The full run names the first seed. */
const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { steps: text, seed: text, length: text, path: text, replay: text },
});
const {
  steps: wanted = '1000',
  seed: first = process.env.FAST_CHECK_SEED ?? '1',
  length = '120',
  path,
  replay: replayPath,
} = values;
const world = await startWorld();
const began = performance.now();
let [steps, failures] = [0, 0];
for (let seed = Number(first); ; seed += 1) {
  const replayed = path && { path, ...(replayPath && { replayPath }) };
  const went = await walk(world, { seed, length: Number(length), ...replayed });
  steps += went.steps;
  if (went.failure) failures += 1;
  if (went.failure) console.log(went.failure);
  const isDone = path !== undefined || steps >= Number(wanted) || failures === MOST_FAILURES;
  if (isDone || seed % REPORT_EVERY === 0) report(seed);
  if (isDone) break;
}
await world.close();
process.exit(failures > 0 ? 1 : 0);

function report(seed: number): void {
  const seconds = (performance.now() - began) / 1000;
  const found = `${steps} steps, ${failures} failures in ${Math.round(seconds)} s, ${(steps / seconds).toFixed(1)} steps/s`;
  console.log(
    `Seeds ${first} to ${seed}: ${found}. Go on: npm run simulate -- --seed ${seed + 1} --length ${length}`,
  );
}
