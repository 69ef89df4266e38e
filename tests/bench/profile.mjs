import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { median, openPage } from './timing.mjs';

const CATEGORIES = ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'blink.user_timing'];
const SAMPLING_MICROSECONDS = 200;
const IDLE_MS = 1500;
const ROWS = 20;
const MAPS = new URL('../../.cache/build/', import.meta.url);

/** What the main thread does, by the names of the browser's trace events; the rest is `other`. */
const ACTIVITIES = {
  'parse HTML': /^ParseHTML$/,
  'compile and parse scripts': /compile|^V8\.(Parse|PreParse)/i,
  'run scripts':
    /^(EvaluateScript|FunctionCall|TimerFire|FireAnimationFrame|RunMicrotasks|v8\.(run|evaluateModule|callFunction)|EventDispatch|v8\.callModuleMethod)$/,
  'collect garbage': /GC/,
  style: /^(UpdateLayoutTree|ParseAuthorStyleSheet|RecalculateStyles)$/,
  layout: /^(Layout|HitTest)$/,
  paint: /^(Paint|PrePaint|Layerize|Commit|UpdateLayer|PaintImage)/,
};

/**
 * Prints what the main thread of a page has done, until a field takes typing, until the view is attached and until the page
 * is idle, in milliseconds: by activity, from a trace, and by source file, from samples. The medians of several loads.
 */
export async function printProfile(browser, title, address, { network, rounds, prepare }) {
  const profiles = [];
  for (let round = 0; round <= rounds; round += 1) {
    const profile = await profileOf(browser, address, network, prepare);
    if (round > 0) profiles.push(profile);
  }
  const { ends } = profiles[0];
  console.log(`\n${title}: milliseconds until ${Object.keys(ends).join(', ')}; medians of ${rounds} loads`);
  const moments = Object.keys(ends).map((name) => median(profiles.map((one) => one.ends[name])).toFixed(0));
  console.log(`  time: ${moments.join(', ')}`);
  for (const part of ['activities', 'sources'])
    for (const [name, sums] of mediansOf(profiles.map((profile) => profile[part])).slice(0, ROWS))
      console.log(`  ${name}: ${sums.map((sum) => sum.toFixed(1)).join(', ')}`);
}

async function profileOf(browser, address, network, prepare) {
  const { page, session, close } = await openPage(browser, network);
  await prepare?.(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLING_MICROSECONDS });
  await page.tracing.start({ categories: CATEGORIES });
  await session.send('Profiler.start');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const seen = await page.waitForFunction(() => window.seen?.attached && window.seen, {
    polling: 50,
    timeout: 60_000,
  });
  const { typing, attached } = await seen.jsonValue();
  await page.waitForNetworkIdle({ idleTime: IDLE_MS });
  const idle = (await page.evaluate(() => performance.now())) - IDLE_MS;
  const { profile } = await session.send('Profiler.stop');
  const trace = JSON.parse(new TextDecoder().decode(await page.tracing.stop())).traceEvents;
  // Documents that a script creates have events of their own, without an address.
  const start = trace.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  const ends = { typing, attached, idle };
  const limits = Object.values(ends).map((ms) => start.ts + ms * 1000);
  await close();
  return {
    ends,
    activities: sumUp(selfTimes(trace, start), limits, activityOf),
    sources: sumUp(samplesOf(profile, start.ts), limits, sourceOf),
  };
}

/** Sums rows with a duration in microseconds by their names, until each of the limits; in milliseconds. */
function sumUp(rows, limits, nameOf) {
  const sums = new Map();
  for (const { at, duration, ...row } of rows) {
    const name = nameOf(row);
    if (!name) continue;
    if (!sums.has(name))
      sums.set(
        name,
        limits.map(() => 0),
      );
    limits.forEach((limit, n) => {
      if (at < limit) sums.get(name)[n] += duration / 1000;
    });
  }
  return sums;
}

/** The events of the page's main thread with their durations without those of the events inside. */
function selfTimes(trace, { pid, tid, ts }) {
  const events = trace
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.ts >= ts)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const rows = [];
  const open = [];
  for (const { name, ts: at, dur: duration = 0 } of events) {
    while (open.length > 0 && open.at(-1).end <= at) open.pop();
    const outer = open.at(-1);
    if (outer) outer.row.duration -= duration;
    const row = { name, at, duration };
    rows.push(row);
    open.push({ row, end: at + duration });
  }
  return rows;
}

function activityOf({ name }) {
  return Object.keys(ACTIVITIES).find((activity) => ACTIVITIES[activity].test(name)) ?? 'other';
}

function samplesOf({ nodes, samples, timeDeltas, startTime }, since) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const rows = [];
  let at = startTime;
  samples.forEach((id, n) => {
    at += timeDeltas[n];
    const duration = timeDeltas[n + 1] ?? 0;
    if (at >= since) rows.push({ at, duration, frame: frames.get(id) });
  });
  return rows;
}

const maps = new Map();

/** The source of a function: the file, or the package. Without a source map it is the browser or the page. */
export function sourceOf({ frame: { url, lineNumber, columnNumber, functionName } }) {
  const file = /\/((c\/)?[\w.-]+\.js)(\?.*)?$/.exec(url)?.[1];
  if (!file) return /^\((idle|root)\)$/.test(functionName) ? '' : `source: ${functionName || 'the page'}`;
  if (!maps.has(file)) maps.set(file, mapOf(file));
  const source = maps.get(file)?.findEntry(lineNumber, columnNumber).originalSource ?? file;
  const library = /node_modules\/((@[\w.-]+\/)?[\w.-]+)/.exec(source)?.[1];
  return `source: ${library ?? source.replace(/^(\.\.\/)+/, '')}`;
}

function mapOf(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`, MAPS), 'utf8')));
  } catch {
    return undefined;
  }
}

/** The medians of the sums of all loads, those of the longest first. */
function mediansOf(loads) {
  const names = new Set(loads.flatMap((sums) => [...sums.keys()]));
  const rows = [...names].map((name) => {
    const lists = loads.map((sums) => sums.get(name) ?? [0, 0, 0]);
    return [name, lists[0].map((_, n) => median(lists.map((list) => list[n])))];
  });
  return rows.sort(([, a], [, b]) => b.at(-1) - a.at(-1));
}
