import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type BrowserContext } from 'puppeteer-core';
import { browserAddress, origin } from './test-environment';

const CLOSE_MS = 5_000;
/** A page without scripts, in the tab that keeps the renderer process of a context alive. */
export const KEEPER = `${origin}/assets/avatar.svg`;

let connection: Promise<Browser> | undefined;
const idle: BrowserContext[] = [];

/** Returns the browser of this worker; all its test files use one connection. */
export function sharedBrowser(): Promise<Browser> {
  connection ??= puppeteer.connect({ browserWSEndpoint: browserAddress, defaultViewport: null });
  return connection;
}

/**
 * Returns a context without tabs, cookies and storage for a visitor. Its renderer process is running and may have
 * compiled the portal's scripts, and its cache has the files of earlier visitors: to start both anew for each visitor
 * is half of the work of opening a page.
 */
export async function takeContext(): Promise<BrowserContext> {
  const known = idle.pop();
  if (known) return known;
  const context = await (await sharedBrowser()).createBrowserContext();
  const keeper = await context.newPage();
  await keeper.goto(KEEPER);
  return context;
}

/**
 * Empties a context for the next visitor. One that does not empty in time is closed.
 * @param addresses all that its pages have opened
 */
export async function returnContext(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  const isEmpty = emptied(context, addresses).catch(() => false);
  if (await Promise.race([isEmpty, wait(CLOSE_MS, false)])) idle.push(context);
  else await closeContext(context);
}

/** Closes a context; it may never report that during a navigation, and then ends with the browser. */
export async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.race([context.close(), wait(CLOSE_MS)]);
}

async function emptied(context: BrowserContext, addresses: readonly string[]): Promise<boolean> {
  const pages = await context.pages();
  const opened = [...addresses, ...pages.map((page) => page.url())];
  const keeper = pages.find((page) => page.url() === KEEPER);
  if (!keeper) return false;
  await Promise.all(pages.filter((page) => page !== keeper).map((page) => page.close()));
  const devTools = await keeper.createCDPSession();
  for (const seen of new Set(opened.flatMap((address) => /^https?:\/\/[^/]+/.exec(address) ?? [])))
    await devTools.send('Storage.clearDataForOrigin', { origin: seen, storageTypes: 'all' });
  await devTools.detach();
  await context.deleteCookie(...(await context.cookies()));
  await context.clearPermissionOverrides();
  // What a page wrote just before it was closed may be stored after all that. The keeper is in the same process, and is later.
  await keeper.evaluate(() => localStorage.clear());
  return true;
}
