import type { BrowserContext, Page } from 'puppeteer-core';
import type { VisitRecord } from './record';

/** Prints what a visitor sees when a test has failed, because a failure that depends on time may not happen again. */
export async function printLastView(context: BrowserContext, { requests }: VisitRecord): Promise<void> {
  const pages = await Promise.all((await context.pages()).map(viewOf));
  const calls = requests.slice(-10).map(({ method, url }) => `${method} ${url}`);
  console.error(['The visitor sees:', ...pages, 'The last requests:', ...calls].join('\n'));
}

/** A page that has crashed, or that a dialog of the browser covers, has no view. */
async function viewOf(page: Page): Promise<string> {
  try {
    return `${page.url()}\n${await page.evaluate(readView)}`;
  } catch (error) {
    return `${page.url()}\n${error}`;
  }
}

/** Runs in the page. */
function readView(): string {
  const lines: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const { localName, shadowRoot } = element;
    if (!shadowRoot) continue;
    const texts = [...shadowRoot.children].map((child) => (child as HTMLElement).innerText ?? '');
    const { id, localName: focused } = shadowRoot.activeElement ?? {};
    lines.push(`${localName}, focus on ${id || focused}: ${texts.join(' ').replace(/\s+/g, ' ').trim()}`);
  }
  return lines.join('\n');
}
