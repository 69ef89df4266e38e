import { isRecord } from '#config/is-record';
import { APPLICATION_TIMEOUT_MS, CONTENT_TOO_LARGE } from '#config/limits';
import { ApiError } from '#lib/api-error';
import { recordServerTime } from '#lib/server-time';

const UNPROCESSABLE_CONTENT = 422;

/**
 * Sends an application as an HTML form would, and resolves when the server has taken it: with a status of success and no body,
 * with JSON whose `code` is missing or not negative, or with a redirect below the folder of the address (OQ-81). It is not
 * aborted when the form is removed from the page.
 * @throws the body of a refusal; the response that only says that the application is too long; otherwise an `ApiError`, after
 * which the application can be sent again
 */
export async function sendApplication(address: URL, body: URLSearchParams): Promise<void> {
  const request = `POST ${address.pathname}`;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), APPLICATION_TIMEOUT_MS);
  const failure = (details: { status?: number; cause?: unknown }) =>
    new ApiError({ kind: 'network', request, ...details });
  let response: Response;
  let text: string;
  try {
    const { signal } = limit;
    response = await fetch(address, { method: 'POST', body, credentials: 'same-origin', signal });
    recordServerTime(response.headers.get('date'), response.url);
    text = await response.text();
  } catch (cause) {
    throw failure({ cause });
  } finally {
    clearTimeout(timer);
  }
  const { status } = response;
  const answer = parsed(text);
  if (status === CONTENT_TOO_LARGE) throw answer ?? response;
  if (isRecord(answer) && isRefusal(status, answer)) throw answer;
  // What another page answers, such as a sign-in, says nothing about the application.
  const isTaken = response.redirected ? isBelow(response.url, address) : !text || answer !== undefined;
  if (!response.ok || !isTaken) throw failure({ status });
}

/** Returns undefined for a text that is not JSON, such as a page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(status: number, { code, closed }: Readonly<Record<string, unknown>>): boolean {
  return status === UNPROCESSABLE_CONTENT || Number(code) < 0 || closed === true;
}

/** The folder of an address at the root of its origin would contain every page, also the sign-in. */
function isBelow(url: string, address: URL): boolean {
  const { origin, pathname } = new URL(url);
  const folder = new URL('.', address).pathname;
  return origin === address.origin && pathname.startsWith(folder === '/' ? `${address.pathname}/` : folder);
}
