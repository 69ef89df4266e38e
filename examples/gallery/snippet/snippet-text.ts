import { VERSION } from '#config/version.build-time';
import { writeEmbed } from '#lib/text/embed-fragment';
import { OF_PAGE, tagOnly } from '#lib/text/embed-rules';
import {
  configurationLine,
  elementLine,
  filesOf,
  type Hashes,
  linkLine,
  loaderLine,
  preloadLines,
  type Written,
} from '../../../.build/snippet/lines';
import { CONTAINER_EXAMPLE } from '../../../widgets/diagnostics/markup/configuration';
import { startTag } from '../../../widgets/diagnostics/markup/markup';
import { type Choices, type GalleryData, writtenElements } from '../choices/choices';

/** The part of the page configuration that is chosen here. */
export function configurationOf({
  appid,
  apiBase,
  publicKey,
  portalHome,
  portalBase,
  hasLinks,
}: Choices): object {
  return {
    appid,
    ...(apiBase && { apiBase }),
    ...(publicKey && { signing: { publicKey } }),
    ...(portalHome && { portalHome }),
    ...(portalBase && { portalBase }),
    ...(hasLinks && { embedLinks: CONTAINER_EXAMPLE }),
  };
}

/** Writes links in a container, and the tags of elements that are not made of links. */
function linkLines(elements: readonly Written[]): string[] {
  const isTag = ({ tag, attributes }: Written) => tagOnly(tag, new Map(attributes).get('section'));
  const links = elements.filter((element) => !isTag(element)).map(withoutRefused);
  const container = startTag('div', [['id', CONTAINER_EXAMPLE.slice(1)]]);
  return [
    ...(links.length > 0 ? [container, ...links.map(linkLine), '</div>'] : []),
    ...elements.filter(isTag).map(elementLine),
  ];
}

function withoutRefused({ attributes, ...element }: Written): Written {
  return { ...element, attributes: [...attributes].filter(([name]) => !OF_PAGE.includes(name)) };
}

/**
 * Returns the lines to paste into a page.
 * @param hashes hashes of this release, if they are chosen
 */
export function snippetText(choices: Choices, data: GalleryData, hashes?: Hashes): string {
  const { sheet, isLarge, hasLinks, hasPreloads } = choices;
  const folder = choices.folder.replace(/\/*$/, '/');
  const elements = writtenElements(choices, data);
  const files = filesOf(
    data.usual,
    elements.map(({ tag }) => tag),
  );
  const themes = [sheet, isLarge && 'large-text'].filter(Boolean);
  return [
    `<!-- cntv-widgets ${VERSION} -->`,
    ...themes.map((theme) =>
      startTag('link', [
        ['rel', 'stylesheet'],
        ['href', `${folder}themes/${theme}.css`],
      ]),
    ),
    loaderLine(folder, hashes),
    ...(hasPreloads ? preloadLines(folder, files, hashes) : []),
    ...(data.site ? [] : [configurationLine(JSON.stringify(configurationOf(choices), null, 2))]),
    ...(hasLinks ? linkLines(elements) : elements.map(elementLine)),
  ].join('\n');
}

/** The elements that the template of a page can print. */
const PRINTABLE: readonly string[] = ['cntv-login', 'cntv-apply-form'];

/** Returns the command that prints the chosen elements; empty if there are none to print. */
export function printCommand(choices: Choices, data: GalleryData): string {
  const specs = writtenElements(choices, data)
    .filter(({ tag }) => PRINTABLE.includes(tag))
    .map(({ tag, attributes }) => `'${writeEmbed(tag, attributes).slice(1)}'`);
  const folder = choices.folder.replace(/\/*$/, '/');
  return specs.length > 0 ? `node dist/snippet.mjs --static ${folder} ${specs.join(' ')}` : '';
}
