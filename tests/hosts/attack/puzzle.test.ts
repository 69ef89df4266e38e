import { beforeAll, describe, expect, it, vi } from 'vitest';
import { drawPuzzle, type Puzzle } from '../../../examples/portal/server/drawing/puzzle';
import { STRATEGIES, solvePuzzle } from '../../support/portal/attack/puzzle-solver';

/** The same puzzles in each run: how many of other ones a program solves differs by chance. */
vi.mock('node:crypto', async (load) => ({
  ...(await load<typeof import('node:crypto')>()),
  randomInt: (from: number, to?: number) => {
    const [least, end] = to === undefined ? [0, from] : [from, to];
    return least + Math.floor(Math.random() * (end - least));
  },
}));
let random = 1;
/** A linear congruential generator. */
function nextRandom(): number {
  random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
  return random / 2 ** 32;
}

const COUNT = 100;
const TOLERANCE = 5;

let puzzles: Puzzle[] = [];
beforeAll(() => {
  vi.spyOn(Math, 'random').mockImplementation(nextRandom);
  puzzles = Array.from({ length: COUNT }, drawPuzzle);
});

async function solvedBy(name: keyof typeof STRATEGIES): Promise<number> {
  let solved = 0;
  for (const puzzle of puzzles)
    if (Math.abs((await solvePuzzle(STRATEGIES[name], puzzle)) - puzzle.x) <= TOLERANCE) solved++;
  return solved;
}

describe(`a program that solves ${COUNT} slide puzzles`, () => {
  it('finds no more than a guess by the correlation of the pixels (each of 20 before the piece had others)', async () => {
    expect(await solvedBy('correlation')).toBeLessThan(COUNT * 0.16);
  });

  it('finds less than half by the difference of the pixels, because there are two holes (each of 20 before)', async () => {
    expect(await solvedBy('difference')).toBeLessThan(COUNT * 0.5);
  });

  it('finds most by the outline, as a person does, so that the hole is where the solution says', async () => {
    expect(await solvedBy('outline')).toBeGreaterThan(COUNT * 0.7);
  });
});
