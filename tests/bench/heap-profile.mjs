import { sourceOf } from './profile.mjs';
import { median } from './timing.mjs';

const SAMPLING_BYTES = 256;
const ROUNDS = 3;
const ROWS = 24;

/** Prints what a page holds by the source file that has made it, in KB, after garbage collection: medians of samples. */
export async function printHeapProfile(browser, title, address) {
  const loads = [];
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await heapBySource(browser, address));
  const sources = [...new Set(loads.flatMap((sums) => [...sums.keys()]))];
  const rows = sources.map((source) => [source, median(loads.map((sums) => sums.get(source) ?? 0))]);
  console.log(`\n${title}: KB of the heap by source; medians of ${ROUNDS} loads`);
  for (const [source, kilobytes] of rows.sort(([, a], [, b]) => b - a).slice(0, ROWS))
    console.log(`  ${source}: ${kilobytes.toFixed(1)}`);
}

async function heapBySource(browser, address) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.startSampling', { samplingInterval: SAMPLING_BYTES });
  await page.goto(address);
  await page.waitForNetworkIdle({ idleTime: 1500 });
  await session.send('HeapProfiler.collectGarbage');
  const { profile } = await session.send('HeapProfiler.stopSampling');
  await context.close();
  const sums = new Map();
  addSizes(sums, profile.head, 'source: the browser');
  return sums;
}

/** Adds the sizes of a function and of those that it has called; those of the browser count for their caller. */
function addSizes(sums, { callFrame, selfSize, children }, caller) {
  const source = callFrame.url ? sourceOf({ frame: callFrame }) : caller;
  sums.set(source, (sums.get(source) ?? 0) + selfSize / 1024);
  for (const child of children) addSizes(sums, child, source);
}
