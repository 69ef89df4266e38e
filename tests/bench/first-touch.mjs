import { openPage } from './timing.mjs';

const REST_MS = 500;

/**
 * Touches the first field of a login whose page is at rest, and returns the milliseconds from the first event until the view
 * is live, and the layout shift since the page was opened.
 * @param isWarm whether the same page was touched before, so that its files are in the cache
 */
export async function firstTouch(browser, address, network, { isWarm = false } = {}) {
  const { page, close } = await openPage(browser, network);
  if (isWarm) {
    await touchOn(page, address);
    // Requests that the next navigation cuts off never end for `waitForNetworkIdle`.
    await page.waitForNetworkIdle({ idleTime: REST_MS });
  }
  const touched = await touchOn(page, address);
  await close();
  return touched;
}

async function touchOn(page, address) {
  await page.goto(address);
  await page.waitForNetworkIdle({ idleTime: REST_MS });
  await page.evaluate(watchTouch);
  const field = await page.waitForSelector('cntv-login >>> input', { visible: true });
  await field.click();
  const touched = await page.waitForFunction(() => window.touched.live && window.touched, { polling: 50 });
  return touched.jsonValue();
}

/** Runs in the page. The view is live when React knows the field. */
function watchTouch() {
  const touched = { live: 0, shift: 0 };
  window.touched = touched;
  // Also what the browser excuses, because it follows the touch.
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) touched.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const isLive = () => {
    const field = document.querySelector('cntv-login').shadowRoot.querySelector('input');
    return Object.keys(field).some((key) => key.startsWith('__react'));
  };
  let isTouched = false;
  function start({ timeStamp }) {
    if (isTouched) return;
    isTouched = true;
    const look = () => {
      if (isLive()) touched.live = performance.now() - timeStamp;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }
  for (const type of ['pointerover', 'pointermove', 'pointerdown']) addEventListener(type, start, true);
}
