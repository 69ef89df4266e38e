import { fill } from '#i18n/catalogue';
import { FINDING_TEXTS, type Finding } from '../markup/finding';
import { VERSION } from './facts.build-time';

/** What a check of the page has shown. */
export type Result = {
  findings: readonly Finding[];
  /** The requests that were sent, such as `GET https://…`. */
  requests: readonly string[];
  /** URLs that the policy of the page keeps from being read. */
  unread: readonly string[];
};

const [zh, en] = [FINDING_TEXTS['zh-CN'].panel, FINDING_TEXTS.en.panel];

/** Returns the result as plain text for a ticket, in both languages. */
export function reportText({ findings, requests, unread }: Result): string {
  const count = { n: findings.length };
  return [
    `cntv-widgets ${VERSION}: ${fill(zh.found, count)} / ${fill(en.found, count)}`,
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

function findingText({ code, where, message, instead }: Finding, number: number): string {
  return `
${number}. [${code}] ${message['zh-CN']}
   ${message.en}
   ${zh.where} / ${en.where}: ${where}
   ${zh.instead} / ${en.instead}: ${instead.replace(/\n/g, '\n      ')}
`;
}
