import type { AxiosProgressEvent, AxiosResponse } from 'axios';
import sendXhr from 'axios/unsafe/adapters/xhr.js';
import AxiosError from 'axios/unsafe/core/AxiosError.js';
import { API_TIMEOUT_MS, RETRY_DELAY_MS } from '#config/limits';
import { FLAG_NO, FLAG_YES, TIMESTAMP_PARAMETER } from '#config/wire';
import { logMessage } from '#page-config/console-message';
import { getPageConfig, type PageConfig } from '#page-config/page-config';
import { ApiError } from '../api-error';
import { retryChunk } from '../chunk';
import { ownAddress } from '../document/page-url';
import { pause } from '../pause';
import { recordServerTime } from '../server-time';
import { type Endpoint, requestLine } from './endpoint';
import { type Envelope, readEnvelope } from './envelope';
import { recordRetryAfter, throwIfRetryPending } from './retry-after';

export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Keeps the response for a call with `takesKept`, see `early-responses.ts`. */
  isKept?: boolean;
  /** Takes a response that is kept. Not for a call whose answer must be of now. */
  takesKept?: boolean;
  /** Made before the screen that wants the response is loaded, which then tells of a refusal. */
  isEarly?: boolean;
};
/** Of a request to another service than the portal's API, or of an upload. */
export type ServiceOptions = CallOptions & {
  base?: string;
  headers?: Readonly<Record<string, string>>;
  timeoutMs?: number;
  /** On another origin, the browser asks with `OPTIONS` first if there is a listener. */
  onUploadProgress?(event: AxiosProgressEvent): void;
};
type Pairs = [name: string, value: string][];

const NO_CONTENT: Content = {};

// axios assigns it to each error, which fails where the page has frozen the property that errors inherit.
Object.defineProperty(AxiosError.prototype, 'name', { value: 'AxiosError', writable: true });

/**
 * Sends one request (doc 1 § 7, requirements WIRE-01 to WIRE-16): form-encoded, with `appid` and cookies, the timestamp
 * last in the query, encrypted and signed if the endpoint is marked so. Errors have no side effects here.
 * @param fields undefined and null are left out
 * @returns the data of the response, not validated
 * @throws ApiError only
 */
export async function send(
  endpoint: Endpoint,
  fields: Fields = {},
  { signal }: CallOptions = {},
): Promise<unknown> {
  const request = requestLine(endpoint);
  if (endpoint.isSafe || endpoint.isPoll) throwIfRetryPending(request);
  const config = getPageConfig();
  const plain = pairsOf({ ...fields, appid: config.appid });
  const isEncrypted = endpoint.isSigned && config.signing.mode !== 'off';
  const pairs = isEncrypted ? await signed(plain, request, config) : plain;
  const response = await responseOf(endpoint, pairs, { signal });
  try {
    return envelopeOf(response, request).data;
  } catch (error) {
    // Not loadChunk: the request has loaded it.
    if (isEncrypted) (await loadSigning()).reportRefusedKey(error as ApiError);
    throw error;
  }
}

/**
 * Sends the request. A safe request is retried once after a connection error, never after a timeout. The timeout covers
 * both attempts and the delay between them.
 * @param body a multipart body is sent to the URL without a query (AVATAR-03, WIRE-06); another object as JSON
 */
export async function responseOf(
  endpoint: Endpoint,
  body: Pairs | FormData | object,
  options: ServiceOptions,
): Promise<AxiosResponse> {
  const { signal, timeoutMs = API_TIMEOUT_MS } = options;
  const request = requestLine(endpoint);
  const startedAt = performance.now();
  for (let repeats = endpoint.isSafe ? 1 : 0; ; repeats -= 1) {
    const timeout = timeoutMs - Math.round(performance.now() - startedAt);
    try {
      const response = await attempt(endpoint, body, { ...options, timeout });
      recordServerTime(response.headers.date, options.base);
      return response;
    } catch (error) {
      // Only the message: the error object contains the submitted fields and could be logged.
      const cause = String(error);
      if (signal?.aborted) throw new ApiError({ kind: 'aborted', request, cause });
      const pauseMs = RETRY_DELAY_MS * (0.5 + Math.random());
      const isLate = performance.now() - startedAt + pauseMs >= timeoutMs;
      if (repeats === 0 || isLate || !isConnectionLost(error)) {
        throw new ApiError({ kind: 'network', request, cause });
      }
      await pause(pauseMs, signal);
    }
  }
}

