import { getPageConfig } from '#page-config/page-config';
import { ApiError } from '../api-error';
import { type Endpoint, requestLine } from './endpoint';
import { type CallOptions, envelopeOf, responseOf } from './http';
import { throwIfRetryPending } from './retry-after';

/** SVG is not accepted, because it can contain scripts. */
const PICTURE = /^image\/(png|jpeg|gif|webp)\b/;

/**
 * Requests an image (decisions, part K). A JSON response carries the error instead.
 * @param endpoint must have `isPicture`
 * @returns the image as a `data:` URL
 * @throws ApiError only
 */
export async function fetchPicture(endpoint: Endpoint, { signal }: CallOptions = {}): Promise<string> {
  const request = requestLine(endpoint);
  throwIfRetryPending(request);
  const response = await responseOf(endpoint, [['appid', getPageConfig().appid]], { signal });
  const { status, data } = response;
  if (status === 200 && data instanceof Blob && PICTURE.test(data.type)) return dataAddress(data);
  envelopeOf({ ...response, data: data instanceof Blob ? await data.text() : data }, request);
  throw new ApiError({ kind: 'malformed', request, status });
}

function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}
