import { ApiError } from '#lib/api-error';
import type { FailureCause } from '#lib/measure';

/** An error of a file, or of the page configuration. */
type Named = { failure?: FailureCause; cause?: Named };

/** Returns the cause of an error in a view, for `cntv-error`. Not of an aborted request, which is no failure. */
export function failureCause(error: unknown): FailureCause {
  const { failure, cause } = Object(error) as Named;
  // A request fails also by a file that it needs.
  return failure ?? cause?.failure ?? (error instanceof ApiError ? (error.kind as FailureCause) : 'view');
}
