/**
 * Tabs of one browser hear each other, but never themselves. Here each object is a tab of its own. Installed with
 * `vi.stubGlobal('BroadcastChannel', FakeChannel)`.
 */
export class FakeChannel {
  static open: FakeChannel[] = [];

  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.open.push(this);
  }

  static reset(): void {
    FakeChannel.open = [];
  }

  /** What another tab says. */
  static hear(name: string, data: unknown): void {
    for (const channel of FakeChannel.open) if (channel.name === name) channel.onmessage?.({ data });
  }

  postMessage(data: unknown): void {
    const copy = structuredClone(data);
    for (const channel of FakeChannel.open) {
      if (channel !== this && channel.name === this.name) channel.onmessage?.({ data: copy });
    }
  }
}
