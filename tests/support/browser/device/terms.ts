import type { Page } from 'puppeteer-core';

/** The terms of a device on which a tab runs; applied before its first page. */
export type Terms = (page: Page) => Promise<unknown>;

/** Storage that throws when it is accessed, as where a browser refuses cookies and site data. */
export const storageRefused: Terms = (page) =>
  page.evaluateOnNewDocument(() => {
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'] as const)
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

/** Storage with a quota of 0, as in private windows of older Safari. */
export const storageFull: Terms = (page) =>
  page.evaluateOnNewDocument(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

const IN_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x18003231) NetType/4G Language/zh_CN';

/** An in-app browser of iOS, which lacks channels, locks, UUIDs, clipboard, idle callbacks and new windows. */
export const inAppBrowser: Terms = async (page) => {
  await page.setUserAgent({ userAgent: IN_APP });
  await page.setViewport({ width: 375, height: 812, isMobile: true, hasTouch: true });
  await page.evaluateOnNewDocument(() => {
    for (const name of ['BroadcastChannel', 'SharedWorker', 'requestIdleCallback', 'cookieStore'])
      Reflect.deleteProperty(window, name);
    for (const name of ['locks', 'clipboard', 'share', 'credentials', 'connection'])
      Reflect.deleteProperty(Navigator.prototype, name);
    for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name);
    window.open = () => null;
  });
};

/** A line that drops every third request of the widgets: calls of the API, and with `chunks` also their files. */
export function everyThirdDropped({ chunks = false } = {}): Terms {
  return async (page) => {
    let count = 0;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isCounted = isCall(request.url()) || (chunks && request.url().includes('/widgets/c/'));
      if (isCounted) count += 1;
      if (isCounted && count % 3 === 0) void request.abort('connectionreset');
      else void request.continue();
    });
  };
}

export function isCall(url: string): boolean {
  return url.includes('/openapi/');
}
