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
   * @throws Stopped when the widgets cannot go on: the call has failed, or they cannot read the answer
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
  return {
    settings,
    browser,
    report,
    state: {},
    async check(ids, make, options = {}) {
      const before = browser.exchanges.length;
      const [made] = await Promise.allSettled([make()]);
      const error: unknown = made.status === 'rejected' ? made.reason : undefined;
      const exchanges = browser.exchanges.slice(before);
      const all = [ids].flat();
      for (const id of all) {
        const { method, path } = ROWS[id].endpoint;
        const exchange = exchanges.findLast((one) => one.method === method && one.path.endsWith(path));
        const isLast = id === all.at(-1);
        report({
          id,
          ...compared(id, exchange, { ...options, isTolerant: settings.isTolerant, error, isLast }),
        });
      }
      if (made.status === 'fulfilled') return made.value;
      throw new Stopped(`${all.join(' or ')} has failed`);
    },
  };
}

type Compared = CheckOptions & {
  isTolerant: boolean;
  /** What the widgets' client has thrown. */
  error: unknown;
  /** Whether it is the last of the calls of which the client made several. */
  isLast: boolean;
};

function compared(
  id: RowId,
  exchange: Exchange | undefined,
  options: Compared,
): Pick<Report, 'outcome' | 'lines'> {
  const { handOff = true, refusal, isTolerant, error, isLast } = options;
  if (!exchange) return { outcome: 'failed', lines: [`no answer: ${causeOf(error)}`] };
  const data = refusal !== undefined || !handOff ? 'nothing' : ROWS[id].data;
  const expected = { ...ROWS[id], data, ...(refusal !== undefined && { okCode: refusal }), isTolerant };
  const problems = problemsOf(exchange, expected);
  const isUnread = isLast && error !== undefined && refusal === undefined;
  if (isUnread && problems.length === 0) problems.push(`the widgets cannot read it: ${causeOf(error)}`);
  if (problems.length > 0) return { outcome: 'failed', lines: problems };
  const empty = data === 'nothing' ? [] : emptyListsOf(exchange);
  const lines = empty.map((path) => `${path} is empty, so no entry was checked`);
  return { outcome: empty.length > 0 ? 'partly' : 'passed', lines };
}

function causeOf(error: unknown): string {
  return String((error as Error | undefined)?.cause ?? error);
}

/** @throws Stopped naming what is missing */
export function need<Value>(value: Value | undefined, missing: string): Value {
  if (value === undefined) throw new Stopped(missing);
  return value;
}
