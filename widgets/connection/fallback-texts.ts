import { commonTexts, type Overrides } from '#i18n/common-texts';
import type { Language } from '#i18n/languages';
import { nativeDocument } from '#lib/document/native-document';
import { CONFIG_SCRIPTS, configuration } from '#page-config/layers';
import { TEXTS } from './fallback-texts.build-time';

type Layer = { texts?: Overrides } | null;

/**
 * Returns the function that returns a text of the fallback, with those of the page. Its configuration is read here without its
 * rules, because their file may be the one that cannot be loaded.
 */
export function fallbackTexts(language: Language) {
  let written: Layer[] = [];
  const scripts = [...nativeDocument('documentElement').querySelectorAll(CONFIG_SCRIPTS)];
  try {
    written = [...JSON.parse(`[${scripts.map(({ textContent }) => textContent)}]`)];
  } catch {
    // No element works with an invalid configuration.
  }
  // Until a view reads the configuration elements, only that of the site is known.
  const layers: Layer[] = [...configuration.scripts.values(), ...written, ...configuration.layers];
  const own = layers.map((layer) => layer?.texts);
  return commonTexts(TEXTS[language], language, own);
}
