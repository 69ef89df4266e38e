import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#config/languages';
import { loadChunk } from '#lib/chunk';
import { isRecord } from '#page-config/is-record';

export type Texts = { readonly [name: string]: Texts | string };
type Load = () => Promise<Readonly<Record<string, Texts>>>;

/** The texts by file, without `areas.ts`, which is loaded with React. A folder is an area; `catalogue` holds the others. */
const FILES = import.meta.glob<Readonly<Record<string, Texts>>>([
  '../../src/i18n/*/*.ts',
  '!../../src/i18n/{account-button,broken-page,core,doctor,errors,loader,password-field,regions}/*',
  '!../../src/i18n/application/field-texts.ts',
]);
const CORE = 'catalogue';

/** Returns the names of the texts that overrides are compared with: of each language, and of the default one. */
export async function textNames(own: Readonly<Record<string, unknown>>): Promise<Texts> {
  const specific = LANGUAGES.map(
    async (name) => [name, name in own ? await textsIn(name, own[name]) : {}] as const,
  );
  return { ...(await textsIn(DEFAULT_LANGUAGE, own)), ...Object.fromEntries(await Promise.all(specific)) };
}

/** Loads the texts of the named areas; those of all areas only to find the nearest name of an unknown one. */
async function textsIn(language: Language, own: unknown): Promise<Texts> {
  const { [CORE]: loadCore, ...areas } = filesOf(language);
  const core = (await loadTexts(loadCore)).texts as Texts;
  const named = Object.keys(isRecord(own) ? own : {}).filter((name) => !isLanguage(name));
  const isKnown = named.every((name) => [...Object.keys(core), ...Object.keys(areas)].includes(name));
  const wanted = Object.entries(areas).filter(([area]) => !isKnown || named.includes(area));
  const loaded = await Promise.all(
    wanted.map(async ([area, load]) => [area, await loadTexts(load)] as const),
  );
  return { ...core, ...Object.fromEntries(loaded) };
}

/** Returns the files of a language by folder. */
function filesOf(language: Language): Record<string, Load> {
  const suffix = `/${language.toLowerCase()}.ts`;
  const files = Object.entries(FILES).filter(([file]) => file.endsWith(suffix));
  return Object.fromEntries(files.map(([file, load]) => [file.split('/').slice(-2)[0], load]));
}

/** Each file exports its texts alone. */
async function loadTexts(load?: Load): Promise<Texts> {
  return load ? (Object.values(await loadChunk(load))[0] ?? {}) : {};
}
