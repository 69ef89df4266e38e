import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Contrast depends on the colour scheme and layout on the width, so each is checked once. */
const LOOKS = [
  { width: 1280, scheme: 'light' },
  { width: 375, scheme: 'dark' },
] as const;

/** Adds axe to every later document of a page, in spite of its policy. */
export async function carryAxe(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(AXE);
}

/** Returns the findings of axe, and a horizontal overflow of the page, in a wide light and a narrow dark viewport. */
export async function axeFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, scheme } of LOOKS) {
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    // Listeners to media queries are called with a frame, and what they change is shown with the next one.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    found.push(...(await violationsOf(page)).map((words) => `${scheme} ${width} ${words}`));
    await expect.poll(async () => (await page.title()).trim()).not.toBe('');
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${scheme} ${width} the page is ${needed} px wide`);
  }
  return found;
}

/**
 * Returns the findings of axe in the viewport and colours that the page has; adds axe to the document.
 * @param more rules that are off by default
 */
export async function axeFindingsAsShown(page: Page, more: readonly string[] = []): Promise<string[]> {
  await page.evaluate(AXE);
  return violationsOf(page, more);
}

async function violationsOf(page: Page, more: readonly string[] = []): Promise<string[]> {
  const violations = await page.evaluate(async (added) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    // A blinking title is blank every other second (OQ-25).
    const rules = {
      'document-title': { enabled: false },
      ...Object.fromEntries(added.map((id) => [id, { enabled: true }])),
    };
    return (await runner.run(document, { preload: false, resultTypes: ['violations'], rules })).violations;
  }, more);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.flat().join(' ')} ${failureSummary}`),
  );
}
