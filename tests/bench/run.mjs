/**
 * Measures the figures of the README: `npm run build && npm run bench [rounds]`. The pages take turns in each round,
 * because the speed of a machine changes; quote the ratios.
 */
import puppeteer from 'puppeteer-core';
import { browserPath, CHROMIUM_FLAGS } from '../support/environment/browsers.mjs';
import { measureHeap, measureMounts, pageHeap } from './memory.mjs';
import { serveBench } from './serve.mjs';
import { median, visit } from './timing.mjs';

const rounds = Number(process.argv[2] ?? 7);
const SLOW = { kilobits: 1600, latencyMs: 150 };
const GOOD = { kilobits: 9000, latencyMs: 60 };

const server = await serveBench();
const browser = await puppeteer.launch({
  executablePath: browserPath('chromium'),
  acceptInsecureCerts: true,
  args: [...CHROMIUM_FLAGS, '--js-flags=--expose-gc'],
});
try {
  console.log(`Medians of ${rounds} rounds at 4x CPU, ratios round by round (least to most).`);
  const slow = await visits(SLOW, ['login', 'login-not-prerendered']);
  compare('time until typing, prerendered over not, 1.6 Mb/s, 150 ms', slow, 'typing', 'ms');
  const good = await visits(GOOD, ['login', 'bare', 'react']);
  const { login, bare, react } = good;
  compare('time until typing over a bare element, 9 Mb/s, 60 ms', { login, bare }, 'typing', 'ms');
  compare('time until the view is attached over React alone', { login, react }, 'attached', 'ms');
  compare('long tasks until typing over React alone', { login, react }, 'blockedUntilTyping', 'ms');
  compare('long tasks until attached over React alone', { login, react }, 'blockedUntilAttached', 'ms');
  compare('heap of a page with one login over React alone', await heaps(['login', 'react']), 'heap', 'KB');
  console.log(await measureHeap(browser, server.origin));
  console.log(await measureMounts(browser, server.origin));
} finally {
  await browser.close();
  server.close();
}

/** The measurements of each page's visits, in turns; the first round only warms up. */
function visits(network, pages) {
  return inTurn(pages, (page) => visit(browser, `${server.origin}/${page}`, network));
}

function heaps(pages) {
  return inTurn(pages, async (page) => ({
    heap: (await pageHeap(browser, `${server.origin}/${page}`)) / 1024,
  }));
}

async function inTurn(pages, measure) {
  const seen = Object.fromEntries(pages.map((page) => [page, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of pages) {
      const found = await measure(page);
      if (round > 0) seen[page].push(found);
    }
  }
  return seen;
}

/** Prints the medians of two pages and the median of their ratios. */
function compare(title, seen, figure, unit) {
  const [ours, theirs] = Object.values(seen).map((visits) => visits.map((visit) => visit[figure]));
  const medians = Object.keys(seen).map(
    (page, n) => `${page} ${median([ours, theirs][n]).toFixed(0)} ${unit}`,
  );
  const ratios = ours.map((value, n) => value / theirs[n]);
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(`${title}: ${median(ratios).toFixed(2)} (${range}; ${medians.join(', ')})`);
}
