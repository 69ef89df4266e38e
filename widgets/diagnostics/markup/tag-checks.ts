import { type Finding, finding } from './finding';
import { emptyElement, type Markup } from './markup';
import { attributesIn } from './meant-attributes';
import { nearestTag } from './nearest-tag';

/** A tag in a text, also with full-width brackets, and its end tag if that follows at once. */
const TAG_IN_TEXT =
  /[<＜]\s*(cntv[\w-]*)([^<>＜＞]{0,500})(?:[>＞](?:\s{0,99}[<＜]\s*\/\s*cntv[\w-]*\s*[>＞])?)?/gi;

/** Tags that an editor has turned into text. Code is not reported beside real elements: it may explain them. */
export function tagsAsText({ tags, texts }: Markup): Finding[] {
  return texts
    .filter(({ isCode }) => !isCode || tags.length === 0)
    .flatMap(({ text, line }) =>
      [...text.matchAll(TAG_IN_TEXT)].map(([where, name = '', attributes = '']) => {
        const tag = nearestTag(name.toLowerCase());
        const instead = emptyElement(tag, new Map(attributesIn(attributes)));
        return finding('tagAsText', { where, line, instead }, { tag });
      }),
    );
}
