import * as z from 'zod/mini';
import { ERROR_CODES } from '../config/error-codes';
import { ApiError } from '../lib/api-error';
import { type Endpoint, requestLine } from '../lib/transport/endpoint';
import { type CallOptions, type Fields, send } from '../lib/transport/http';
import { session, signedOut } from '../session/session';

export type { CallOptions } from '../lib/transport/http';

/**
 * Makes a call and reads its answer. "Not logged in" ends the session, whatever the screen does about it (STATE-02),
 * unless somebody signed in while the call was under way.
 * @param schema what is used of the answer; an answer that does not fit is a malformed one
 * @param ask gets the answer, where something else than its data is wanted
 * @throws ApiError, and nothing else
 */
export async function call<Schema extends z.ZodMiniType>(
  endpoint: Endpoint,
  schema: Schema,
  fields: Fields = {},
  options: CallOptions = {},
  ask: (endpoint: Endpoint, fields: Fields, options: CallOptions) => Promise<unknown> = send,
): Promise<z.output<Schema>> {
  const { since } = session.getState();
  try {
    const answer = z.safeParse(schema, await ask(endpoint, fields, options));
    if (answer.success) return answer.data;
    throw new ApiError({ kind: 'malformed', request: requestLine(endpoint), cause: answer.error });
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.code === ERROR_CODES.notLoggedIn;
    if (isSignedOut && !endpoint.isPoll && session.getState().since === since) signedOut();
    throw error;
  }
}
