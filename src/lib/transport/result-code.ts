import { getPageConfig } from '#page-config/page-config';
import { type Endpoint, requestLine } from './endpoint';
import { type CallOptions, envelopeOf, type Fields, responseOf } from './http';

/**
 * Sends an unsigned POST request and returns its result code, for endpoints where a positive code is not success
 * (OQ-03).
 * @returns the code, 0 or positive; null when the response has none
 * @throws ApiError only
 */
export async function sendForCode(
  endpoint: Endpoint,
  fields: Fields,
  { signal }: CallOptions = {},
): Promise<number | null> {
  const pairs = Object.entries({ ...fields, appid: getPageConfig().appid });
  const response = await responseOf(
    endpoint,
    pairs.map(([name, value]): [string, string] => [name, String(value)]),
    { signal },
  );
  return envelopeOf(response, requestLine(endpoint)).code;
}
