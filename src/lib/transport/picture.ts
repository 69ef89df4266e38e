import { getPageConfig } from '#page-config/page-config';
import { ApiError } from '../api-error';
import { type Endpoint, requestLine } from './endpoint';
import { type CallOptions, envelopeOf, responseOf } from './http';
import { pictureTypeOf } from './picture-type';
import { throwIfRetryPending } from './retry-after';

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
  const type = status === 200 && data instanceof Blob && pictureTypeOf(data.type);
  if (type) return dataAddress(new Blob([data], { type }));
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
