import type { ConsoleMessage, Page } from 'puppeteer-core';
import { EVENTS } from '../../../../src/config/events';

/** What happened on a visitor's pages. */
export type VisitRecord = {
  /** Of the policy, as the page and as the browser's console tell them. */
  violations: string[];
  pageErrors: string[];
  /** What scripts wrote to the console as errors. */
  consoleErrors: string[];
  /** Everything that was written to the console. */
  console: string[];
  /** The widgets' events with their details. */
  events: string[];
  requests: { method: string; url: string; body: string }[];
  /** Addresses the visitor's pages went to. */
  addresses: string[];
};

export function newRecord(): VisitRecord {
  return {
    violations: [],
    pageErrors: [],
    consoleErrors: [],
    console: [],
    events: [],
    requests: [],
    addresses: [],
  };
}

/** Notes what happens on a page from now on, in every document it shows. */
export async function watch(page: Page, record: VisitRecord): Promise<void> {
  page.on('pageerror', (error) => record.pageErrors.push(String(error)));
  page.on('console', (message) => noteWords(message, record));
  page.on('request', (request) =>
    record.requests.push({ method: request.method(), url: request.url(), body: request.postData() ?? '' }),
  );
  page.on('framenavigated', (frame) => record.addresses.push(frame.url()));
  await page.exposeFunction('tellTest', (kind: 'violations' | 'events', text: string) => {
    record[kind].push(text);
  });
  await page.evaluateOnNewDocument(listenInPage, Object.values(EVENTS));
}

function noteWords(message: ConsoleMessage, record: VisitRecord): void {
  const text = message.text();
  record.console.push(text);
  if (/Content Security Policy|TrustedHTML|TrustedScript/.test(text)) record.violations.push(text);
  // The browser's own line about an answer that is no success; the portal's faults are full of them.
  else if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
    record.consoleErrors.push(text);
}

/** Runs in the page, before any of its scripts. */
function listenInPage(events: string[]): void {
  const { tellTest } = window as unknown as { tellTest(kind: string, text: string): void };
  document.addEventListener('securitypolicyviolation', (event) => {
    tellTest('violations', `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
  });
  for (const name of events) {
    document.addEventListener(name, (event) => {
      tellTest('events', `${name} ${JSON.stringify((event as CustomEvent).detail)}`);
    });
  }
}
