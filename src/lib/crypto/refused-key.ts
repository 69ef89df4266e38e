import { ERROR_CODES } from '#config/error-codes';
import { logMessage } from '#page-config/console-message';
import { pageSingleton } from '#page-config/page-singleton';
import type { ApiError } from '../api-error';

/** Encrypted requests of the page that the API has refused with `badParameters`; the doctor reads them. */
export const refusedEncrypted = pageSingleton('refused-encrypted', () => new Set<string>());

/** An API that cannot decrypt a request knows none of its fields, so that it says the same as of wrong fields. */
export function reportRefusedKey({ code, request }: ApiError): void {
  if (code !== ERROR_CODES.badParameters || refusedEncrypted.has(request)) return;
  refusedEncrypted.add(request);
  logMessage(
    'error',
    `cntv-widgets: the API has refused the encrypted request ${request} (code ${code}). signing.publicKey may not be its key, which its operators print with: openssl rsa -in private.pem -pubout -outform DER | openssl base64 -A`,
  );
}
