import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { axeFindings, carryAxe } from '../browser/checks/axe-findings';
import { origin } from '../browser/test-environment';
import type { Visitor } from '../browser/visitor';

export type RecipeSite = { addresses: readonly string[]; close(): Promise<unknown> };

const RUN = resolve('examples/recipes/run.mjs');

/**
 * Starts a recipe with a server of its own by its command, on free ports.
 * @param folder where it stores its data
 */
export async function startRecipe(name: string, folder = process.cwd()): Promise<RecipeSite> {
  const { NODE_ENV: _, ...environment } = process.env;
  const recipe = spawn(process.execPath, [RUN, name, origin, '0'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface(recipe.stdout)) {
    if (line.startsWith('Stop')) break;
    lines.push(line);
  }
  if (lines.length === 0) throw new Error(`The recipe ${name} does not start.`);
  return {
    addresses: lines,
    async close() {
      recipe.kill();
      if (recipe.exitCode === null) await once(recipe, 'exit');
    },
  };
}

/** Opens a page of a recipe with axe. */
export async function openRecipe(visitor: Visitor, address = ''): Promise<Page> {
  const page = await visitor.newTab();
  await carryAxe(page);
  await page.goto(address);
  return page;
}

/** Expects no finding of axe and no warning on the pages of a visitor; errors and violations fail every test. */
export async function expectSound(page: Page, { record }: Visitor): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(record.warnings).toEqual([]);
}

/** Returns the text of an element of the page itself. */
export function textOf(page: Page, selector: string): Promise<string | null> {
  return page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? null, selector);
}
