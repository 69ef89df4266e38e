import { ERROR_CODES } from '#config/error-codes';

/**
 * Why a request failed:
 * - `refused`: the response has a negative result code
 * - `network`: no response before the timeout, or an HTTP error status
 * - `malformed`: the response cannot be parsed; shown to the viewer like `network`
 * - `aborted`: aborted by the caller
 * - `blocked`: the sign-in has succeeded, but the browser has not stored the cookie of the session
 * - `unsigned`: the body could not be encrypted and signed, so nothing was sent
 */
export type FailureKind = 'refused' | 'network' | 'malformed' | 'aborted' | 'blocked' | 'unsigned';

type Details = {
  kind: FailureKind;
  /** Method and path, such as `POST /openapi/v2/user/login`, without any fields. */
  request: string;
  code?: number | null;
  status?: number | null;
  serverMessage?: string;
  retryAfterMs?: number | null;
  wantsProof?: boolean;
  cause?: unknown;
};

/** The only error that API requests throw. It does not say how to react: screens and the session decide that. */
export class ApiError extends Error {
  declare readonly kind: FailureKind;
  declare readonly request: string;
  /** The negative result code; null unless `kind` is `refused`. */
  declare readonly code: number | null;
  /** The HTTP status; null without a response. */
  declare readonly status: number | null;
  /** The message in the response; may be empty. */
  declare readonly serverMessage: string;
  /** The delay of the `Retry-After` header in milliseconds; null without one. */
  declare readonly retryAfterMs: number | null;
  /** See `isProofWanted`. */
  declare readonly wantsProof?: boolean;
  declare readonly cause: unknown;

  constructor(details: Details) {
    const { kind, request, code, status } = details;
    super([request, kind, code ?? status].filter(Boolean).join(' '));
    Object.assign(this, { code: null, status: null, serverMessage: '', retryAfterMs: null }, details);
  }

  /** A getter, because a page that has frozen `Error.prototype` prevents an assignment. */
  override get name() {
    return 'ApiError';
  }
}

/** Whether a request has failed without a response, so that the server may not have received it. */
export function hasNoResponse(error: unknown): boolean {
  return error instanceof ApiError ? error.kind === 'network' && error.status === null : true;
}

/** Returns the negative result code of a response; null for any other error. */
export function codeOf(error: unknown): number | null {
  return error instanceof ApiError ? error.code : null;
}

/** Whether an error says that the viewer is not signed in. */
export function isSignedOut(error: unknown): boolean {
  return codeOf(error) === ERROR_CODES.notLoggedIn;
}

/** Whether an error says that the viewer has to prove to own the account before the request is accepted (OQ-92). */
export function isProofWanted(error: unknown): boolean {
  return error instanceof ApiError && error.wantsProof === true;
}
