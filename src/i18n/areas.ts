import { type Areas, areaFile } from './area-files';
import type { Language } from './languages';
import { textLoader } from './load-texts';

/** Returns the function that loads the texts of an area, the same one each time. */
export function areaLoader<Area extends keyof Areas>(
  area: Area,
  language: Language,
): () => Promise<Pick<Areas, Area>> {
  return textLoader(area, language, (name) => areaFile(area, name));
}
