import { nearestWord } from '#lib/text/nearest-word';
import { TAGS } from '../known-names.build-time';
import { type Finding, finding } from './finding';
import { authored, emptyElement, type Markup, placeOf } from './markup';

/** A tag in a text, also with full-width brackets. */
const TAG_IN_TEXT = /[<＜]\s*(cntv[\w-]*)([^<>＜＞]{0,500})[>＞]?/gi;

/** Names that no element has. */
export function unknownTags({ tags }: Markup): Finding[] {
  return tags
    .filter(({ name }) => !TAGS.includes(name))
    .map((tag) => {
      const nearest = nearestTag(tag.name);
      const instead = emptyElement(nearest, authored(tag.attributes));
      return finding('unknownTag', { ...placeOf(tag), instead }, { tag: tag.name, nearest });
    });
}

/** Elements without an end tag, such as `<cntv-login />`. */
export function tagsWithoutEnd({ tags }: Markup): Finding[] {
  return tags
    .filter(({ hasEndTag, name }) => !hasEndTag && TAGS.includes(name))
    .map((tag) => {
      const instead = emptyElement(tag.name, authored(tag.attributes));
      return finding('noEndTag', { ...placeOf(tag), instead }, { tag: tag.name });
    });
}

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

function nearestTag(name: string): string {
  return nearestWord(name, TAGS) ?? name;
}
