import type { ConsoleMessage, Page } from 'puppeteer-core';
import { EVENTS } from '#config/events';

/** The events recorded on a visitor's pages. */
export type VisitRecord = {
  /** Policy violations, reported by the page and by the browser's console. */
  violations: string[];
  pageErrors: string[];
  /** Console messages of the level error. */
  consoleErrors: string[];
  /** Console messages of the level warning. */
  warnings: string[];
  /** All console messages. */
  console: string[];
  /** The widgets' events with their details. */
  events: string[];
  requests: { method: string; url: string; body: string }[];
  /** URLs that the visitor's pages have opened. */
  addresses: string[];
};

/**
 * A defect of React 19.3.1 that changes nothing on the page: it commits a root twice when the delayed content of a Suspense
 * boundary is due, and an effect of another root, which is due too, changes a store that both read.
 */
const COMMITTED_TWICE = 'Minified React error #177;';

/** Not of the page: puppeteer cannot answer `tellTest` on a page that was left meanwhile. */
const LEFT_PAGE = /^Error: Execution context was destroyed[\s\S]*puppeteer-core/;

export function newRecord(): VisitRecord {
  return {
    violations: [],
    pageErrors: [],
    consoleErrors: [],
    warnings: [],
    console: [],
    events: [],
    requests: [],
    addresses: [],
  };
}

/** Starts recording a page, in every document that it opens. */
export async function watch(page: Page, record: VisitRecord): Promise<void> {
  page.on('pageerror', (error) => {
    const text = String(error);
    if (!text.includes(COMMITTED_TWICE) && !LEFT_PAGE.test(text)) record.pageErrors.push(text);
  });
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
  // The browser logs every response with an error status, which fault switches cause.
  else if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
    record.consoleErrors.push(text);
  else if (message.type() === 'warn') record.warnings.push(text);
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
