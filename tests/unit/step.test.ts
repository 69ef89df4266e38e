import { expect, it } from 'vitest';
import { step } from '../support/step';

it('the error of a failed step names the step and the one around it', async () => {
  const failing = step('outer (LOGIN-01)', () => step('inner', () => expect(1).toBe(2)));
  await expect(failing).rejects.toThrow(/^in the step "outer \(LOGIN-01\)": in the step "inner": expected 1/);
});

it('a step returns what its function returns', async () => {
  expect(await step('sum', async () => 1 + 1)).toBe(2);
});
