import { areaLoader } from '#i18n/areas';
import type { Language } from '#i18n/languages';
import type { RouteRow, ScreenModule } from './route-table';

type Loads = readonly [() => Promise<ScreenModule>, ...(() => Promise<unknown>)[]];

/** Returns the functions that load the screen of a row and the areas of its texts. */
export function loadsOf({ load, areas = [] }: RouteRow, language: Language): Loads {
  return [load, ...areas.map((area) => areaLoader(area, language))];
}
