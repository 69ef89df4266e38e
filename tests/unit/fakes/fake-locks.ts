type Request = {
  run(): Promise<unknown>;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
};

/** Exclusive Web Locks: one holder per name, the others queue. */
export class FakeLocks {
  private readonly queues = new Map<string, Request[]>();

  request(name: string, { signal }: { signal: AbortSignal }, use: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const request: Request = { run: async () => use(), resolve, reject };
      signal.addEventListener('abort', () => {
        const place = queue.indexOf(request);
        if (place > 0) {
          queue.splice(place, 1);
          reject(new DOMException('aborted', 'AbortError'));
        }
      });
      queue.push(request);
      if (queue.length === 1) void this.serve(queue);
    });
  }

  private async serve(queue: Request[]): Promise<void> {
    for (let request = queue[0]; request; request = queue[0]) {
      await request.run().then(request.resolve, request.reject);
      queue.shift();
    }
  }
}
