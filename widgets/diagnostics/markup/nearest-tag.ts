import { nearestWord } from '#lib/text/nearest-word';
import { TAGS } from '../known-names.build-time';

/** Returns the name of the element that is meant. */
export function nearestTag(name: string): string {
  return TAGS.includes(name) ? name : (nearestWord(name, TAGS) ?? name);
}

/** Whether a name is meant to be one of the elements, such as `cntv_login` and `cctv-login`. */
export function isMeant(name: string): boolean {
  return name.startsWith('cntv') || (name.includes('-') && nearestWord(name, TAGS, 0.7) !== undefined);
}
