/** Opens a page in a fresh context, cache empty, and answers the milliseconds until its form takes typing. */
export async function timeUntilTyping(browser, address, { kilobits, latencyMs }) {
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
  await page.evaluateOnNewDocument(watchForTyping);
  await page
    .goto(address, { waitUntil: 'commit' })
    .catch(() => page.goto(address, { waitUntil: 'domcontentloaded' }));
  const ms = await page
    .waitForFunction(() => window.typingAt, { polling: 50, timeout: 60_000 })
    .then((found) => found.jsonValue());
  await context.close();
  return ms;
}

/** Runs in the page: notes when a field of the widget is laid out and accepts the focus. */
function watchForTyping() {
  const look = () => {
    const field = document.querySelector('cntv-login,bare-login')?.shadowRoot?.querySelector('input');
    if (field?.getClientRects().length) window.typingAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}
