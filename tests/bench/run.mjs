/**
 * Measures the figures of `examples/docs/figures.md`: `npm run build && npm run bench [rounds]`. The pages take turns in each round,
 * because the speed of a machine changes: quote the ratios, with their intervals. In headless Chromium, because single
 * rounds of the whole Chromium scatter twice as widely. `--profile` prints instead what the main thread does meanwhile.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { launch } from '../support/browser/launch.ts';
import { CHROMIUM_FLAGS } from '../support/environment/browsers.mjs';
import { addCopies, COPIES } from './copied.mjs';
import { firstTouch } from './first-touch.mjs';
import { printHeapProfile } from './heap-profile.mjs';
import { openLine } from './line.mjs';
import { measureHeap, measureMounts, pageHeap } from './memory.mjs';
import { pageCost } from './page-cost.mjs';
import { measurePortalPages } from './portal-pages.mjs';
import { printProfile } from './profile.mjs';
import { serveBench, VIEWERS_HOST } from './serve.mjs';
import { median, medianInterval, visit } from './timing.mjs';

const { values, positionals } = parseArgs({
  options: { profile: { type: 'boolean' } },
  allowPositionals: true,
});
const rounds = Number(positionals[0] ?? (values.profile ? 9 : 51));
/** Sizes of the heap hardly scatter. */
const HEAP_ROUNDS = 7;
const SLOW = { kilobits: 1600, latencyMs: 150 };
/** Of the browser, where another line limits it. */
const UNLIMITED = { kilobits: 1_000_000, latencyMs: 0 };
const GOOD = { kilobits: 9000, latencyMs: 60 };
/** The login in its three ways, a list of the member centre and a form, each after what it is compared with, and the home. */
const PROFILED_PAGES = [
  'bare',
  'react',
  'login',
  'touch',
  'static',
  'home',
  ...Object.keys(COPIES).flatMap((page) => [`${page}-react`, page]),
];

const server = await serveBench();
const browser = await launch('shell', {
  acceptInsecureCerts: true,
  args: [...CHROMIUM_FLAGS, '--js-flags=--expose-gc', `--host-resolver-rules=MAP ${VIEWERS_HOST} 127.0.0.1`],
});
try {
  await addCopies(browser, server, GOOD);
  await (values.profile ? profile() : measure());
} finally {
  await browser.close();
  server.close();
}
if (!values.profile) {
  execFileSync(process.execPath, ['.ci/budgets.mjs', '--print'], { stdio: 'inherit' });
  await runTests('tests/bench/vitest.config.ts');
  process.env.LAYOUT_SHIFTS = 'all';
  await runTests('tests/flows/vitest.config.ts', ['tests/flows/hosts/layout-shift.test.ts']);
}

async function measure() {
  console.log(
    `Medians of the ratios of ${rounds} rounds at 4x CPU (their 95 % interval; least to most; the medians of the pages).`,
  );
  const slow = await visits(SLOW, ['login', 'login-not-prerendered']);
  compare('time until typing, prerendered over not, 1.6 Mb/s, 150 ms', slow, 'typing', 'ms');
  for (const network of [SLOW, GOOD]) await comparePreloads(network);
  const { login, bare, react, ...lazy } = await visits(GOOD, ['login', 'touch', 'static', 'bare', 'react']);
  for (const [page, seen] of Object.entries(lazy)) {
    compare(`${page}: time until typing over a bare element`, { [page]: seen, bare }, 'typing', 'ms');
    compare(
      `${page}: long tasks until typing over React alone`,
      { [page]: seen, react },
      'blockedUntilTyping',
      'ms',
    );
  }
  compare('time until typing over a bare element, 9 Mb/s, 60 ms', { login, bare }, 'typing', 'ms');
  compare('time until typing over React alone', { login, react }, 'typing', 'ms');
  compare('time until the view is attached over React alone', { login, react }, 'attached', 'ms');
  compare('long tasks until typing over React alone', { login, react }, 'blockedUntilTyping', 'ms');
  compare('long tasks until attached over React alone', { login, react }, 'blockedUntilAttached', 'ms');
  for (const page of Object.keys(COPIES)) {
    const seen = await visits(GOOD, [page, `${page}-react`]);
    compare(`${page}: time until the view is attached over React alone`, seen, 'attached', 'ms');
    compare(`${page}: long tasks until attached over React alone`, seen, 'blockedUntilAttached', 'ms');
  }
  const { login: live, touch: atRest, react: alone } = await heaps(['login', 'touch', 'react']);
  compare('heap with the view live over React alone', { login: live, react: alone }, 'heap', 'KB');
  compare('heap at rest over React alone', { touch: atRest, react: alone }, 'heap', 'KB');
  await measureTouch();
  console.log(await measureHeap(browser, server.origin));
  console.log(await measureMounts(browser, server.origin));
  printCost(
    await inTurn(rounds, ['news', 'news-without'], (page) =>
      pageCost(browser, `${server.origin}/${page}`, GOOD),
    ),
  );
  await measurePortalPages(browser, SLOW);
}

