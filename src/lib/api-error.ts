/**
 * Why a call failed:
 * - `refused`: the service answered with a negative code
 * - `network`: no answer in time, or an HTTP failure
 * - `malformed`: an answer that cannot be understood; to a viewer the same as `network`
 * - `aborted`: cancelled by the screen that asked
 * - `unsigned`: the body could not be encrypted and signed, so nothing was sent
 */
export type FailureKind = 'refused' | 'network' | 'malformed' | 'aborted' | 'unsigned';

type Details = {
  kind: FailureKind;
  /** Method and path, such as `POST /openapi/v2/user/login`; never fields. */
  request: string;
  code?: number | null;
  status?: number | null;
  serverMessage?: string;
  retryAfterMs?: number | null;
  cause?: unknown;
};

/** The one error of a call. It reports; screens and session decide what follows from it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly request: string;
  /** The negative result code of a refusal. */
  readonly code: number | null;
  /** HTTP status, when there was an answer. */
  readonly status: number | null;
  /** The server's own words; may be empty. */
  readonly serverMessage: string;
  /** How long the server asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number | null;
  override readonly cause: unknown;

  constructor({
    kind,
    request,
    code = null,
    status = null,
    serverMessage = '',
    retryAfterMs = null,
    cause,
  }: Details) {
    super([request, kind, code ?? status].filter((part) => part !== null && part !== '').join(' '));
    this.kind = kind;
    this.request = request;
    this.code = code;
    this.status = status;
    this.serverMessage = serverMessage;
    this.retryAfterMs = retryAfterMs;
    this.cause = cause;
  }
}
