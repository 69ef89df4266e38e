import { randomInt } from 'node:crypto';

/** A cryptographically random integer from `from` to `to`, both inclusive. */
export function between(from: number, to: number): number {
  return randomInt(Math.ceil(from), Math.floor(to) + 1);
}

/** A random fractional number from `from` to `to`. */
export function amount(from: number, to: number): number {
  return from + (randomInt(1_000_000) / 1_000_000) * (to - from);
}

export function isHeads(): boolean {
  return randomInt(2) === 1;
}

export function oneOf<T>(choices: readonly T[]): T {
  return choices[randomInt(choices.length)] as T;
}

export function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
