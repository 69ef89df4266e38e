import { VERSION } from '#config/version.build-time';
import { fill } from '#i18n/fill';
import { FINDING_TEXTS, type Finding, type FindingLanguage } from '../markup/finding';

/** What a check of the page has shown. */
export type Result = {
  findings: readonly Finding[];
  /** The requests that were sent, such as `GET https://…`. */
  requests: readonly string[];
  /** URLs that the policy of the page keeps from being read. */
  unread: readonly string[];
  /** Why the check has ended early. */
  failure?: string;
};

export type Outcome = Pick<Result, 'findings' | 'failure'>;

const [zh, en] = [FINDING_TEXTS['zh-CN'].panel, FINDING_TEXTS.en.panel];

/** Returns the result as plain text for a ticket, in both languages. */
export function reportText(result: Result): string {
  const { findings, requests, unread } = result;
  return [
    `cntv-widgets ${VERSION}: ${statusText(result, 'zh-CN')} / ${statusText(result, 'en')}`,
    // Without the query, which may contain a secret.
    `${zh.page} / ${en.page}: ${location.href.replace(/[?#].*/s, '')}`,
    `${zh.time} / ${en.time}: ${new Date().toISOString()}`,
    `${zh.browser} / ${en.browser}: ${navigator.userAgent}`,
    ...findings.map((found, index) => findingText(found, index + 1)),
    `${zh.requests} / ${en.requests}:`,
    ...requests.map((line) => `  ${line}`),
    ...unread.map((url) => `${fill(zh.unread, { url })} / ${fill(en.unread, { url })}`),
  ].join('\n');
}

export function outcomeOf({ findings, failure }: Outcome): 'failed' | 'found' | 'clean' {
  if (failure !== undefined) return 'failed';
  return findings.length > 0 ? 'found' : 'clean';
}

/** Returns the outcome of a check in words. */
export function statusText(outcome: Outcome, language: FindingLanguage): string {
  const values = { n: outcome.findings.length, reason: outcome.failure ?? '' };
  return fill(FINDING_TEXTS[language].panel[outcomeOf(outcome)], values);
}

/** Returns a mistake in both languages, with what to write instead. */
export function findingText({ code, where, message, instead }: Finding, number: number): string {
  return `
${number}. [${code}] ${message['zh-CN']}
   ${message.en}
   ${zh.where} / ${en.where}: ${where}${instead && `\n   ${zh.instead} / ${en.instead}: ${instead.replace(/\n/g, '\n      ')}`}
`;
}
