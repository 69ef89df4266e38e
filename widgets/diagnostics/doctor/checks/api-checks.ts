import { ERROR_CODES } from '#config/error-codes';
import { readEnvelope } from '#lib/transport/envelope';
import { configLine } from '../../markup/configuration';
import type { Finding } from '../../markup/finding';
import type { Observed } from '../observe';
import { finding, type ObservedCode } from '../observed-finding';
import { type Answer, type Answered, isMissing } from '../requests';

const CREDENTIALS = 'Access-Control-Allow-Credentials: true';
const FORBIDDEN = 403;
const PROXY = 'proxy_set_header Host $http_host;';

/** Calls that write, and that the API or a proxy refuses, while it answers those that read. */
export function refusedCalls({ api, post, forbidden }: Observed): Finding[] {
  const isRefused = (answer: Answer | undefined) =>
    answer?.outcome === 'answered' && answer.status === FORBIDDEN;
  const [where] = [...(isRefused(post) ? [`${post?.url}`] : []), ...forbidden];
  return where === undefined || isRefused(api) ? [] : [finding('apiForbidden', { where, instead: PROXY })];
}

/** An API that cannot be used. */
export function api({ api: answer, origin, isSignedIn }: Observed): Finding[] {
  const { url: where } = answer;
  const one = (code: ObservedCode, instead: string, values = {}) => [
    finding(code, { where, instead }, values),
  ];
  const allowed = `Access-Control-Allow-Origin: ${origin}`;
  switch (answer.outcome) {
    case 'policy':
      return [];
    case 'unreachable':
      return one('apiUnreachable', configLine(['apiBase'], 'https://api.example.com'));
    case 'noCors':
      return one('apiWithoutCors', `${allowed}\n${CREDENTIALS}`);
    case 'noCredentials':
      return one('apiWithoutCredentials', CREDENTIALS);
    case 'answered':
      return answeredCall(answer, isSignedIn, one);
  }
}

function answeredCall(
  { status, type, text }: Answered,
  isSignedIn: boolean,
  one: (code: ObservedCode, instead: string, values?: object) => Finding[],
): Finding[] {
  const code = codeOf(text);
  if (status === FORBIDDEN) return one('apiForbidden', PROXY);
  // A gateway, rather than the API, answers without a code.
  if (status >= 500 || (status >= 400 && typeof code !== 'number' && !isMissing(status)))
    return one('apiFails', configLine(['apiBase'], 'https://api.example.com'), { status });
  if (isMissing(status) || code === undefined)
    return one('apiNotJson', `location /openapi/ { proxy_pass http://127.0.0.1:8080; ${PROXY} }`, {
      status,
      type: type || '?',
    });
  return code === ERROR_CODES.notLoggedIn && isSignedIn
    ? one('apiWithoutCookie', 'Set-Cookie: …; SameSite=None; Secure')
    : [];
}

/** Returns the result code; undefined for a response that is not of the API. */
function codeOf(text: string): number | null | undefined {
  try {
    return readEnvelope(text).code;
  } catch {
    return undefined;
  }
}
