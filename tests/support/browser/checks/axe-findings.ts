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
    const violations = await page.evaluate(async () => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      // A blinking title is blank every other second (OQ-25).
      const rules = { 'document-title': { enabled: false } };
      return (await runner.run(document, { preload: false, resultTypes: ['violations'], rules })).violations;
    });
    await expect.poll(async () => (await page.title()).trim()).not.toBe('');
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${scheme} ${width} the page is ${needed} px wide`);
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${scheme} ${width} ${id} ${target.flat().join(' ')} ${failureSummary}`);
  }
  return found;
}
