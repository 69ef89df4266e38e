import { nearestTag } from './element-checks';
import { type Finding, finding } from './finding';
import type { Markup } from './markup';

/** A tag in a text, also with full-width brackets. */
const TAG_IN_TEXT = /[<＜]\s*(cntv[\w-]*)([^<>＜＞]{0,500})[>＞]?/gi;

/** Tags that an editor has turned into text. Code is not reported beside real elements: it may explain them. */
export function tagsAsText({ tags, texts }: Markup): Finding[] {
  return texts
    .filter(({ isCode }) => !isCode || tags.length === 0)
    .flatMap(({ text, line }) =>
      [...text.matchAll(TAG_IN_TEXT)].map(([written, name = '', attributes = '']) => {
        const tag = nearestTag(name.toLowerCase());
        const kept = attributes
          .replace(/[“”＂]/g, '"')
          .replace(/\/\s*$/, '')
          .trimEnd();
        return finding('tagAsText', { where: written, line, instead: `<${tag}${kept}></${tag}>` }, { tag });
      }),
    );
}
