import { useEffect, useState } from 'react';
import type { Finding } from '../../../widgets/diagnostics/markup/finding';
import { loadDoctor } from '../data';

/** The mistakes in a text, or why there is no result. */
export type Check = readonly Finding[] | 'running' | 'failed';

/**
 * Checks a text with the tool that page editors use on their pages; null is not checked.
 * @param page address of the page for which the text is written, if it is known
 * @param site configuration of the site in the loader of this release
 */
export function useChecked(text: string | null, page: string, site: object | null): Check {
  const [ended, setEnded] = useState<{ text: string; page: string; check: Check }>();
  useEffect(() => {
    if (text === null) return;
    let isLatest = true;
    const end = (check: Check) => {
      if (isLatest) setEnded({ text, page, check });
    };
    checkText(text, page, site).then(end, () => end('failed'));
    return () => {
      isLatest = false;
    };
  }, [text, page, site]);
  return ended && ended.text === text && ended.page === page ? ended.check : 'running';
}

async function checkText(text: string, page: string, site: object | null): Promise<readonly Finding[]> {
  const { checkSnippet } = await loadDoctor();
  return checkSnippet(text, page || document.baseURI, site ?? undefined);
}
