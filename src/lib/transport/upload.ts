import { API_TIMEOUT_MS, UPLOAD_RESPONSE_MS, UPLOAD_SPEED_MIN, UPLOAD_TIMEOUT_MS } from '#config/limits';
import { getPageConfig } from '#page-config/page-config';
import { ApiError } from '../api-error';
import { pageUrl } from '../document/page-url';
import { type Endpoint, requestLine } from './endpoint';
import { type CallOptions, envelopeOf, responseOf } from './http';

export type UploadOptions = CallOptions & {
  /** Called with the part that is sent, up to 1; never on another origin. */
  onProgress?: ((sent: number) => void) | undefined;
};

/**
 * Sends one file as a multipart body: the file, then the timestamp in milliseconds and `appid` as text parts. The URL
 * has no timestamp (doc 1 § 7, AVATAR-03, WIRE-01, OQ-10). It may take longer than other calls (OQ-106).
 * @param part name of the file's part; the file name is not changed
 * @returns the data of the response, not validated
 * @throws ApiError only
 */
export async function upload(
  endpoint: Endpoint,
  { part, file }: { part: string; file: File },
  { signal, onProgress }: UploadOptions = {},
): Promise<unknown> {
  const { apiBase, appid } = getPageConfig();
  const request = requestLine(endpoint);
  const body = new FormData();
  body.append(part, file, file.name);
  body.append('timestamp', String(Date.now()));
  body.append('appid', appid);
  // A listener would make the browser ask another origin with `OPTIONS`, which its API may not answer.
  const isWatched = new URL(apiBase, pageUrl()).origin === self.origin;
  const limit = timeLimit(signal);
  limit.set(API_TIMEOUT_MS + (isWatched ? 0 : file.size / UPLOAD_SPEED_MIN));
  function onUploadProgress({ progress = 0 }: { progress?: number }) {
    limit.set(progress < 1 ? API_TIMEOUT_MS : UPLOAD_RESPONSE_MS);
    onProgress?.(progress);
  }
  try {
    const options = { signal: limit.signal, timeoutMs: UPLOAD_TIMEOUT_MS };
    const response = await responseOf(endpoint, body, { ...options, ...(isWatched && { onUploadProgress }) });
    return envelopeOf(response, request).data;
  } catch (error) {
    if (!limit.signal.aborted || signal?.aborted) throw error;
    throw new ApiError({ kind: 'network', request, cause: 'timeout' });
  } finally {
    limit.end();
  }
}

/** Returns a signal that aborts like that of the caller, and when the last time that was set has passed. */
function timeLimit(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    set(ms: number) {
      clearTimeout(timer);
      timer = setTimeout(stop, ms);
    },
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
}
