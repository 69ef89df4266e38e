import { ApiError } from '#lib/api-error';

/** The failure of a request whose proof the viewer has cancelled; it is not shown. */
export function cancelled(): ApiError {
  return new ApiError({ kind: 'aborted', request: 'proof' });
}
