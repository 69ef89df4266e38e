import { openPage } from './timing.mjs';

const IDLE_MS = 1500;
/** The browser's own definition: what a task takes beyond this blocks the page. */
const TASK_MS = 50;

/**
 * What a page costs until it is idle, untouched: time of the largest paint and of its main thread, blocking time, layout shift,
 * requests, calls of the API among them, bytes.
 * @param cookie of the viewer's session
 * @param viewport of the device
 */
export async function pageCost(browser, address, network, { cookie, viewport } = {}) {
  const { page, session, close } = await openPage(browser, network);
  if (viewport) await page.setViewport(viewport);
  if (cookie) await page.browserContext().setCookie(cookie);
  let [requests, calls] = [0, 0];
  page.on('request', (request) => {
    requests += 1;
    if (request.url().includes('/openapi/')) calls += 1;
  });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Performance.enable');
  await page.evaluateOnNewDocument(watchPage, TASK_MS);
  await page.goto(address);
  await page.waitForNetworkIdle({ idleTime: IDLE_MS });
  const { metrics } = await session.send('Performance.getMetrics');
  const seen = await page.evaluate(() => window.cost);
  await close();
  const mainThread = metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  return { ...seen, mainThread, requests, calls, kilobytes: bytes / 1024 };
}

/** Runs in the page. */
function watchPage(taskMs) {
  const cost = { paint: 0, blocked: 0, shift: 0 };
  window.cost = cost;
  const watch = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  watch('longtask', ({ duration }) => {
    cost.blocked += duration - taskMs;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    cost.paint = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) cost.shift += value;
  });
}
