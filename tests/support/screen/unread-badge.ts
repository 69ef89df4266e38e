import type { Page } from 'puppeteer-core';
import { textsIn } from './widget';

/** Returns the text of the first badge of a page; empty without a number. */
export async function badgeText(page: Page): Promise<string> {
  return (await textsIn(page, 'cntv-unread-badge', '[part=badge]'))[0] ?? '';
}
