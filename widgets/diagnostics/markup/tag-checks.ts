import { configScript } from './configuration';
import { type Finding, finding } from './finding';
import { CONFIG_ATTRIBUTE, emptyElement, type Markup } from './markup';
import { attributesIn } from './meant-attributes';
import { nearestTag } from './nearest-tag';

/** A tag in a text, also with the brackets of input methods, and its end tag if that follows at once. */
const TAG_IN_TEXT =
  /[<＜《〈]\s*(cntv[\w-]*)([^<>＜＞《》〈〉]{0,500})(?:[>＞》〉](?:\s{0,99}[<＜《〈]\s*\/\s*cntv[\w-]*\s*[>＞》〉])?)?/gi;
/** The script of the elements or a configuration in a text. */
const SCRIPT_IN_TEXT = /<script\b([^<>]{0,500}\bcntv-[^<>]{0,500})>([^<]*)(?:<\/script>)?/gi;

/** Tags that an editor has turned into text. Code is not reported beside real elements: it may explain them. */
export function tagsAsText({ tags, texts }: Markup): Finding[] {
  return texts
    .filter(({ isCode }) => !isCode || tags.length === 0)
    .flatMap(({ text, line }) => {
      const once = unescaped(text);
      const elements = [...once.matchAll(TAG_IN_TEXT)].map(([where, name = '', attributes = '']) => {
        const tag = nearestTag(name.toLowerCase());
        return { where, tag, instead: emptyElement(tag, new Map(attributesIn(attributes))) };
      });
      const scripts = [...once.matchAll(SCRIPT_IN_TEXT)].map(([where, written = '', content = '']) => {
        const attributes = new Map(attributesIn(written));
        const isConfig = attributes.has(CONFIG_ATTRIBUTE);
        return {
          where,
          tag: 'script',
          instead: isConfig ? configScript(content) : emptyElement('script', attributes),
        };
      });
      return [...scripts, ...elements].map(({ where, tag, instead }) =>
        finding('tagAsText', { where, line, instead }, { tag }),
      );
    });
}

/** Some editors escape twice. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
