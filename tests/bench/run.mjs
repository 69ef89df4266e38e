/**
 * Measures what the bars of the README speak of: `npm run build && npm run bench [rounds]`. Times are compared side by
 * side, round by round, because a machine's speed drifts; quote the ratios.
 */
import puppeteer from 'puppeteer-core';
import { browserPath, CHROMIUM_FLAGS } from '../support/browsers.mjs';
import { measureHeap, measureMounts } from './memory.mjs';
import { serveBench } from './serve.mjs';
import { median, timeUntilTyping } from './timing.mjs';

const rounds = Number(process.argv[2] ?? 7);
const NETWORKS = {
  slow: { kilobits: 1600, latencyMs: 150 },
  good: { kilobits: 9000, latencyMs: 60 },
};
const server = await serveBench();
const browser = await puppeteer.launch({
  executablePath: browserPath('chromium'),
  args: [...CHROMIUM_FLAGS, '--js-flags=--expose-gc'],
});
try {
  await compare(
    'prerendered over not prerendered, 4x CPU, 1.6 Mb/s, 150 ms',
    'slow',
    'login',
    'login-not-prerendered',
  );
  await compare('prerendered login over a bare element, 4x CPU, 9 Mb/s, 60 ms', 'good', 'login', 'bare');
  console.log(await measureHeap(browser, server.origin));
  console.log(await measureMounts(browser, server.origin));
} finally {
  await browser.close();
  server.close();
}

/** Prints the medians of two pages and the median of their ratios, pair by pair. */
async function compare(title, network, ...pages) {
  const times = pages.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [n, page] of pages.entries()) {
      const ms = await timeUntilTyping(browser, `${server.origin}/${page}`, NETWORKS[network]);
      if (round > 0) times[n].push(ms);
    }
  }
  const ratios = times[0].map((ms, n) => ms / times[1][n]);
  const bytes = pages.map((page) => (server.bytesOf(page) / 1024).toFixed(2));
  console.log(
    `${title}\n  ${pages.map((page, n) => `${page}: ${median(times[n]).toFixed(0)} ms, ${bytes[n]} KB of page and first script`).join('; ')}`,
  );
  console.log(
    `  ratio ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}, ${rounds} rounds)`,
  );
}
