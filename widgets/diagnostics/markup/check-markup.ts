import { configMistakes } from './config/config-checks';
import { configElements } from './config/config-elements';
import { elementMistakes } from './element-checks';
import type { Finding } from './finding';
import { languageMistakes } from './language-checks';
import { linkMistakes } from './link-checks';
import type { Markup } from './markup';
import { portalMistakes } from './portal-checks';
import { registryMistakes } from './registry-checks';
import { loaderMistakes } from './script-checks';
import { unknownSlots } from './slot-checks';
import { tagsAsText } from './tag-checks';

type Check = (markup: Markup) => readonly Finding[] | Promise<readonly Finding[]>;

const CHECKS: readonly Check[] = [
  loaderMistakes,
  configElements,
  configMistakes,
  elementMistakes,
  languageMistakes,
  linkMistakes,
  portalMistakes,
  registryMistakes,
  tagsAsText,
  unknownSlots,
];

/** Returns the mistakes in a page or a pasted text. Sends no request. */
export async function checkMarkup(markup: Markup): Promise<Finding[]> {
  return (await Promise.all(CHECKS.map((check) => check(markup)))).flat();
}
