import * as z from 'zod/mini';
import { ApiError } from '../lib/api-error';
import type { Endpoint } from '../lib/transport/endpoint';
import { orEmpty } from '../lib/transport/schemas';
import { type CallOptions, call } from './call';

export const DEMO_AUDIT_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/user/demo/audit' };

const answer = orEmpty(z.object({ code: z._default(z.number(), 0) }));

/**
 * The test page's one call (API-28, OQ-23).
 * @returns the result code as the server wrote it, negative ones included
 * @throws ApiError when there is no result
 */
export async function auditDemo(options?: CallOptions): Promise<number> {
  try {
    return (await call(DEMO_AUDIT_ENDPOINT, answer, {}, options)).code;
  } catch (error) {
    if (error instanceof ApiError && error.code !== null) return error.code;
    throw error;
  }
}
