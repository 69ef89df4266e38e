import type * as z from 'zod/mini';
import { CURRENT_PASSWORD_WRONG } from '#config/error-codes';
import { ApiError, codeOf, isSignedOut } from '#lib/api-error';
import { type Endpoint, requestLine } from '#lib/transport/endpoint';
import { type CallOptions, type Fields, send } from '#lib/transport/http';
import { safeParse } from '#lib/transport/safe-parse';
import { recordSignOut, session } from '#session/session';
import { earlyResponse } from './early-responses';

export type { CallOptions } from '#lib/transport/http';

/**
 * Makes a request and parses the response. The response of an early call is kept for the screen that asks the same, and so is what its refusal means. -10001 ends the session (STATE-02), unless a viewer has signed in
 * since the request started. -21003 to an endpoint without a password wants a proof of the owner (OQ-92).
 * @param schema schema of the response; a response that does not match is a `malformed` error
 * @param ask sends the request; replaces `send`, which resolves to the response's data
 * @throws ApiError and no other error
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
    const asked = () => ask(endpoint, fields, options);
    const response = safeParse(schema, await earlyResponse(endpoint, fields, options, asked));
    if (response.success) return response.data;
    throw new ApiError({ kind: 'malformed', request: requestLine(endpoint), cause: response.error });
  } catch (error) {
    const isOver = isSignedOut(error) && !endpoint.isPoll && !options.isEarly;
    if (isOver && session.getState().since === since) recordSignOut({ hasExpired: true });
    if (codeOf(error) !== CURRENT_PASSWORD_WRONG || endpoint.hasPassword) throw error;
    throw new ApiError({ ...(error as ApiError), wantsProof: true });
  }
}
