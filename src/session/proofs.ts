/**
 * Asks the viewer for a proof to own the account, then makes the request again.
 * @throws ApiError of the request; of kind `aborted` if the viewer cancels
 */
export type Prove = <Result>(
  request: () => Promise<Result>,
  signal: AbortSignal | undefined,
) => Promise<Result>;

/** How calls that need a proof get it (-21003, OQ-92); the last account screen asks. */
export const proofs: Prove[] = [];
