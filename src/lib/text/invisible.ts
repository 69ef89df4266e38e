/**
 * Characters that are drawn as nothing or as a blank: marks of direction, joiners, the byte order mark, fillers such as
 * U+3164, the empty braille pattern, control characters.
 */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]|[^\P{Cc}\s]/gu;

/** Returns a text without invisible characters and without blanks at its ends: empty if nothing in it can be seen. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}
