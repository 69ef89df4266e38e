import { ERROR_CODES } from '#config/error-codes';
import { readEnvelope } from '#lib/transport/envelope';
import { configLine } from '../markup/configuration';
import { type Finding, type FindingCode, finding } from '../markup/finding';
import { loaderElement } from '../markup/script-checks';
import { VERSION as version } from './facts.build-time';
import type { Loader, Observed } from './observe';
import { policyFindings } from './policy-checks';
import type { Answer } from './requests';

type Check = (observed: Observed) => readonly Finding[];
type Answered = Extract<Answer, { outcome: 'answered' }>;

const CHECKS: readonly Check[] = [policyFindings, files, versions, api];

/** Mistakes in the markup for which the script does not run. */
const STOPPING: readonly FindingCode[] = ['noModule', 'scriptWithoutHttps'];

/**
 * Returns the mistakes that the requests of the doctor have shown. Sends no request.
 * @param written the mistakes in the markup of the page
 */
export function checkObserved(observed: Observed, written: readonly Finding[] = []): Finding[] {
  const findings = CHECKS.flatMap((check) => check(observed));
  const [loader] = observed.loaders;
  const isExplained = findings.length > 0 || written.some(({ code }) => STOPPING.includes(code));
  if (observed.isDefined || !loader || isExplained) return findings;
  return [finding('notDefined', { where: loader.url, instead: loaderElement(loader.url) })];
}

/** Scripts that cannot be loaded. */
function files({ loaders, isDefined, origin }: Observed): Finding[] {
  const hasRun = isDefined && loaders.length === 1;
  return loaders.flatMap((loader) => [
    ...fileFindings(loader.sent, origin),
    ...(loader.part ? fileFindings(loader.part, origin) : []),
    ...(loader.sent.outcome === 'policy' && loader.isLoadable === false && !hasRun
      ? [notLoadable(loader)]
      : []),
  ]);
}

const FILE_FINDINGS: Readonly<
  Record<Answer['outcome'], (answer: Answer, origin: string) => readonly Finding[]>
> = {
  answered: (answer, origin) => answeredFile(answer as Answered, origin),
  noCors: ({ url }) => [
    finding('fileWithoutCors', { where: url, instead: 'Access-Control-Allow-Origin: *' }),
  ],
  unreachable: ({ url }) => [finding('fileUnreachable', { where: url, instead: `curl -I ${url}` })],
  // The request of the doctor was blocked, not the script.
  policy: () => [],
  noCredentials: () => [],
};

function fileFindings(answer: Answer, origin: string): readonly Finding[] {
  return FILE_FINDINGS[answer.outcome](answer, origin);
}

/** Statuses of addresses at which nothing is. */
const MISSING = [404, 410];

/** The body of an error page says nothing, so the status is checked first. */
function answeredFile({ url, status, type }: Answered, origin: string): Finding[] {
  if (MISSING.includes(status))
    return [finding('fileMissing', { where: url, instead: `dist/ → ${folderOf(url)}` }, { status })];
  // Some servers send a file only to the pages that they know.
  if (status >= 400)
    return [finding('fileRefused', { where: url, instead: `curl -I -e ${origin}/ ${url}` }, { status })];
  const instead = 'Content-Type: text/javascript';
  if (/html/i.test(type)) return [finding('fileIsHtml', { where: url, instead })];
  return SCRIPT_TYPE.test(type) ? [] : [finding('fileType', { where: url, instead }, { type: type || '?' })];
}

const SCRIPT_TYPE = /(java|ecma)script/i;

/** The reason is unknown, because the policy lets only scripts load the file. */
function notLoadable({ url }: Loader): Finding {
  const instead = 'Access-Control-Allow-Origin: *\nContent-Type: text/javascript';
  return finding('fileNotLoadable', { where: url, instead });
}

/** Returns the folder of the scripts, with `c/` in it. */
function folderOf(url: string): string {
  return new URL(url).href.replace(/(c\/)?[^/]*$/, '');
}

/** Scripts that are not those of the doctor's folder, or that only the browser's cache still has. */
function versions({ loaders }: Observed): Finding[] {
  return loaders.flatMap(({ url, sent, stored, newest }) => [
    ...(differ(stored, sent)
      ? [finding('storedScript', { where: url, instead: 'Cache-Control: public, max-age=300' })]
      : []),
    ...(differ(sent, newest)
      ? [finding('otherVersion', { where: url, instead: loaderElement(newest.url) }, { version })]
      : []),
  ]);
}

function differ(one: Answer, other: Answer): boolean {
  return isScript(one) && isScript(other) && one.text !== other.text;
}

function isScript(answer: Answer): answer is Answered {
  return answer.outcome === 'answered' && answer.status < 400 && SCRIPT_TYPE.test(answer.type);
}

const CREDENTIALS = 'Access-Control-Allow-Credentials: true';
const PROXY = 'proxy_set_header Host $http_host;';

/** An API that cannot be used. */
function api({ api: answer, origin, isSignedIn }: Observed): Finding[] {
  const { url: where } = answer;
  const one = (code: FindingCode, instead: string, values = {}) => [
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
  one: (code: FindingCode, instead: string, values?: object) => Finding[],
): Finding[] {
  const code = codeOf(text);
  const isMissing = MISSING.includes(status);
  if (status === 403) return one('apiForbidden', PROXY);
  // A gateway, rather than the API, answers without a code.
  if (status >= 500 || (status >= 400 && typeof code !== 'number' && !isMissing))
    return one('apiFails', configLine(['apiBase'], 'https://api.example.com'), { status });
  if (isMissing || code === undefined)
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
