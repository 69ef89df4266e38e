import type { Page } from 'puppeteer-core';
import { isCall } from './terms';

const WINDOW_MS = 5_000;

/** Measures how many calls of the API each tab of a browser makes. */
export class CallRate {
  private readonly tabs: (readonly number[])[] = [];

  watch(page: Page): void {
    const times: number[] = [];
    this.tabs.push(times);
    page.on('request', (request) => {
      if (isCall(request.url())) times.push(performance.now());
    });
  }

  /** The largest number of calls of one tab within 5 s so far. */
  get highest(): number {
    return Math.max(0, ...this.tabs.map(mostWithin));
  }
}

function mostWithin(times: readonly number[]): number {
  const since = (from: number) => times.filter((at) => at >= from && at < from + WINDOW_MS).length;
  return Math.max(0, ...times.map(since));
}