/** The first touch until the view is live: cold, over the whole load of React alone, and from a warm cache. */
async function measureTouch() {
  const touch = (page, options) => firstTouch(browser, `${server.origin}/${page}`, GOOD, options);
  const cold = await inTurn(rounds, ['touch', 'static', 'react'], async (page) => {
    if (page !== 'react') return touch(page);
    return { live: (await visit(browser, `${server.origin}/react`, GOOD)).attached };
  });
  const { react, ...touched } = cold;
  for (const [page, seen] of Object.entries(touched))
    compare(
      `${page}: first touch until live over the load of React alone`,
      { [page]: seen, react },
      'live',
      'ms',
    );
  const warm = await inTurn(rounds, ['touch', 'static'], (page) => touch(page, { isWarm: true }));
  for (const [page, seen] of Object.entries(warm))
    printValues(`${page}: first touch until live, warm cache`, seen, 'live', 'ms');
  printValues('layout shift, static to live', cold.static, 'shift', '', 4);
}

/** Prints the median of a figure, its interval, and the range. */
function printValues(title, seen, figure, unit, digits = 0) {
  const values = seen.map((visit) => visit[figure]);
  const ranges = [medianInterval(values), [Math.min(...values), Math.max(...values)]]
    .map((range) => range.map((value) => value.toFixed(digits)).join(' to '))
    .join('; ');
  console.log(`${title}: ${median(values).toFixed(digits)} ${unit} (${ranges})`);
}

/** Compares the snippet with preloads and without, on a line that carries the responses in the order of the server. */
async function comparePreloads(network) {
  const line = await openLine(server.port, network);
  const seen = await inTurn(rounds, ['login-preloads', 'login'], (page) =>
    visit(browser, `${line.origin}/${page}`, UNLIMITED),
  );
  line.close();
  const title = `with preloads over without, ${network.kilobits / 1000} Mb/s, ${network.latencyMs} ms`;
  compare(`time until typing, ${title}`, seen, 'typing', 'ms');
  compare(`time until the view is attached, ${title}`, seen, 'attached', 'ms');
}

/** Runs measurements that drive the reference portal. */
async function runTests(config, files = []) {
  const vitest = await startVitest('test', files, { config, run: true });
  await vitest.close();
}

async function profile() {
  for (const page of PROFILED_PAGES)
    await printProfile(browser, page, `${server.origin}/${page}`, { network: GOOD, rounds });
  for (const page of ['react', 'login']) await printHeapProfile(browser, page, `${server.origin}/${page}`);
}

/** Prints what the widgets add to a page: the medians of the differences, and of the page without them. */
function printCost({ news, 'news-without': without }) {
  console.log(
    'a news page with badge, account and login, over the same page without them, until it is idle, untouched:',
  );
  for (const figure of Object.keys(news[0])) {
    const added = news.map((visit, n) => visit[figure] - without[n][figure]);
    const range = medianInterval(added)
      .map((value) => value.toFixed(2))
      .join(' to ');
    const bare = median(without.map((visit) => visit[figure])).toFixed(2);
    console.log(`  ${figure}: +${median(added).toFixed(2)} (${range}; without ${bare})`);
  }
}

function visits(network, pages) {
  return inTurn(rounds, pages, (page) => visit(browser, `${server.origin}/${page}`, network));
}

function heaps(pages) {
  return inTurn(HEAP_ROUNDS, pages, async (page) => ({
    heap: (await pageHeap(browser, `${server.origin}/${page}`)) / 1024,
  }));
}

/** Measures each page once in each round; each round begins with another page. The first round only warms up. */
async function inTurn(count, pages, measure) {
  const seen = Object.fromEntries(pages.map((page) => [page, []]));
  for (let round = 0; round <= count; round += 1) {
    for (let turn = 0; turn < pages.length; turn += 1) {
      const page = pages[(round + turn) % pages.length];
      const found = await measure(page);
      if (round > 0) seen[page].push(found);
    }
  }
  return seen;
}

/** Prints the median of the ratios of two pages, its interval, the range of the ratios, and the medians of the pages. */
function compare(title, seen, figure, unit) {
  const [ours, theirs] = Object.values(seen).map((visits) => visits.map((visit) => visit[figure]));
  const medians = Object.keys(seen).map(
    (page, n) => `${page} ${median([ours, theirs][n]).toFixed(0)} ${unit}`,
  );
  const ratios = ours.map((value, n) => value / theirs[n]);
  const ranges = [medianInterval(ratios), [Math.min(...ratios), Math.max(...ratios)]]
    .map((range) => range.map((ratio) => ratio.toFixed(2)).join(' to '))
    .join('; ');
  console.log(`${title}: ${median(ratios).toFixed(2)} (${ranges}; ${medians.join(', ')})`);
}
