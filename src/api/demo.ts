import * as z from 'zod/mini';
import { ACCOUNT_ENDPOINTS } from '../config/account-endpoints';
import { ApiError } from '../lib/api-error';
import { orEmpty } from '../lib/schemas';
import { type CallOptions, call } from './call';

const answer = orEmpty(z.object({ code: z._default(z.number(), 0) }));

/**
 * The test page's one call (API-28, OQ-23).
 * @returns the result code as the server wrote it, negative ones included
 * @throws ApiError when there is no result
 */
export async function auditDemo(options?: CallOptions): Promise<number> {
  try {
    return (await call(ACCOUNT_ENDPOINTS.demoAudit, answer, {}, options)).code;
  } catch (error) {
    if (error instanceof ApiError && error.code !== null) return error.code;
    throw error;
  }
}
