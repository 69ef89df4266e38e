/** A request that waits for the proof. */
export type Waiting = {
  request(): Promise<unknown>;
  signal: AbortSignal | undefined;
  resolve(result: never): void;
  reject(error: unknown): void;
  cancel(): void;
};
