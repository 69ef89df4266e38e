import { checkAttributes } from './attribute-checks';
import type { Mistake } from './attribute-mistake';
import { type Finding, finding } from './finding';
import {
  authored,
  elementWith,
  emptyElement,
  type Markup,
  type Pairs,
  placeOf,
  placeOfElement,
  startTag,
  type Tag,
} from './markup';
import { nearestTag } from './nearest-tag';

/**
 * Mistakes in the tags of the elements: unknown names, no end tag, wrong attributes. Those of one element have the same
 * remedy, because a line with only one correction would undo the others.
 */
export function elementMistakes(markup: Markup): Finding[] {
  return markup.tags.flatMap((tag) => {
    const name = nearestTag(tag.name);
    const { attributes, mistakes } = checkAttributes(name, authored(tag.attributes), markup, {
      text: markup.kind === 'snippet' ? attributesOf(tag.start) : undefined,
    });
    const place = tag.name === name ? placeOf(tag) : placeOfElement(tag);
    const corrected = correctedTag(tag, name, attributes);
    return [...tagMistakes(tag, name), ...mistakes].map(({ code, values, byLanguage, instead = corrected }) =>
      finding(code, { ...place, instead }, values, byLanguage),
    );
  });
}

function tagMistakes({ name, end }: Tag, nearest: string): Mistake[] {
  if (name !== nearest) return [{ code: 'unknownTag', values: { tag: name, nearest } }];
  return end ? [] : [{ code: 'noEndTag', values: { tag: name } }];
}

/** Returns the attributes in a start tag as they are written. */
function attributesOf(start: string): string {
  return start
    .replace(/^<[^\s/>]*/, '')
    .replace(/>$/, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Returns what to write in the place of the start tag, or of both tags if their name is wrong. */
function correctedTag(tag: Tag, name: string, attributes: Pairs): string {
  if (!tag.end) return emptyElement(name, attributes);
  return tag.name === name ? startTag(name, attributes) : elementWith(tag, name, attributes);
}
