import {
  configurationLine,
  elementLine,
  filesOf,
  type Hashes,
  linkLine,
  loaderLine,
  preloadLines,
} from '../../../.build/snippet/lines';
import { VERSION } from '../../../widgets/diagnostics/doctor/facts.build-time';
import { startTag } from '../../../widgets/diagnostics/markup/markup';
import { type Choices, type GalleryData, writtenElements } from '../choices/choices';

/** The part of the page configuration that is chosen here. */
export function configurationOf({ appid, apiBase, publicKey, portalHome, hasLinks }: Choices): object {
  return {
    appid,
    ...(apiBase && { apiBase }),
    ...(publicKey && { signing: { publicKey } }),
    ...(portalHome && { portalHome }),
    ...(hasLinks && { embedLinks: true }),
  };
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
    configurationLine(JSON.stringify(configurationOf(choices), null, 2)),
    ...elements.map(hasLinks ? linkLine : elementLine),
  ].join('\n');
}
