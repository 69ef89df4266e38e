import { ERROR_CODES } from '#config/error-codes';
import { configLine } from '../../markup/configuration';
import type { Finding, Values } from '../../markup/finding';
import { codeOf, isOfApi } from '../api-answer';
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

/** Encrypted calls that the API has refused, while it takes the `appid`: the key is that of another one. */
export function foreignKey({ api, appid, refusedEncrypted: [where] }: Observed): Finding[] {
  const isOther = api.outcome === 'answered' && codeOf(api.text) === ERROR_CODES.badParameters;
  if (where === undefined || isOther) return [];
  return [finding('apiRefusesKey', { where, instead: configLine(['signing', 'publicKey'], '…') }, { appid })];
}

const EXAMPLE = configLine(['apiBase'], 'https://api.example.com');

type Report = (code: ObservedCode, instead: string, values?: Values) => Finding[];

/** An API that cannot be used. */
export function api(observed: Observed): Finding[] {
  const { api: answer, apiAtRoot, origin } = observed;
  const report: Report = (code, instead, values = {}) => [
    finding(code, { where: answer.url, instead }, values),
  ];
  const host = new URL(answer.url).origin;
  if (apiAtRoot && isOfApi(apiAtRoot))
    return report('apiWrongPath', configLine(['apiBase'], host === origin ? '' : host));
  const allowed = `Access-Control-Allow-Origin: ${origin}\n${CREDENTIALS}`;
  switch (answer.outcome) {
    case 'policy':
      return [];
    case 'unreachable':
      return host === origin
        ? report('apiUnreachable', EXAMPLE)
        : report('apiUnreachableOrRefused', allowed, { origin });
    case 'noCors':
      return report('apiWithoutCors', allowed);
    case 'noCredentials':
      return report('apiWithoutCredentials', CREDENTIALS);
    case 'answered':
      return answeredCall(answer, observed, report);
  }
}

function answeredCall(
  { url, status, type, text }: Answered,
  { isSignedIn, origin, appid }: Observed,
  report: Report,
): Finding[] {
  const code = codeOf(text);
  if (status === FORBIDDEN) return report('apiForbidden', PROXY);
  // A gateway, rather than the API, answers without a code.
  if (status >= 500 || (status >= 400 && typeof code !== 'number' && !isMissing(status)))
    return report('apiFails', EXAMPLE, { status });
  if (isMissing(status) || code === undefined) {
    const values = { status, type: type || '?' };
    if (new URL(url).origin !== origin) return report('apiWrongPath', EXAMPLE, values);
    return report('apiNotJson', `location /openapi/ { proxy_pass http://127.0.0.1:8080; ${PROXY} }`, values);
  }
  if (code === ERROR_CODES.badParameters)
    return report('apiRefusesAppid', configLine(['appid'], '…'), { appid });
  return code === ERROR_CODES.notLoggedIn && isSignedIn
    ? report('apiWithoutCookie', 'Set-Cookie: …; SameSite=None; Secure')
    : [];
}
