import { expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { mailResetSchema, phoneResetSchema } from '#features/recovery/reset/reset.schema';

const NEW = 'Nova2468#';

it.each([
  ['SMS', phoneResetSchema, 'confirmMobilePassword'],
  ['mail', mailResetSchema, 'confirmEmailPassword'],
])('a reset by %s needs a strong password, twice (RECOV-16 to RECOV-19)', (_, schema, confirmation) => {
  const errorsOf = (newPassword: string, repeated: string) =>
    safeParse(schema, { smsCode: '123456', newPassword, [confirmation]: repeated }).error?.issues.map(
      ({ path, message }) => [path[0], message],
    );
  expect(errorsOf(NEW, NEW)).toBeUndefined();
  expect(errorsOf('Nova24680', 'Nova24680')).toEqual([['newPassword', 'passwordStrength']]);
  expect(errorsOf(NEW, '')).toContainEqual([confirmation, 'confirmRequired']);
  expect(errorsOf(NEW, 'Nova2468!')).toEqual([[confirmation, 'confirmDifferent']]);
});
