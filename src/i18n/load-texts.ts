import { merged } from '#config/merged';
import { fallbackLanguage, textFile } from './fallback';
import { ARE_COMPLETE, INCOMPLETE } from './incomplete.build-time';
import { type CoreFile, LANGUAGES, type Language } from './languages';

type Load<Module> = () => Promise<Module>;
type FileOf<Module> = (language: Language) => Load<Module>;

/** The functions that load a file with its fallback, by the one that loads the file alone. */
const loads = new WeakMap<Load<unknown>, Load<never>>();

/** Returns the function that loads what every view needs in a language. */
export function coreLoader(language: Language): Load<CoreFile> {
  // The file of a language may lack texts.
  return textLoader('core', language, (name) => LANGUAGES[name].load as Load<CoreFile>);
}

/**
 * Returns the function that loads all texts of an area in a language, the same one each time.
 * @param fileOf returns the function that loads the file of a language
 */
export function textLoader<Module>(area: string, language: Language, fileOf: FileOf<Module>): Load<Module> {
  return ARE_COMPLETE ? fileOf(language) : completeLoader(area, language, fileOf);
}

/** Returns the function that loads a file; also that of the fallback if the file lacks some of its texts. */
export function completeLoader<Module>(
  area: string,
  language: Language,
  fileOf: FileOf<Module>,
  incomplete = INCOMPLETE,
): Load<Module> {
  const own = fileOf(language);
  if (!incomplete.includes(textFile(area, language))) return own;
  const fallback = completeLoader(area, fallbackLanguage(language), fileOf, incomplete);
  const load =
    loads.get(own) ??
    (async () => {
      const [base, texts] = await Promise.all([fallback(), own()]);
      return merged(base, texts) as never;
    });
  loads.set(own, load);
  return load;
}
