import { AFTERNOON, OFF, SYNONYMS, TIME } from '#i18n/zh-cn/expected';
import { nearestWord } from '#lib/text/nearest-word';
import type { Attribute, Value } from '../../attributes';
import { nearestName } from '../nearest-name';

/** Returns a valid value that may have been meant; undefined for the default. */
export function meantValue(rule: Attribute<Value>, written: string): string | undefined {
  const value = written.normalize('NFKC').trim();
  const candidates = [
    written.trim(),
    value,
    value.toLowerCase(),
    nearestNumber(rule, value),
    timeIn(value),
    ...(rule.expected.startsWith('any of ') ? [wordsIn(value, rule.expected.split(' ').slice(2))] : []),
    meantWord(value, rule.expected.split(' | ')),
  ];
  return candidates.find((candidate) => candidate !== undefined && rule.read(candidate) !== undefined);
}

/** Returns the word that is meant: one that people say for it, or a similar one. */
function meantWord(value: string, words: readonly string[]): string | undefined {
  if (words.length < 2) return undefined;
  const said = words.find((word) => SYNONYMS[word]?.split('|').includes(value.toLowerCase()));
  const similar = nearestWord(value.replace(/[_\s]/g, ''), words, 0.5);
  return (
    said ??
    similar ??
    words.find((word) =>
      value
        .toLowerCase()
        .split(/[^a-z]+/)
        .includes(word),
    )
  );
}

/** Returns words with blanks between them; undefined if one is not known. */
function wordsIn(value: string, words: readonly string[]): string | undefined {
  if (OFF.includes(value.toLowerCase())) return '';
  const all = value.split(/[^\p{L}]+/u).filter(Boolean);
  const meant = all.map((word) => (words.includes(word) ? word : meantWord(word, words)));
  return meant.includes(undefined) ? undefined : [...new Set(meant)].join(' ');
}

/** Returns the number in a text, or the limit that it exceeds. */
function nearestNumber({ fallback, expected }: Attribute<Value>, value: string): string | undefined {
  const number = value.replace(/(\d),(?=\d{3})/g, '$1').match(/^-?(\d+)(?!.*%)/)?.[1];
  if (typeof fallback !== 'number' || number === undefined) return undefined;
  const [least = 0, most = 0] = expected.split(' to ').map(Number);
  return String(Math.min(Math.max(Number(number), least), most));
}

/** Returns a time in ISO 8601. */
function timeIn(value: string): string | undefined {
  const found = TIME.exec(value.replace(/^(\d{4})(\d\d)(\d\d)(?!\d)/, '$1-$2-$3'));
  if (!found) return undefined;
  const [, year, month = '', day = '', half, hour, minute = '', second = '', utc, sign, zone = '', rest] =
    found;
  const two = (number: string | number) => String(number).padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  if (hour === undefined) return date;
  const isLater = AFTERNOON.includes(half ?? '') && Number(hour) < 12;
  const offset = utc ? 'Z' : sign ? `${sign}${two(zone)}:${rest ?? '00'}` : '';
  return `${date}T${two(Number(hour) + (isLater ? 12 : 0))}:${two(minute)}${second}${offset}`;
}

/** Whether an author has written that a boolean attribute is off. */
export function isOff(written: string): boolean {
  const value = written.trim().toLowerCase();
  return OFF.includes(value) || nearestName(value, ['false']) !== undefined;
}

/** The beginning of an address with its host. */
const HOST = /^(www\.[\w-]+\.|[\w-]+(\.[\w-]+)*\.(com|cn|net|org|tv)([:/?#]|$))/i;
const FULL_WIDTH = /[：／．？＃＝＆]/;

/** Returns the address that is meant by one that browsers take for a path; undefined for any other. */
export function meantAddress(written: string): string | undefined {
  const value = FULL_WIDTH.test(written) ? written.normalize('NFKC').trim() : written.trim();
  if (/^https?%3a/i.test(value)) return value.replace(/%(3a|2f|3f|3d|26)/gi, decodeURIComponent);
  const [, scheme, rest] = /^(https?)[:;]?\/{1,2}([^/].*)/i.exec(value) ?? [];
  const isWhole = /^https?:\/\//i.test(value);
  if (scheme && !isWhole) return `${scheme}://${rest}`;
  if (HOST.test(value)) return `https://${value}`;
  return value === written.trim() ? undefined : value;
}

/** Returns the base that is meant by one with a file, or with the mark of a route table. */
export function meantBase(written: string): string | undefined {
  const value = meantAddress(written) ?? written.trim();
  const base = value.replace(/\/(\*+|[^/]*\.(html?|jsp|php|action))$/, '');
  return base === written.trim() ? undefined : base;
}

/** Whether a text is no address, although browsers take it for a path. */
export function isNoAddress(value: string, name: string): boolean {
  return (
    (value.trim() === '' && ['action', 'consent'].includes(name)) ||
    /^(true|yes|on|1)$/i.test(value) ||
    OFF.includes(value.toLowerCase()) ||
    /^[^/.?#\x21-\x7e]+$/.test(value)
  );
}
