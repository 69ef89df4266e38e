import { WIDGETS } from 'virtual:elements';
import { checkMarkup } from '../markup/check-markup';
import { readDocument, whenParsed } from '../read-document';
import { checkObserved } from './checks/observed-checks';
import { observe } from './observe';
import { openPanel } from './panel/open-panel';

import type { Result } from './report';
import type { Announce } from './requests';
import { watchViolations } from './violations';

export { checkSnippet, type Finding } from '../markup/check-snippet';

watchViolations();
if (isInPage()) whenParsed(open);

/** Opens the panel, which shows what is wrong on this page. For the console and for bookmarks, which import this module. */
export function open(): void {
  openPanel(examine);
}

async function examine(announce: Announce, withPost: boolean): Promise<Result> {
  const requests: string[] = [];
  const markup = readDocument(WIDGETS);
  const written = await checkMarkup(markup);
  const follow = (line: string) => {
    requests.push(line);
    announce(line);
  };
  const observed = await observe(markup, import.meta.url, follow, withPost);
  const unread = observed.loaders.flatMap(({ sent, newest }) => [sent, newest]).filter(isUnread);
  return {
    findings: [...written, ...checkObserved(observed, written)],
    requests,
    unread: [...new Set(unread.map(({ url }) => url))],
  };
}

function isUnread({ outcome }: { outcome: string }): boolean {
  return outcome === 'policy';
}

/** Whether a script element of the page loads this module, rather than an `import()`. */
function isInPage(): boolean {
  return [...document.scripts].some(({ src }) => src === import.meta.url);
}
