import { parseArgs } from 'node:util';
import { startPortalProcess } from '../support/portal/portal-process';
import { openBrowser } from './browser';
import { withPrompts } from './prompts';
import { printed, printedJson } from './report';
import { assertFilledIn, CannotRun, readSettings, withCookie, writeExample } from './target';

const REFERENCE = 'tests/contract/reference.ts';
/** In order: all calls have passed, a call has failed, the suite cannot run. */
const [PASSED, FAILED, CANNOT_RUN] = [0, 1, 2];
const { CNTV_API, CNTV_CONTRACT, CNTV_COOKIE } = process.env;
const FILE = CNTV_CONTRACT ?? 'contract.json';
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
  const { isCheck, isInit } = readOptions();
  if (isInit) return init();
  if (CNTV_API) return run(CNTV_API, FILE, isCheck);
  if (isCheck || CNTV_CONTRACT) throw new CannotRun('The address of the API is missing: set CNTV_API.');
  const portal = await startPortalProcess();
  try {
    return await run(portal.origin, REFERENCE, false);
  } finally {
    await portal.stop();
  }
}

function init(): number {
  const path = writeExample(FILE);
  console.log(
    `${path} is written. Fill it in, delete what you do not have, and set CNTV_API to run the suite.`,
  );
  return PASSED;
}

/**
 * Returns whether only calls that read are to be made, or only the settings written.
 * @throws CannotRun for an unknown option, because without `--check` the suite deletes accounts
 */
function readOptions(): { isCheck: boolean; isInit: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({ options: { check: flag, init: flag, json: flag } });
    // `npm run … --check`, without `--` before it, keeps the option to itself.
    for (const name of ['check', 'init'] as const)
      if (process.env[`npm_config_${name}`] && !values[name]) throw new Error(`write -- before --${name}`);
    return { isCheck: values.check, isInit: values.init };
  } catch (error) {
    throw new CannotRun(`The command is not understood: ${(error as Error).message}`);
  }
}

async function run(address: string, file: string, isCheck: boolean): Promise<number> {
  const api = address.replace(/\/+$/, '');
  if (!URL.canParse(api)) throw new CannotRun(`CNTV_API is not an address: ${api}`);
  const read = await readSettings(file, api);
  if (!isCheck) assertFilledIn(read);
  const settings = isCheck ? withCookie(read, CNTV_COOKIE) : withPrompts(read);
  const browser = openBrowser(new URL(api).origin);
  // Imported now, because axios looks for the browser's XMLHttpRequest when it is imported.
  const [{ runSuite }, { CHECK, PARTS }] = await Promise.all([import('./suite'), import('./parts')]);
  const results = await runSuite(api, settings, browser, isCheck ? CHECK : PARTS).finally(browser.close);
  console.log(isJson ? printedJson(api, results) : printed(api, results));
  return results.some(({ outcome }) => outcome === 'failed') ? FAILED : PASSED;
}
