import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from '#lib/calendar-file';

const NOW = Date.UTC(2026, 10, 26, 12);
const EVENT: CalendarEvent = {
  uid: '7@tv.example.com',
  title: '新闻联播',
  place: 'CCTV-1',
  beginsMs: Date.UTC(2026, 10, 26, 16, 5),
  address: 'https://tv.example.com/live?a=1,2;3',
};
const TEXTS = ['uid', 'title', 'place'] as const;
/** Half of the characters mean something in the format. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'\\;,:"\r\n\t nN'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 200,
  size: 'max',
});

/** What a calendar reads from the bytes of a file. */
function eventsOf(file: string) {
  const read = new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(file));
  return new ICAL.Component(ICAL.parse(read)).getAllSubcomponents('vevent');
}
const withoutControls = (raw: string) => raw.replace(/\p{Cc}+/gu, ' ');
const propertyOf = (event: ICAL.Component | null | undefined, name: string) =>
  event?.getFirstPropertyValue(name);

describe('the calendar file of a programme', () => {
  it('has title, channel, begin in UTC, address, and an alarm five minutes before, but no end', () => {
    const [event] = eventsOf(calendarFile([EVENT], NOW));
    const alarm = event?.getFirstSubcomponent('valarm');
    const names = ['uid', 'summary', 'location', 'url', 'description', 'dtstart', 'dtstamp'];
    expect(names.map((name) => String(propertyOf(event, name)))).toEqual([
      EVENT.uid,
      EVENT.title,
      EVENT.place,
      EVENT.address,
      EVENT.address,
      '2026-11-26T16:05:00Z',
      '2026-11-26T12:00:00Z',
    ]);
    expect(['action', 'trigger', 'description'].map((name) => String(propertyOf(alarm, name)))).toEqual([
      'DISPLAY',
      '-PT5M',
      EVENT.title,
    ]);
    expect(event?.getAllProperties().map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect(event?.getAllProperties()).toHaveLength(names.length);
  });

  it('is the same each time, but for the time at which it is made', () => {
    expect(calendarFile([EVENT], NOW)).toBe(calendarFile([EVENT], NOW));
  });

  it('leaves out a channel and an address that are not known', () => {
    const file = calendarFile([{ ...EVENT, place: '', address: '' }], NOW);
    expect(file).not.toMatch(/LOCATION|URL|DESCRIPTION:https/);
  });

  it('keeps any text, which adds no line to the file, in lines of at most 75 bytes', () => {
    fc.assert(
      fc.property(fc.record({ uid: text, title: text, place: text }), (texts) => {
        const file = calendarFile([{ ...EVENT, ...texts }, EVENT], NOW);
        const lines = file.split('\r\n');
        expect(lines.pop()).toBe('');
        expect(
          lines.filter((line) => new TextEncoder().encode(line).length > 75 || /\p{Cc}/u.test(line)),
        ).toEqual([]);
        const [event, other] = eventsOf(file);
        expect(['uid', 'summary', 'location'].map((name) => propertyOf(event, name) ?? '')).toEqual(
          TEXTS.map((name) => withoutControls(texts[name])),
        );
        expect(propertyOf(event?.getFirstSubcomponent('valarm'), 'description')).toBe(
          withoutControls(texts.title),
        );
        expect(propertyOf(other, 'uid')).toBe(EVENT.uid);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'x\r\nBEGIN:VALARM\r\nACTION:AUDIO\r\nEND:VALARM',
    'x\nATTACH:file:///etc/passwd',
    'x\\\r\nEND:VCALENDAR',
  ])('takes no property from the text of the server: %j', (title) => {
    const events = eventsOf(calendarFile([{ ...EVENT, title }], NOW));
    expect(events).toHaveLength(1);
    expect(events[0]?.getAllSubcomponents('valarm')).toHaveLength(1);
    expect(events[0]?.getFirstProperty('attach')).toBeFalsy();
  });
});
