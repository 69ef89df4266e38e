import { usedElements } from './embeds';
import { type Finding, finding, type MarkupCode } from './finding';
import {
  CONFIG_ATTRIBUTE,
  elementWith,
  emptyElement,
  type Markup,
  placeOf,
  placeOfElement,
  type Tag,
} from './markup';
import { meantAddress } from './meant-value';

export const LOADER_URL = /(^|\/)cntv-widgets[\w.-]*\.js([?#]|$)/;
/** A file of the elements in a tag, also with a wrong name. */
const FILE = /[^\s"'“”‘’＂=<>]*\bcntv[-_]?widget[^\s"'“”‘’＂<>]*/i;
const IMPORT = /cntv-widgets[\w.-]*\.js/;
const EXAMPLE = 'https://cdn.example/cntv-widgets/1/cntv-widgets.js';

/** Returns the elements that load the widgets. */
export function loaderScripts({ scripts }: Markup): readonly Tag[] {
  return scripts.filter(({ attributes }) => LOADER_URL.test(attributes.get('src') ?? ''));
}

/** No script of the widgets, several, or one that browsers do not run. */
export function loaderMistakes(markup: Markup): Finding[] {
  const loaders = loaderScripts(markup);
  if (loaders.length === 0) return missing(markup);
  return [...loaders.flatMap((loader) => scriptMistakes(loader, markup)), ...copies(loaders, markup)];
}

function missing(markup: Markup): Finding[] {
  const { scripts, texts } = markup;
  const misnamed = scripts.filter(
    ({ attributes, start }) => !attributes.has(CONFIG_ATTRIBUTE) && FILE.test(start),
  );
  if (misnamed.length > 0 && !markup.isDefined) return misnamed.map(notLoaded);
  const imports = scripts.filter(({ text }) => IMPORT.test(text));
  const isElsewhere = imports.length > 0 || texts.some(({ text }) => IMPORT.test(text));
  const [first] = markup.isDefined || isElsewhere ? [] : usedElements(markup);
  const classic = imports.filter(isNoModule).map((tag) => {
    const instead = elementWith(tag, 'script', [['type', 'module']]);
    return finding('noModule', { ...placeOfElement(tag), instead });
  });
  if (classic.length > 0) return classic;
  const code = markup.kind === 'page' ? 'noLoader' : 'noLoaderInSnippet';
  return first ? [finding(code, { where: first.where, instead: loaderElement(EXAMPLE) })] : [];
}

/** A script that is meant to load the elements, with a wrong name, wrong quotation marks or no scheme. */
function notLoaded(tag: Tag): Finding {
  const [url = ''] = FILE.exec(tag.start) ?? [];
  const file = url.replace(/[^/]*$/, 'cntv-widgets.js');
  const instead = loaderElement(meantAddress(file) ?? file);
  return finding('notLoaded', { ...placeOfElement(tag), instead });
}

/** The mistakes of one script have the same remedy. */
function scriptMistakes(loader: Tag, markup: Markup): Finding[] {
  if (/<[a-z!]/i.test(loader.text))
    return [finding('openScript', { ...placeOf(loader), instead: corrected(loader, markup) })];
  const { src = '' } = Object.fromEntries(loader.attributes);
  if (meantAddress(src) !== undefined) return [notLoaded(loader)];
  if (/^file:/i.test(src))
    return [finding('notLoaded', { ...placeOfElement(loader), instead: loaderElement(EXAMPLE) })];
  const codes: MarkupCode[] = [
    ...(isNoModule(loader) ? (['noModule'] as const) : []),
    ...(isMixed(loader, markup) ? (['scriptWithoutHttps'] as const) : []),
  ];
  return codes.map((code) =>
    finding(code, { ...placeOfElement(loader), instead: corrected(loader, markup) }),
  );
}

function copies(loaders: readonly Tag[], markup: Markup): Finding[] {
  const urls = [...new Set(loaders.map((loader) => urlOf(loader, markup)))];
  const [first] = loaders;
  if (!first || urls.length === 1) return [];
  return [finding('severalLoaders', { where: urls.join(' '), instead: corrected(first, markup) })];
}

/** Returns the script as browsers run it: it is the same file, so its hash is the same. */
function corrected(loader: Tag, markup: Markup): string {
  const src = loader.attributes.get('src') ?? '';
  return moduleScript(loader, isMixed(loader, markup) ? { src: src.replace(/^http:/i, 'https:') } : {});
}

/** Returns a script as a module, with all its other attributes and with other values of some. */
export function moduleScript({ attributes }: Tag, changed: Readonly<Record<string, string>> = {}): string {
  const all = new Map([['type', 'module'], ...attributes, ...Object.entries({ ...changed, type: 'module' })]);
  all.delete('nomodule');
  return emptyElement('script', all);
}

/** Returns the URL of a script. An invalid one is unchanged. */
export function urlOf({ attributes }: Tag, { base, baseUri = base }: Markup): string {
  const src = attributes.get('src') ?? '';
  try {
    return new URL(src, baseUri).href;
  } catch {
    return src;
  }
}

/** Returns the element that loads the script. */
export function loaderElement(url: string): string {
  return emptyElement('script', [
    ['type', 'module'],
    ['src', url],
  ]);
}

function isNoModule({ attributes }: Tag): boolean {
  return (attributes.get('type') ?? '').trim().toLowerCase() !== 'module';
}

function isMixed(tag: Tag, markup: Markup): boolean {
  return markup.base.startsWith('https:') && urlOf(tag, markup).startsWith('http:');
}
