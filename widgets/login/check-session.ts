import { loadChunk } from '#lib/chunk';

const loadCalls = () => import('#api/sign-in/account');

/** Asks the server who is signed in, once for all elements of the page. A failure is not shown. */
export function checkSession(): Promise<unknown> {
  return loadChunk(loadCalls).then(({ ensureSession }) => ensureSession(), Boolean);
}
