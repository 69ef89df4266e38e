/** The parts of a database error that name no value of a row. */
type DatabaseError = Error & { code: string; severity: string; table?: string; constraint?: string };

/** Characters that would begin a new line of the log or control the terminal that shows it. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Writes a text of a visitor in quotes, with control characters as escapes. */
export function quoted(text: string): string {
  const escaped = (character: string) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replace(CONTROLS, escaped);
}

/**
 * Logs an error with its stack. Of an error of the database the log has no message, which may contain a row: a password
 * hash or an address.
 * @param what what failed, such as method and path
 */
export function logError(what: string, error: unknown): void {
  console.error(`${quoted(what)} failed: ${descriptionOf(error)}`);
}

function descriptionOf(error: unknown): string {
  if (!(error instanceof Error)) return quoted(String(error));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${messageOf(error)}`, ...frames].join('\n');
}

function messageOf(error: Error): string {
  if (!isDatabaseError(error)) return quoted(error.message);
  const { code, table = '', constraint = '' } = error;
  return `SQLSTATE ${quoted(code)}, table ${quoted(table)}, constraint ${quoted(constraint)}`;
}

function isDatabaseError(error: Error): error is DatabaseError {
  return 'severity' in error && 'code' in error && typeof error.code === 'string';
}
