import { parseArgs } from 'node:util';
import { startPortalProcess } from '../support/portal/portal-process';
import { openBrowser } from './browser';
import { withPrompts } from './prompts';
import { printed, printedJson } from './report';
import { CannotRun, readSettings, withCookie } from './target';

const REFERENCE = 'tests/contract/reference.ts';
/** In order: all calls have passed, a call has failed, the suite cannot run. */
const [PASSED, FAILED, CANNOT_RUN] = [0, 1, 2];
const { CNTV_API, CNTV_CONTRACT, CNTV_COOKIE, npm_config_check } = process.env;
const isJson = process.argv.includes('--json');

const exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof CannotRun)) throw error;
  if (isJson) console.log(JSON.stringify({ api: CNTV_API ?? null, reason: error.message }));
  else console.error(error.message);
  return CANNOT_RUN;
});
// Not only `process.exitCode`: an open channel of the client would keep the process alive.
process.exit(exitCode);

async function main(): Promise<number> {
  const isCheck = readsOnly();
  if (CNTV_API) return run(CNTV_API, CNTV_CONTRACT ?? 'contract.json', isCheck);
  if (isCheck) throw new CannotRun('The address of the API is missing: set CNTV_API.');
  const portal = await startPortalProcess();
  try {
    return await run(portal.origin, REFERENCE, false);
  } finally {
    await portal.stop();
  }
}

/**
 * Returns whether only calls that read are to be made.
 * @throws CannotRun for an unknown option, because without `--check` the suite deletes accounts
 */
function readsOnly(): boolean {
  try {
    const options = { check: { type: 'boolean' }, json: { type: 'boolean' } } as const;
    const { check = false } = parseArgs({ options }).values;
    // `npm run … --check`, without `--` before it, keeps the option to itself.
    if (npm_config_check && !check) throw new Error('write -- before --check');
    return check;
  } catch (error) {
    throw new CannotRun(`The command is not understood: ${(error as Error).message}`);
  }
}

async function run(address: string, file: string, isCheck: boolean): Promise<number> {
  const api = address.replace(/\/+$/, '');
  if (!URL.canParse(api)) throw new CannotRun(`CNTV_API is not an address: ${api}`);
  const read = await readSettings(file, api);
  const settings = isCheck ? withCookie(read, CNTV_COOKIE) : withPrompts(read);
  const browser = openBrowser(new URL(api).origin);
  // Imported now, because axios looks for the browser's XMLHttpRequest when it is imported.
  const [{ runSuite }, { CHECK, PARTS }] = await Promise.all([import('./suite'), import('./parts')]);
  const results = await runSuite(api, settings, browser, isCheck ? CHECK : PARTS);
  browser.close();
  console.log(isJson ? printedJson(api, results) : printed(api, results));
  return results.some(({ outcome }) => outcome === 'failed') ? FAILED : PASSED;
}
