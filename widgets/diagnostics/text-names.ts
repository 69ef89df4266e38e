import { isRecord } from '#config/is-record';
import { merged } from '#config/merged';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages';
import { loadChunk } from '#lib/chunk';

export type Texts = { readonly [name: string]: Texts | string };

const loadAreas = () => import('#i18n/area-files');

/** Returns the names of the texts that overrides are compared with: of each language, and of the default one. */
export async function textNames(own: Readonly<Record<string, unknown>>): Promise<Texts> {
  const specific = LANGUAGE_NAMES.map(
    async (name) => [name, name in own ? await textsIn(name, own[name]) : {}] as const,
  );
  return { ...(await textsIn(DEFAULT_LANGUAGE, own)), ...Object.fromEntries(await Promise.all(specific)) };
}

/**
 * Loads the texts of the named areas; those of all areas only to find the nearest name of an unknown one. A language can have
 * more names than the default one, and lack some.
 */
async function textsIn(language: Language, own: unknown): Promise<Texts> {
  const base = language === DEFAULT_LANGUAGE ? {} : await textsIn(DEFAULT_LANGUAGE, own);
  const { AREA_NAMES, areaFile } = await loadChunk(loadAreas);
  const { core } = await loadChunk(LANGUAGES[language].load);
  const named = Object.keys(isRecord(own) ? own : {}).filter((name) => !isLanguage(name));
  const isKnown = named.every((name) => [...Object.keys(core), ...AREA_NAMES].includes(name));
  const wanted = AREA_NAMES.filter((area) => !isKnown || named.includes(area));
  const areas = await Promise.all(wanted.map((area) => loadChunk(areaFile(area, language))));
  return merged(base, Object.assign({}, core, ...areas)) as Texts;
}