function isConnectionLost(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ERR_NETWORK';
}

function attempt(
  { method, path, isPicture }: Endpoint,
  body: Pairs | FormData | object,
  {
    signal,
    timeout,
    base = getPageConfig().apiBase,
    headers,
    onUploadProgress,
  }: ServiceOptions & { timeout: number },
): Promise<AxiosResponse> {
  const isReading = method === 'GET';
  const isMultipart = body instanceof FormData;
  const query = new URLSearchParams(isReading && Array.isArray(body) ? body : []);
  query.append(TIMESTAMP_PARAMETER, String(Date.now()));
  const { data, type } = isReading ? NO_CONTENT : contentOf(body);
  // The adapter alone: .github/decisions/02-axios-adapter.md.
  return sendXhr({
    method,
    timeout,
    url: ownAddress(`${base}${path}${isMultipart ? '' : `?${query}`}`),
    data,
    headers: { ...headers, ...(type && { 'Content-Type': type }) },
    withCredentials: true,
    // By default, axios reads the page's cookies for a token.
    withXSRFToken: false,
    ...(signal ? { signal } : {}),
    ...(onUploadProgress ? { onUploadProgress } : {}),
    ...(isPicture ? { responseType: 'blob' as const } : {}),
  });
}

type Content = { data?: string | FormData; type?: string };

/** The browser adds the type of a multipart body, with its boundary. */
function contentOf(body: Pairs | FormData | object): Content {
  if (body instanceof FormData) return { data: body };
  if (!Array.isArray(body)) return { data: JSON.stringify(body), type: 'application/json' };
  return { data: String(new URLSearchParams(body)), type: 'application/x-www-form-urlencoded;charset=utf-8' };
}

/**
 * Returns the code, message and data of a successful response. An HTTP error status is an error with any body; a 4xx response may contain a result
 * code.
 */
export function envelopeOf({ status, data, headers }: AxiosResponse, request: string): Envelope {
  const retryAfterMs = recordRetryAfter(request, status, headers['retry-after']);
  const [envelope, cause] = parsed(data);
  const isOk = status >= 200 && status < 300;
  if (envelope?.code && envelope.code < 0 && status < 500) {
    const { code, message: serverMessage } = envelope;
    throw new ApiError({ kind: 'refused', request, code, status, serverMessage, retryAfterMs });
  }
  if (!isOk) throw new ApiError({ kind: 'network', request, status, retryAfterMs });
  if (!envelope) throw new ApiError({ kind: 'malformed', request, status, cause });
  return envelope;
}

function parsed(body: unknown): [Envelope | null, unknown?] {
  try {
    return [readEnvelope(String(body))];
  } catch (cause) {
    return [null, cause];
  }
}

function pairsOf(fields: Fields): Pairs {
  return Object.entries(fields).flatMap(([name, value]): Pairs => {
    if (value === undefined || value === null) return [];
    if (typeof value === 'boolean') return [[name, value ? FLAG_YES : FLAG_NO]];
    return [[name, String(value)]];
  });
}

const loadSigning = () => import('../crypto/sign');

/** Fails closed: throws when the fields cannot be encrypted and signed, and never sends them unencrypted (OQ-04). */
async function signed(pairs: Pairs, request: string, { signing }: PageConfig): Promise<Pairs> {
  const { signPairs } = await retryChunk(loadSigning).catch((cause: unknown) => {
    throw new ApiError({ kind: 'network', request, cause });
  });
  try {
    return signPairs(pairs, signing);
  } catch (cause) {
    logMessage('error', `cntv-widgets: ${request} was not sent:`, (cause as Error).message);
    throw new ApiError({ kind: 'unsigned', request, cause });
  }
}
