/** ISO 8601, also with a blank in place of the `T`, as templates of pages write it. */
const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Parses a time in an attribute, which is China's if it has no zone.
 * @param midnight the time of a day without one: `24:00` is its end
 * @returns milliseconds since 1970; NaN for any other text
 */
export function writtenTime(written: string, midnight: '00:00' | '24:00' = '00:00'): number {
  const [, day = '', time = midnight, zone = '+08:00'] = TIME.exec(written) ?? [];
  // Some engines accept 31 February.
  const isDay = new Date(day).getUTCDate() === Number(day.slice(8));
  return isDay ? Date.parse(`${day}T${time}${zone}`) : Number.NaN;
}
