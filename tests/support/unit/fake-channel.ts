import { afterEach, beforeEach, vi } from 'vitest';
import { freshBrowser } from './fresh-page';

/**
 * A `BroadcastChannel` that never receives its own messages. Each object stands for one tab. Installed by
 * `setUpFakeChannels`, or with `vi.stubGlobal('BroadcastChannel', FakeChannel)`.
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

  /** Receives a message from another tab. */
  static hear(name: string, data: unknown): void {
    for (const channel of FakeChannel.open) if (channel.name === name) channel.onmessage?.({ data });
  }

  close(): void {
    FakeChannel.open = FakeChannel.open.filter((channel) => channel !== this);
  }

  postMessage(data: unknown): void {
    const copy = structuredClone(data);
    for (const channel of FakeChannel.open) {
      if (channel !== this && channel.name === this.name) channel.onmessage?.({ data: copy });
    }
  }
}

/** Starts each test of a file in a new browser whose tabs have `FakeChannel`s. */
export function setUpFakeChannels(): void {
  beforeEach(() => {
    freshBrowser();
    FakeChannel.reset();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
  });
  afterEach(() => vi.unstubAllGlobals());
}
