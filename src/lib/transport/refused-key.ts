import { logMessage } from '#page-config/console-message';
import { pageSingleton } from '#page-config/page-singleton';

/** Encrypted requests of the page that the API has refused with `badParameters`; the doctor reads them. */
export const refusedEncrypted = pageSingleton('refused-encrypted', () => new Set<string>());

/** An API that cannot decrypt a request knows none of its fields, so that it says the same as of wrong fields. */
export function reportRefusedKey(request: string, code: number): void {
  if (refusedEncrypted.has(request)) return;
  refusedEncrypted.add(request);
  logMessage(
    'error',
    `cntv-widgets: the API has refused the encrypted request ${request} (code ${code}). signing.publicKey may not be its key, which its operators print with: openssl rsa -in private.pem -pubout -outform DER | openssl base64 -A`,
  );
}
