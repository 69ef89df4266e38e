import { VERSION } from '#config/version.build-time';
import type { Finding } from '../../markup/finding';
import type { Observed } from '../observe';
import { finding } from '../observed-finding';

/** Prints of another release or configuration, and prints whose style the policy refuses. */
export function prints({ prints }: Observed): Finding[] {
  return prints.flatMap(({ tag, stamp, isReplaced, missingHash }) => {
    const where = `<${tag}>`;
    // The screen of the page.
    const what = tag === 'cntv-portal' ? `${tag} ${location.pathname}` : tag;
    const isStale = isReplaced || !stamp.startsWith(`${VERSION}-`);
    return [
      ...(isStale
        ? [finding('stalePrint', { where, instead: `node dist/snippet.mjs --static … ${what}` }, { stamp })]
        : []),
      ...(missingHash ? [finding('printWithoutStyle', { where, instead: `style-src ${missingHash}` })] : []),
    ];
  });
}

/** Elements whose view did not fit what they showed before. */
export function renderedTwice({ renderedTwice }: Observed): Finding[] {
  return renderedTwice.map((tag) => finding('renderedTwice', { where: `<${tag}>`, instead: '' }, { tag }));
}
