import { getPageConfig } from '../../page-config/page-config';
import { type Endpoint, requestLine } from './endpoint';
import { readEnvelope } from './envelope';
import { answerOf, type CallOptions, dataOf, type Fields } from './http';

/**
 * Makes a plain POST call of which the result code is the answer, where a positive one does not mean success (OQ-03).
 * @returns the code, 0 or positive; null when the answer has none
 * @throws ApiError, and nothing else
 */
export async function sendForCode(
  endpoint: Endpoint,
  fields: Fields,
  { signal }: CallOptions = {},
): Promise<number | null> {
  const pairs = Object.entries({ ...fields, appid: getPageConfig().appid });
  const answer = await answerOf(
    endpoint,
    pairs.map(([name, value]): [string, string] => [name, String(value)]),
    signal,
  );
  dataOf(answer, requestLine(endpoint));
  return readEnvelope(String(answer.data)).code;
}
