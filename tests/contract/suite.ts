import { checkLogin } from '#api/sign-in/account';
import { requestLine } from '#lib/transport/endpoint';
import { addConfigLayer, configuration } from '#page-config/layers';
import type { Browser } from './browser';
import { PARTS, type Part } from './parts';
import { isJson, noJson } from './problems';
import { type Id, NO_CALLS, ROW_IDS, ROWS } from './rows';
import { newRun, type Outcome, type Report, type Result, Stopped } from './run-calls';
import { CannotRun, type Settings } from './target';

/** From good to bad: the outcome of a call that is made several times is the last one of these. */
const OUTCOMES: readonly Outcome[] = ['skipped', 'passed', 'partly', 'failed'];

const NAMES = new Map<Id, string>([
  ...ROW_IDS.map((id) => [id, requestLine(ROWS[id].endpoint)] as const),
  ...(Object.entries(NO_CALLS) as [Id, string][]),
]);

/**
 * Makes all calls of the parts, and returns one result for each, in the order of the documents.
 * @throws CannotRun
 */
export async function runSuite(
  api: string,
  settings: Settings,
  browser: Browser,
  parts: readonly Part[] = PARTS,
): Promise<Result[]> {
  const reports = new Map<Id, Report>();
  const report = (added: Report) => {
    const before = reports.get(added.id);
    if (!before || OUTCOMES.indexOf(added.outcome) > OUTCOMES.indexOf(before.outcome))
      reports.set(added.id, added);
  };
  const run = newRun(settings, browser, report);
  configure(api, settings, browser);
  await assertAnswers(api, browser);
  for (const { ids, run: make } of parts) {
    await make(run).catch((error: unknown) => {
      if (error instanceof CannotRun) throw error;
      // Any other error comes from a function of the settings.
      const outcome = error instanceof Stopped ? 'skipped' : 'failed';
      for (const id of ids) report({ id, outcome, lines: [(error as Error).message] });
    });
  }
  configuration.layers.pop();
  const made = new Set(parts.flatMap(({ ids }) => ids));
  return [...NAMES]
    .filter(([id]) => made.has(id))
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([id, call]) => ({ call, ...(reports.get(id) ?? { id, outcome: 'skipped', lines: [] }) }));
}

/** @throws CannotRun when nothing answers at the address, or something else than the API */
async function assertAnswers(api: string, { exchanges }: Browser): Promise<void> {
  const before = exchanges.length;
  // Its failure is named with the calls.
  await checkLogin().catch(() => null);
  const exchange = exchanges[before];
  if (!exchange)
    throw new CannotRun(
      `The API does not answer at ${api}: check that it runs, and the address in CNTV_API.`,
    );
  if (!isJson(exchange))
    throw new CannotRun(
      `What answers at ${api} is not the API (${noJson(exchange)}): check the address in CNTV_API.`,
    );
}

/** As the page configuration of the portal does. */
function configure(api: string, settings: Settings, browser: Browser): void {
  const { appid, publicKey, registrationHost, member } = settings;
  const { signatureUrl, ...service } = member ?? {};
  addConfigLayer({
    apiBase: api,
    appid,
    registrationHost: registrationHost || api,
    signing: { publicKey },
    member: { ...service, ...(signatureUrl && { sign: signerOf(signatureUrl, browser) }) },
  });
}

function signerOf(url: string, browser: Browser) {
  return async (values: Record<string, string>) => {
    const response = await browser.request(url, { method: 'POST', body: new URLSearchParams(values) });
    return response.ok ? response.text() : '';
  };
}
