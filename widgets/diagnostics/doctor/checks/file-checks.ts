import type { Finding } from '../../markup/finding';
import type { Loader, Observed } from '../observe';
import { finding } from '../observed-finding';
import { type Answer, type Answered, isMissing } from '../requests';

/** Scripts that cannot be loaded. */
export function files({ loaders, isDefined, origin }: Observed): Finding[] {
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

/** The body of an error page says nothing, so the status is checked first. */
function answeredFile({ url, status, type }: Answered, origin: string): Finding[] {
  if (isMissing(status))
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

/** Whether a request was answered with a script. */
export function isScript(answer: Answer): answer is Answered {
  return answer.outcome === 'answered' && answer.status < 400 && SCRIPT_TYPE.test(answer.type);
}
