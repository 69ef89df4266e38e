import { startPortalProcess } from '../support/portal/portal-process';
import { openBrowser } from './browser';
import { withPrompts } from './prompts';
import { printed } from './report';
import { readSettings } from './target';

const REFERENCE = 'tests/contract/reference.ts';
const { CNTV_API, CNTV_CONTRACT } = process.env;

const isPassed = CNTV_API
  ? await run(CNTV_API, CNTV_CONTRACT ?? 'contract.json')
  : await runAgainstReference();
// Not only the exit code: an open channel of the client would keep the process alive.
process.exit(isPassed ? 0 : 1);

async function runAgainstReference(): Promise<boolean> {
  const portal = await startPortalProcess();
  try {
    return await run(portal.origin, REFERENCE);
  } finally {
    await portal.stop();
  }
}

/** @returns false when a call has failed */
async function run(address: string, file: string): Promise<boolean> {
  const api = address.replace(/\/+$/, '');
  const settings = withPrompts(await readSettings(file, api));
  const browser = openBrowser(new URL(api).origin);
  // Imported now, because axios looks for the browser's XMLHttpRequest when it is imported.
  const { runSuite } = await import('./suite');
  const results = await runSuite(api, settings, browser);
  browser.close();
  console.log(printed(api, results));
  return results.every(({ outcome }) => outcome !== 'failed');
}
