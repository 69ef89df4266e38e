import type { Browser, Exchange } from './browser';
import { emptyListsOf, problemsOf } from './problems';
import { type Id, ROWS, type RowId } from './rows';
import type { Settings } from './target';

export type Outcome = 'passed' | 'failed' | 'partly' | 'skipped';
/** One call. `lines` has what is wrong, or why it is not checked. */
export type Report = { id: Id; outcome: Outcome; lines: readonly string[] };
/** `call` is its request line. */
export type Result = Report & { call: string };

/** A part of the suite that cannot go on: a call has failed, or something is missing in the settings. */
export class Stopped extends Error {}

/** What the parts of the suite share. */
export type Run = {
  settings: Settings;
  browser: Browser;
  /**
   * Makes a call as the widgets do, or several that one function makes, and compares the answers with the documents.
   * @throws Stopped when it fails
   */
  check<Value>(
    ids: RowId | readonly RowId[],
    make: () => Promise<Value>,
    options?: CheckOptions,
  ): Promise<Value>;
  report(report: Report): void;
  /** What the parts tell the later ones. */
  state: { newcomerPassword?: string; isEmailActive?: true };
};

type CheckOptions = {
  /** False: the server sends no SSO endpoints for this account. */
  handOff?: boolean;
  /** The call has to be refused with this code. */
  refusal?: number;
};

export function newRun(settings: Settings, browser: Browser, report: Run['report']): Run {
  /** Compares the answer of one call; `error` is what the widgets' client has thrown. */
  function compare(id: RowId, exchange: Exchange | undefined, error: unknown, options: CheckOptions): void {
    const { handOff = true, refusal } = options;
    const data = refusal !== undefined || !handOff ? 'nothing' : ROWS[id].data;
    const expected = { ...ROWS[id], data, ...(refusal !== undefined && { okCode: refusal }) };
    const lines = exchange
      ? problemsOf(exchange, { ...expected, isTolerant: settings.isTolerant })
      : [`no answer: ${String((error as Error | undefined)?.cause ?? error)}`];
    if (exchange && lines.length === 0 && error !== undefined && refusal === undefined)
      lines.push(`the widgets cannot read it: ${String(error)}`);
    if (lines.length > 0) {
      report({ id, outcome: 'failed', lines });
      throw new Stopped(`${id} has failed`);
    }
    const empty = exchange && data !== 'nothing' ? emptyListsOf(exchange) : [];
    const notes = empty.map((path) => `${path} is empty, so no entry was checked`);
    report({ id, outcome: notes.length > 0 ? 'partly' : 'passed', lines: notes });
  }

  return {
    settings,
    browser,
    report,
    state: {},
    async check(ids, make, options = {}) {
      const before = browser.exchanges.length;
      const [made] = await Promise.allSettled([make()]);
      const exchanges = browser.exchanges.slice(before);
      const all = [ids].flat();
      for (const id of all) {
        const { method, path } = ROWS[id].endpoint;
        const exchange = exchanges.findLast((one) => one.method === method && one.path.endsWith(path));
        const isLast = id === all.at(-1);
        compare(
          id,
          exchange,
          made.status === 'rejected' && (isLast || !exchange) ? made.reason : undefined,
          options,
        );
      }
      return (made as PromiseFulfilledResult<Awaited<ReturnType<typeof make>>>).value;
    },
  };
}

/** @throws Stopped naming what is missing */
export function need<Value>(value: Value | undefined, missing: string): Value {
  if (value === undefined) throw new Stopped(missing);
  return value;
}
