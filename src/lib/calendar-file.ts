import { REMINDER_LEAD_MS } from '#config/limits';

export type CalendarEvent = {
  /** The same each time, so that a calendar replaces an event that it has already. */
  uid: string;
  title: string;
  /** Empty if it is not known, like the address. */
  place: string;
  beginsMs: number;
  address: string;
};

/** Longest line in bytes, without the line break (RFC 5545 § 3.1). */
const LINE_MAX = 75;
const LINE_END = '\r\n';
const ALARM = `-PT${REMINDER_LEAD_MS / 60_000}M`;

/**
 * Returns an iCalendar file (RFC 5545) of events that have an alarm, but no end, because none is known. ical-generator escapes
 * commas in addresses, and needs `crypto.randomUUID`; ts-ics folds within characters and lets texts add lines.
 */
export function calendarFile(events: readonly CalendarEvent[], nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//cntv-widgets//reservations//EN',
    ...events.flatMap((event) => linesOf(event, nowMs)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}

function linesOf({ uid, title, place, beginsMs, address }: CalendarEvent, nowMs: number): string[] {
  const summary = escaped(title);
  // Many calendars show the description only, not the address.
  const link = address && [`URL:${address}`, `DESCRIPTION:${escaped(address)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(nowMs)}`,
    `DTSTART:${utc(beginsMs)}`,
    `SUMMARY:${summary}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(link || []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${ALARM}`,
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Escapes a text; line breaks and other control characters become spaces. */
function escaped(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/[\\;,]/g, '\\$&');
}

/** Formats a time as `yyyyMMddTHHmmssZ`. */
function utc(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Breaks a line between characters. A line that goes on begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let size = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (size + length > LINE_MAX) {
      text += `${LINE_END} `;
      size = 1;
    }
    text += character;
    size += length;
  }
  return text;
}
