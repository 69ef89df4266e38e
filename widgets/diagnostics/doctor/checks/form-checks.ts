import type { Finding } from '../../markup/finding';
import type { Observed } from '../observe';
import { finding } from '../observed-finding';
import { type Answer, isMissing } from '../requests';

const FIRST_SERVER_ERROR = 500;

/** Addresses of application forms at which no server takes an application. */
export function forms({ actions, origin }: Observed): Finding[] {
  return actions.flatMap((answer) => formFindings(answer, origin));
}

/** A server may refuse a request that is no application, so that other statuses say nothing. */
function formFindings(answer: Answer, origin: string): Finding[] {
  const { url: where, outcome } = answer;
  if (outcome === 'unreachable')
    return [finding('actionUnreachable', { where, instead: `curl -I ${where}` })];
  if (outcome === 'noCors')
    return [finding('actionWithoutCors', { where, instead: `Access-Control-Allow-Origin: ${origin}` })];
  if (outcome !== 'answered') return [];
  const { status } = answer;
  const instead = `curl -i -X POST ${where}`;
  if (isMissing(status)) return [finding('actionMissing', { where, instead }, { status })];
  return status >= FIRST_SERVER_ERROR ? [finding('actionFails', { where, instead }, { status })] : [];
}
