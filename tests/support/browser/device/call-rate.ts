import type { Page } from 'puppeteer-core';
import { isCall } from './terms';

const WINDOW_MS = 5_000;

/** Measures how many calls of the API the tabs of a browser make. */
export class CallRate {
  private readonly times: number[] = [];

  watch(page: Page): void {
    page.on('request', (request) => {
      if (isCall(request.url())) this.times.push(performance.now());
    });
  }

  /** The largest number of calls within 5 s so far. */
  get highest(): number {
    const { times } = this;
    const within = (from: number) => times.filter((at) => at >= from && at < from + WINDOW_MS).length;
    return Math.max(0, ...times.map(within));
  }
}
