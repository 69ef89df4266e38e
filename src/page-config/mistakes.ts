import { fill } from '#i18n/fill';
import { MISTAKES } from '#i18n/mistakes';
import { logMessage, readable } from './console-message';

/** What was reported, as the console shows it. */
const reported: string[] = [];

/**
 * Reports a mistake to the console, once for each value.
 * @param written the value, of which the console shows more than a text
 * @returns whether it was reported for the first time
 */
export function reportMistake(
  level: 'error' | 'warn',
  code: keyof typeof MISTAKES,
  values: Readonly<Record<string, string>> = {},
  ...written: unknown[]
): boolean {
  const message = fill(MISTAKES[code], values);
  const line = [message, ...written.map(readable)].join(' ');
  if (reported.includes(line)) return false;
  reported.push(line);
  logMessage(level, `cntv-widgets: ${message}`, ...written);
  return true;
}

/** Whether a message was reported, with any value. */
export function isReported(message: string): boolean {
  return reported.some((line) => line.startsWith(message));
}
