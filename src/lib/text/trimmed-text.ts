import { visibleText } from './invisible';

/** From the first to the last character that is not a blank, a mark of direction, or a filler drawn as a blank. */
const CONTENT = /[^\s\p{Bidi_Control}\u200b\u2800\u3164](?:.*[^\s\p{Bidi_Control}\u200b\u2800\u3164])?/su;

/**
 * Returns a name or a free text without blanks and marks of direction at its ends, which are copied with it; empty if
 * nothing in it can be seen. Other invisible characters at its ends can be parts of an emoji.
 */
export function trimmedText(text: string): string {
  return visibleText(text) && (CONTENT.exec(text)?.[0] ?? '');
}
