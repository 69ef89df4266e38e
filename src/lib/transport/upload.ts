import { getPageConfig } from '#page-config/page-config';
import { type Endpoint, requestLine } from './endpoint';
import { type CallOptions, envelopeOf, responseOf } from './http';

/**
 * Sends one file as a multipart body: the file, then the timestamp in milliseconds and `appid` as text parts. The URL
 * has no timestamp (doc 1 § 7, AVATAR-03, WIRE-01, OQ-10).
 * @param part name of the file's part; the file name is not changed
 * @returns the data of the response, not validated
 * @throws ApiError only
 */
export async function upload(
  endpoint: Endpoint,
  { part, file }: { part: string; file: File },
  { signal }: CallOptions = {},
): Promise<unknown> {
  const body = new FormData();
  body.append(part, file, file.name);
  body.append('timestamp', String(Date.now()));
  body.append('appid', getPageConfig().appid);
  return envelopeOf(await responseOf(endpoint, body, { signal }), requestLine(endpoint)).data;
}
