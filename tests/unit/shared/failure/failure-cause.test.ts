import { expect, it } from 'vitest';
import { ApiError, type FailureKind } from '#lib/api-error';
import { ChunkError } from '#lib/chunk';
import { failureCause } from '#shared/failure/failure-cause';

const lost = new ChunkError('TypeError', 1);
const apiError = (kind: FailureKind, cause?: unknown) => new ApiError({ kind, request: '', cause });

it.each([
  ['a lost file', lost, 'file'],
  ['a request that a lost file prevents', apiError('unsigned', lost), 'file'],
  ['a response with a result code', apiError('refused'), 'refused'],
  ['no response', apiError('network', 'TypeError'), 'network'],
  ['another response', apiError('malformed'), 'malformed'],
  ['a body that cannot be signed', apiError('unsigned'), 'unsigned'],
  ['a cookie that is not stored', apiError('blocked'), 'blocked'],
  ['a mistake in a view', new TypeError('a is undefined'), 'view'],
  ['a thrown text', 'typed by a viewer', 'view'],
  ['nothing', undefined, 'view'],
])('%s has a cause of the contract', (_, error, cause) => {
  expect(failureCause(error)).toBe(cause);
});
