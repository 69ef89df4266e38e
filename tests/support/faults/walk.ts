import { expect } from 'vitest';
import type { Visitor } from '../browser/visitor';
import { COLUMNS, FAILURES, SIGNED_OUT, SLOW } from './columns';
import type { Row } from './page';
import { pressRetries } from './screen-record';
import { type Act, type Screen, SURROUNDING } from './screens';
import { type Outcome, Stage } from './stage';
import { wordsOfFailure, wordsOfScreen, wordsOfSuccess, wordsOfWait } from './words';

type Cells = Map<string, string>;
/** Checks the page with axe; called once for each outcome. */
export type Judge = (stage: Stage) => Promise<void>;

/** Opens a screen with each fault of each call that it makes when it is shown. */
export async function walkScreen(visitor: Visitor, screen: Screen, judge: Judge): Promise<Row[]> {
  const stage = await Stage.open(visitor, screen);
  // The first visit changes what the next ones show: messages are read.
  await stage.show();
  const first = [...stage.calls.keys()];
  const usual = await stage.show();
  const judged = new Set<string>();
  const rows: Row[] = [];
  const calls = new Set([...first, ...stage.calls.keys(), ...(screen.later ?? [])]);
  for (const call of screen.walksNot ?? SURROUNDING) calls.delete(call);
  for (const call of [...calls].sort()) {
    const cells: Cells = new Map();
    for (const column of COLUMNS) {
      const outcome = await stage.show(call, column);
      expectWhole(outcome);
      const words = column === SLOW ? wordsOfWait(outcome, usual, call) : wordsOfScreen(outcome, usual);
      if (column === SLOW) expect(words).toContain('then as usual');
      if (!judged.has(words)) await judge(stage);
      judged.add(words);
      const isNew = ![...cells.values()].includes(words);
      cells.set(column.title, words);
      if (isNew && outcome.retries > 0) await expectRecovery(stage, usual);
    }
    rows.push(rowOf(screen, 'opens it', call, cells));
  }
  await stage.page.close();
  if (rows.length === 0 && !screen.acts?.length) return [rowOf(screen, 'opens it', '', new Map())];
  return rows;
}

/** After the fault, the controls to try again bring back all that is shown without it. */
async function expectRecovery(stage: Stage, usual: Outcome): Promise<void> {
  const { lines } = await stage.act(() => pressRetries(stage.page));
  expect(lines).toEqual(usual.lines);
}

/** Makes the call of an action with each fault, on one form; the last time it is slow and succeeds. */
export async function walkAct(visitor: Visitor, screen: Screen, act: Act, judge: Judge): Promise<Row> {
  const cells: Cells = new Map();
  const judged = new Set<string>();
  let { stage, before } = await prepared(visitor, screen, act);
  for (const column of [...FAILURES, SIGNED_OUT]) {
    const outcome = await stage.act(() => act.press(stage.widget, visitor), act.call, column);
    expectWhole(outcome);
    if (column !== SIGNED_OUT) expect(kept(outcome, act)).toEqual(act.typed ?? {});
    const words = wordsOfFailure(outcome, before);
    // A viewer is told of every failure.
    expect(['nothing', 'unclear']).not.toContain(words);
    if (words === 'toast') expect(outcome.lines).toEqual(before.lines);
    cells.set(column.title, words);
    if (!judged.has(words)) await judge(stage);
    judged.add(words);
    if (column !== SIGNED_OUT) await leave(stage, act);
  }
  await stage.page.close();
  ({ stage, before } = await prepared(visitor, screen, act));
  const outcome = await stage.act(() => act.press(stage.widget, visitor), act.call, SLOW);
  const words = wordsOfSuccess(outcome, before, act.call);
  expect(words).toContain('done');
  cells.set(SLOW.title, words);
  await stage.page.close();
  return rowOf(screen, act.what, act.call, cells);
}

async function prepared(visitor: Visitor, screen: Screen, act: Act) {
  const stage = await Stage.open(visitor, screen);
  await stage.show();
  const before = await stage.act(async () => {
    await act.prepare?.(stage.widget, visitor);
    for (const [field, text] of Object.entries(act.typed ?? {})) await stage.widget.type(field, text);
    // They would count as those of the action.
    await stage.widget.closeToasts();
  });
  return { stage, before };
}

async function leave({ widget }: Stage, act: Act): Promise<void> {
  await widget.closeToasts();
  await act.leave?.(widget);
}

function kept({ values }: Outcome, { typed = {} }: Act): object {
  return Object.fromEntries(Object.keys(typed).map((field) => [field, values[field]]));
}

function expectWhole({ blank }: Outcome): void {
  expect(blank).toEqual([]);
}

function rowOf({ title }: Screen, when: string, call: string, cells: Cells): Row {
  return { screen: title, when, call, cells: COLUMNS.map((column) => cells.get(column.title) ?? '') };
}
