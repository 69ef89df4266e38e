import * as z from 'zod/mini';
import { codeOf } from '#lib/api-error';
import type { Endpoint } from '#lib/transport/endpoint';
import { orEmpty } from '#lib/transport/schemas';
import { type CallOptions, call } from './call';

export const DEMO_AUDIT_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/user/demo/audit' };

const response = orEmpty(z.object({ code: z._default(z.number(), 0) }));

/**
 * Makes the request of the test page (API-28, OQ-23).
 * @returns the server's result code, including negative ones
 * @throws ApiError when the response has no result code
 */
export async function auditDemo(options?: CallOptions): Promise<number> {
  try {
    return (await call(DEMO_AUDIT_ENDPOINT, response, {}, options)).code;
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    return code;
  }
}
