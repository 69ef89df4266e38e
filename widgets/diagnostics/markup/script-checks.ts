import { type Finding, finding } from './finding';
import { type Markup, placeOf, startTag, type Tag } from './markup';

export const LOADER_URL = /(^|\/)cntv-widgets[\w.-]*\.js([?#]|$)/;
const EXAMPLE = 'https://cdn.example/cntv-widgets/1/cntv-widgets.js';

/** Returns the elements that load the widgets. */
export function loaderScripts({ scripts }: Markup): readonly Tag[] {
  return scripts.filter(({ attributes }) => LOADER_URL.test(attributes.get('src') ?? ''));
}

/** No script of the widgets, several, or one that browsers do not run. */
export function loaderMistakes(markup: Markup): Finding[] {
  const loaders = loaderScripts(markup);
  const [tag] = markup.tags;
  if (loaders.length === 0) {
    const code = markup.kind === 'page' ? 'noLoader' : 'noLoaderInSnippet';
    return tag ? [finding(code, { where: startTag(tag.name, []), instead: loaderElement(EXAMPLE) })] : [];
  }
  const urls = [...new Set(loaders.map((loader) => urlOf(loader, markup)))];
  const [url = ''] = urls;
  return [
    ...loaders.filter(isNoModule).map(withoutModule),
    ...loaders.filter((loader) => isMixed(loader, markup)).map(withHttps),
    ...(urls.length > 1
      ? [finding('severalLoaders', { where: urls.join(' '), instead: loaderElement(url) })]
      : []),
  ];
}

/** Returns the URL of a script. An invalid one is unchanged. */
export function urlOf({ attributes }: Tag, { base }: Pick<Markup, 'base'>): string {
  const src = attributes.get('src') ?? '';
  try {
    return new URL(src, base).href;
  } catch {
    return src;
  }
}

/** Returns the element that loads the script. */
export function loaderElement(url: string): string {
  return `${startTag('script', [
    ['type', 'module'],
    ['src', url],
  ])}</script>`;
}

function isNoModule({ attributes }: Tag): boolean {
  return (attributes.get('type') ?? '').trim().toLowerCase() !== 'module';
}

function withoutModule(tag: Tag): Finding {
  const instead = loaderElement(tag.attributes.get('src') ?? '');
  return finding('noModule', { ...placeOf(tag), instead });
}

function isMixed(tag: Tag, markup: Markup): boolean {
  return markup.base.startsWith('https:') && urlOf(tag, markup).startsWith('http:');
}

function withHttps(tag: Tag): Finding {
  const src = tag.attributes.get('src') ?? '';
  return finding('scriptWithoutHttps', {
    ...placeOf(tag),
    instead: loaderElement(src.replace(/^http:/i, 'https:')),
  });
}
