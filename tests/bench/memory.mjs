import { median } from './timing.mjs';

/** Heap per further login after garbage collection: the difference of 150 and 50 rendered logins, without fixed costs such as compiled code. */
export async function measureHeap(browser, origin) {
  const [few, many] = [await heapWith(browser, origin, 50), await heapWith(browser, origin, 150)];
  return `heap per further login: ${((many - few) / 100 / 1024).toFixed(1)} KB`;
}

/** The heap of a page with one login, after all idle requests and garbage collection. */
export async function pageHeap(browser, address) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('react-login,cntv-login:state(ready)');
  await page.waitForNetworkIdle({ idleTime: 1500 });
  const heap = await heapOf(page);
  await context.close();
  return heap;
}

async function heapWith(browser, origin, count) {
  const sizes = [];
  for (let round = 0; round < 3; round += 1) {
    const page = await browser.newPage();
    await page.goto(`${origin}/many`);
    await page.evaluate(addLogins, count);
    sizes.push(await heapOf(page));
    await page.close();
  }
  return median(sizes);
}

/** 1000 mounts and unmounts, after which heap, nodes and listeners must not have grown. */
export async function measureMounts(browser, origin) {
  const page = await browser.newPage();
  await page.goto(`${origin}/many`);
  await page.evaluate(mountAndRemove, 50);
  const rows = [];
  for (let done = 0; done <= 1000; done += 250) {
    if (done > 0) await page.evaluate(mountAndRemove, 250);
    const heap = await heapOf(page);
    const { Nodes, JSEventListeners } = await page.metrics();
    rows.push(
      `  after ${done}: heap ${(heap / 1024).toFixed(0)} KB, nodes ${Nodes}, listeners ${JSEventListeners}`,
    );
  }
  await page.close();
  return ['1000 mounts and unmounts of the login', ...rows].join('\n');
}

async function heapOf(page) {
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.enable');
  for (let n = 0; n < 3; n += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Runs in the page: adds logins and scrolls to each until its React view is mounted. */
async function addLogins(count) {
  for (let n = 0; n < count; n += 1) {
    const login = document.createElement('cntv-login');
    login.setAttribute('loading', 'eager');
    document.querySelector('main').append(login);
    login.scrollIntoView();
    while (!login.matches(':state(ready)')) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function mountAndRemove(count) {
  for (let n = 0; n < count; n += 1) {
    const login = document.createElement('cntv-login');
    login.setAttribute('loading', 'eager');
    document.querySelector('main').append(login);
    while (!login.matches(':state(ready)')) await new Promise((resolve) => setTimeout(resolve, 1));
    login.remove();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
