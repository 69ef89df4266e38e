/** A call of the API, as method and path (doc 1 § 7; requirements, group API). */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Only reads (RFC 9110, 9.2.1), so it may be repeated when its answer is lost. A GET alone does not promise that. */
  readonly isSafe?: true;
  /** The body is encrypted and signed (doc 1 § 7, WIRE-08). */
  readonly isSigned?: true;
  /** Answered by a picture instead of JSON (decisions, part K). */
  readonly isPicture?: true;
  /** Made again and again: the next turn is its retry, and no answer of it ends the session. */
  readonly isPoll?: true;
};

/** How a call is named in errors and logs. */
export function requestLine({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
