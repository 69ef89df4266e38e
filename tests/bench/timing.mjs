/** Opens an empty page in a new context with an empty cache, at 4x CPU throttling; each later page has `window.seen`. */
export async function openPage(browser, { kilobits, latencyMs }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (kilobits * 1000) / 8,
    uploadThroughput: (kilobits * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluateOnNewDocument(watchElement);
  return { page, session, close: () => context.close() };
}

/** Opens an address, and returns the results of `watchElement`. */
export async function visit(browser, address, network) {
  const { page, close } = await openPage(browser, network);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const seen = await page
    .waitForFunction(() => window.seen?.attached && window.seen, { polling: 50, timeout: 60_000 })
    .then((found) => found.jsonValue());
  await close();
  return seen;
}

/**
 * Runs in the page: measures when a field or the first row of the element's list is laid out (`typing`), when its view is
 * attached as well, and for how long tasks over 50 ms have blocked the page until then, all in milliseconds.
 */
function watchElement() {
  const seen = { typing: 0, attached: 0, blockedUntilTyping: 0, blockedUntilAttached: 0 };
  window.seen = seen;
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  const blockedUntil = (end) => {
    tasks.push(...observer.takeRecords());
    return tasks.filter(({ startTime }) => startTime < end).reduce((sum, { duration }) => sum + duration, 0);
  };
  const look = () => {
    const element = [...(document.body?.children ?? [])].find(({ localName }) => localName.includes('-'));
    const wanted =
      element?.localName === 'cntv-member-center'
        ? '[part~=row],[data-testid=recent-history] li'
        : 'input,[part~=row]';
    const isTyping = element?.shadowRoot?.querySelector(wanted)?.getClientRects().length;
    if (isTyping) seen.typing ||= performance.now();
    if (!isTyping || element.matches(':state(loading)')) return requestAnimationFrame(look);
    const attached = performance.now();
    // A task is reported after it has ended.
    setTimeout(() => {
      seen.blockedUntilTyping = blockedUntil(seen.typing);
      seen.blockedUntilAttached = blockedUntil(attached);
      seen.attached = attached;
    }, 300);
  };
  requestAnimationFrame(look);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}

/** The 95 % confidence interval of the median, from the ranks of the values: it assumes no distribution. */
export function medianInterval(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(0, Math.floor(values.length / 2 - 0.98 * Math.sqrt(values.length)) - 1);
  return [sorted[rank], sorted[values.length - 1 - rank]];
}
