/** An API endpoint: method and path (doc 1 § 7; requirements, group API). */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Read-only (RFC 9110, 9.2.1), so it may be retried. Not implied by GET. */
  readonly isSafe?: true;
  /** The body is encrypted and signed (doc 1 § 7, WIRE-08). */
  readonly isSigned?: true;
  /** The response is an image, not JSON (decisions, part K). */
  readonly isPicture?: true;
  /** Polled: a failed request is not retried before the next poll, and no response signs the viewer out. */
  readonly isPoll?: true;
  /** Takes a password, so that -21003 says that it is wrong (OQ-92). */
  readonly hasPassword?: true;
};

/** Returns the name of an endpoint in errors and logs. */
export function requestLine({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
