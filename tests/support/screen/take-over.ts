import type { Page } from 'puppeteer-core';

/** Resolves when the view has hydrated the print of an element, whose style it removes. */
export async function takenOver(page: Page, host: string): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      const root = document.querySelector(selector)?.shadowRoot;
      return root && !root.querySelector('style') && root.querySelector('[part~=card],form');
    },
    {},
    host,
  );
}

/** Remembers the nodes of a print, of which `lostNodes` returns those that are not there any more. */
export async function markNodes(page: Page, host: string): Promise<void> {
  await page.$eval(host, ({ shadowRoot }) => {
    Object.assign(window, {
      marked: [...(shadowRoot?.querySelectorAll('[part~=card],[part~=card] *,form,form *') ?? [])],
    });
  });
}

export function lostNodes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window as unknown as { marked: Element[] }).marked
      .filter(({ isConnected }) => !isConnected)
      .map(({ outerHTML }) => outerHTML),
  );
}
