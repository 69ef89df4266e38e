import { getPageConfig } from '#page-config/page-config';
import { ApiError } from '../api-error';
import { type Endpoint, requestLine } from './endpoint';
import { envelopeOf, responseOf, type ServiceOptions } from './http';

/**
 * Sends a request to the member service (WIRE-14), which has another base URL.
 * @param body pairs are form-encoded, an object is sent as JSON (OQ-12)
 * @returns the data of the response, not validated
 * @param okCode the only code that is a success; without it, any code that is not negative
 * @throws ApiError only
 */
export async function sendToMemberService(
  endpoint: Endpoint,
  body: object,
  { okCode, ...options }: Pick<ServiceOptions, 'signal' | 'headers'> & { okCode?: number },
): Promise<unknown> {
  const request = requestLine(endpoint);
  const response = await responseOf(endpoint, body, { ...options, base: getPageConfig().member.base });
  const { code, data } = envelopeOf(response, request);
  if (okCode === undefined || code === okCode) return data;
  throw new ApiError({ kind: 'refused', request, code, status: response.status });
}
