import type { Widget } from '../../types';

/** Name and value of each attribute, in the order of the tag. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** A start tag of a page or of a pasted text. */
export type StartTag = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The tag as it is written. */
  start: string;
  /** Line in the pasted text, from 1. */
  line?: number | undefined;
};

/** An element of a page or of a pasted text. */
export type Tag = StartTag & {
  /** The end tag as it is written; empty if there is none. */
  end: string;
  isEmpty: boolean;
  /** Its children with a slot. */
  slotted: readonly StartTag[];
  /** Elements with a slot that are not its children, so that they have none. */
  nested?: readonly StartTag[];
  /** Content of a script. */
  text: string;
  /** Whether it is a configuration that was added later, see `keep-own-scripts.ts`. */
  isLate?: boolean;
};

/** A link to an element. `container`: that of `embedLinks` around it; null outside, undefined if it is not known. */
export type LinkTag = StartTag & { container?: object | null };

/** A visible text that may contain a tag. `isCode`: it is shown as code, perhaps on purpose. */
export type Text = { text: string; line?: number | undefined; isCode: boolean };

/** What the checks read: a page, or a text pasted by its author. */
export type Markup = {
  kind: 'page' | 'snippet';
  /** The definitions of all elements. */
  widgets: readonly Widget[];
  /** URL of the page, against which redirect targets are resolved. */
  base: string;
  /** URL against which scripts and the API are resolved, where a `<base>` may have changed it. */
  baseUri?: string;
  /** Path with which the page was opened; undefined where it is not known, and where the server has found nothing at it. */
  openedAt?: string;
  /** Language tag of the page; undefined without one, and for a pasted text. */
  language?: string;
  /** Elements whose name begins with `cntv`, in the order of the document. */
  tags: readonly Tag[];
  /** Links with the name of an element in the fragment, except in an element or an editor. */
  links: readonly LinkTag[];
  /** Whether the page has a container of `embedLinks`; undefined without the key, and where it is not known. */
  hasContainer?: boolean;
  scripts: readonly Tag[];
  texts: readonly Text[];
  /** Whether a script of the page has defined an element, also one of another name, as bundlers write them. */
  isDefined: boolean;
  /** An element that is registered and was not created, on a page with the polyfill of scoped registries. */
  notCreated?: Tag;
  /** Configuration of the site, which the release has in its loader; undefined without one, and where it is not known. */
  site?: object;
  /** Layers of the configuration that scripts have added with `configure()`. */
  configured: readonly object[];
};

export const CONFIG_ATTRIBUTE = 'data-cntv-config';

/** Elements whose text is code. */
export const CODE: readonly string[] = ['pre', 'code', 'textarea', 'kbd', 'samp'];

/** Elements whose text is not shown, or only in old browsers and without scripts. */
export const NOT_SHOWN: readonly string[] = [
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'iframe',
  'noembed',
  'noframes',
];

/** Whether a link is meant to become an element. */
export function isEmbedLink(href: string): boolean {
  return href.includes('#cntv-') || LINK.test(href);
}

/** What editors write for the beginning of the fragment. */
const LINK = /(?:#|＃|%23)[/<\s]*(?=cntv)/i;

/** Returns the address of a link that is meant to become an element, with the signs of a fragment. */
export function meantHref(href: string): string {
  return href.replace(LINK, '#').replace(/(#cntv[\w-]*)(?:[&;/？]|%EF%BC%9F)(?=\w)/i, '$1?');
}

/** The beginning of a tag in a text, also as input methods and editors write it. */
export const SIGNS_OF_TAG = /([<＜《〈]|&lt;)\s*(cntv|script\b[^>]{0,500}cntv-)/i;

/** Returns a start tag as an author writes it. */
export function startTag(name: string, attributes: Iterable<readonly [string, string]>): string {
  const written = [...attributes].map(([key, value]) =>
    value === '' ? key : `${key}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`,
  );
  return `<${[name, ...written].join(' ')}>`;
}

/** Returns a whole element with these attributes and no content. */
export function emptyElement(name: string, attributes: Iterable<readonly [string, string]>): string {
  return `${startTag(name, attributes)}</${name}>`;
}

/** Returns JSON that cannot close the script that it stands in. */
export function jsonInScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** Returns where a tag is: its start tag and its line. */
export function placeOf({ start, line }: StartTag) {
  return { where: oneLine(start), line };
}

/** Returns where an element is: both tags, with a mark for its content, and its line. */
export function placeOfElement({ start, end, isEmpty, line }: Tag) {
  return { where: oneLine(start + (isEmpty ? '' : CONTENT) + end), line };
}

/** Returns an element with another start tag. What is between its tags stays as it is. */
export function elementWith({ isEmpty }: Tag, name: string, attributes: Pairs): string {
  return `${startTag(name, attributes)}${isEmpty ? '' : CONTENT}</${name}>`;
}

/** Stands for what is between the tags of an element. */
const CONTENT = '…';

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Returns the attributes without those that the elements write. */
export function authored(attributes: ReadonlyMap<string, string>): Pairs {
  return [...attributes].filter(([name]) => name !== 'data-state');
}
