/**
 * Makes a request. If the server refuses it until the viewer proves to own the account, asks for the proof and makes it
 * again.
 * @throws ApiError of the request; of kind `aborted` if the viewer cancels
 */
export type Prove = <Result>(
  request: () => Promise<Result>,
  fields: object,
  signal: AbortSignal | undefined,
) => Promise<Result>;

/** Of the account screens of this page; the first one makes the calls (-21003, OQ-92). */
export const proofs: Prove[] = [];
