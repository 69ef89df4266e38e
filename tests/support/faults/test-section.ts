import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { axeFindingsAsShown } from '../browser/checks/axe-findings';
import { setUpVisitors } from '../browser/visitor';
import { note } from '../tested/notes';
import { TEST_LIMIT_MS } from '../time-limits.mjs';
import { COLUMNS, SIGNED_OUT } from './columns';
import { cellsOn, keyOf, type Row } from './page';
import type { Screen, Section } from './screens';
import type { Stage } from './stage';
import { walkAct, walkScreen } from './walk';

const PAGE = 'examples/docs/faults.md';
/** The home, with six calls under seven faults, is opened 44 times. */
const WALK = { timeout: 3 * TEST_LIMIT_MS };

/**
 * Walks the screens of a section: each is opened, and each of its actions is done, with every fault of every call. What is
 * seen has to be what the page of the fault matrix says, and is noted for it.
 */
export function testSection(section: Section): void {
  const newVisitor = setUpVisitors();

  async function visitorOf({ account }: Screen) {
    const visitor = await newVisitor();
    if (account) await visitor.startSession(account);
    return visitor;
  }
  const { testPath = '' } = expect.getState();
  const written = cellsOn(readFileSync(PAGE, 'utf8'), basename(testPath, '.test.ts'));
  /** Notes what was seen, which has to be what the page says. */
  function keep(rows: readonly Row[]): void {
    note({ check: 'faults', rows });
    const missing = `${PAGE} says otherwise; to accept this, run node --import tsx tests/support/tested/write.ts`;
    // What a viewer sees of an ended session depends on the order of the other answers.
    const compared = (cells: readonly string[] = []) => cells.slice(0, COLUMNS.indexOf(SIGNED_OUT));
    const seen = rows.map((row) => [keyOf(row), compared(row.cells)]);
    expect(seen, missing).toEqual(rows.map((row) => [keyOf(row), compared(written.get(keyOf(row)))]));
  }
  for (const screen of section.screens)
    describe(screen.title, () => {
      if (screen.walksNot !== 'any')
        it('is never blank, and recovers from every fault of each call when it is shown', WALK, async () => {
          keep(await walkScreen(await visitorOf(screen), screen, judge));
        });
      for (const act of screen.acts ?? [])
        it(`keeps what was typed when a viewer ${act.what}, and the call meets each fault`, async () => {
          keep([await walkAct(await visitorOf(screen), screen, act, judge)]);
        });
    });
}

async function judge({ page }: Stage): Promise<void> {
  expect(await axeFindingsAsShown(page)).toEqual([]);
}
