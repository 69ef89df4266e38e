/** From the first to the last character that is neither a blank nor a mark of direction. */
const CONTENT = /[^\s\p{Bidi_Control}\u200b](?:.*[^\s\p{Bidi_Control}\u200b])?/su;

/** Returns a name or a free text without blanks and marks of direction at its ends, which are copied with it. */
export function trimmedText(text: string): string {
  return CONTENT.exec(text)?.[0] ?? '';
}
