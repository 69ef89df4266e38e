import type { Dispatch, SetStateAction } from 'react';
import { ApiError } from '#lib/api-error';

/** A request that waits for the proof. */
export type Waiting = {
  request(): Promise<unknown>;
  signal: AbortSignal | undefined;
  resolve(result: never): void;
  reject(error: unknown): void;
  cancel(): void;
};

type Options = {
  signal: AbortSignal | undefined;
  /** Aborts when the screens of the viewer are gone. */
  gone: AbortSignal;
  setWaiting: Dispatch<SetStateAction<readonly Waiting[]>>;
};

/** Adds a request to those that wait. Settles with its repetition; aborts when the viewer cancels. */
export function untilRepeated<Result>(
  request: () => Promise<Result>,
  { signal, gone, setWaiting }: Options,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new ApiError({ kind: 'aborted', request: '' }));
    gone.addEventListener('abort', cancel);
    setWaiting((all) => [...all, { request, signal, resolve, reject, cancel }]);
  });
}
