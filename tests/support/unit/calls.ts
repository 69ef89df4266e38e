import { act } from 'react';

/** A call that the test resolves or rejects by hand. */
export class Calls<Value> {
  readonly signals: AbortSignal[] = [];
  private readonly waiting: { resolve(value: Value): void; reject(error: unknown): void }[] = [];

  load = ({ signal }: { signal?: AbortSignal | undefined }): Promise<Value> =>
    new Promise((resolve, reject) => {
      if (signal) this.signals.push(signal);
      this.waiting.push({ resolve, reject });
    });

  /** How many calls were made. */
  get count(): number {
    return this.waiting.length;
  }

  answer = (value: Value, call = this.count - 1) => act(async () => this.waiting[call]?.resolve(value));
  fail = (error: unknown = new Error('lost'), call = this.count - 1) =>
    act(async () => this.waiting[call]?.reject(error));
}
