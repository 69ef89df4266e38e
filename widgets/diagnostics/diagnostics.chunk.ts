import { doctor } from '#i18n/en/doctor';
import { whenIdle } from '#lib/when-idle';
import { logMessage } from '#page-config/console-message';
import { isReported } from '#page-config/mistakes';
import { onConfigChange } from '#page-config/scripts';
import type { Widget } from '../types';
import { checkMarkup } from './markup/check-markup';
import type { FindingCode } from './markup/finding';
import { readDocument, whenParsed } from './read-document';
import { openDoctor, tellWayToDoctor } from './way-to-doctor';

const { where: whereLabel, instead: insteadLabel } = doctor.panel;
/** What the second copy of the script and the view of a form say in the console themselves. */
const SAID_ELSEWHERE: readonly FindingCode[] = ['severalLoaders', 'badField', 'noPrefill'];
const logged = new Set<string>();
let isWaiting = false;
let isFollowing = false;

/**
 * Tells the page's author in the console what the doctor finds in the page, each mistake once; again after each change of the
 * configuration.
 */
export function diagnose(widgets: readonly Widget[]): void {
  if (!isFollowing) onConfigChange(() => diagnose(widgets));
  isFollowing = true;
  if (isWaiting) return;
  isWaiting = true;
  whenParsed(() =>
    whenIdle(() => {
      isWaiting = false;
      logFindings(widgets).catch(() => {});
    }),
  );
}

async function logFindings(widgets: readonly Widget[]): Promise<void> {
  const markup = readDocument(widgets);
  openDoctor(markup);
  for (const { code, message, where, instead } of await checkMarkup(markup)) {
    if (SAID_ELSEWHERE.includes(code)) continue;
    if (!logged.has(message.en) && !isReported(message.en)) {
      logged.add(message.en);
      const remedy = instead && `\n${insteadLabel}: ${instead}`;
      logMessage('warn', `cntv-widgets: ${message.en}\n${whereLabel}: ${where}${remedy}`);
    }
    tellWayToDoctor(markup);
  }
}
