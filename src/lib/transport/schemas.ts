import * as z from 'zod/mini';
import { isRecord } from '#config/is-record';
import { getPageConfig } from '#page-config/page-config';
import { pageUrl } from '../document/page-url';
import { readHttpAddress } from '../http-address';

/**
 * Schemas for values in responses. They accept several spellings of a value, and reject values of the wrong kind.
 */

/** A string. Numbers are converted; a missing value and null become the empty string. */
export const text = z.pipe(
  z.transform((raw) => (typeof raw === 'number' ? String(raw) : (raw ?? ''))),
  z.string(),
);

/** A non-empty string. */
export const word = z.pipe(text, z.string().check(z.minLength(1)));

/** A non-negative whole number, or a string of digits. Nothing is 0. */
export const count = z.pipe(
  z.transform((raw) => {
    if (isNothing(raw)) return 0;
    return typeof raw === 'string' && /^\d+$/.test(raw) ? Number(raw) : raw;
  }),
  z.int().check(z.nonnegative()),
);

/** A boolean: `true`, 1, `'1'` and `'true'` are true (OQ-15), everything else is false. */
export const flag = z.transform((raw) => raw === true || raw === 1 || raw === '1' || raw === 'true');

/**
 * An absolute http(s) URL of a page. Anything else becomes the empty string, so it never gets into `href` or `src`. A relative
 * one is of the host of `portalBase` (OQ-107).
 */
export const httpAddress = z.transform((raw) => readHttpAddress(raw, baseOn(getPageConfig().portalBase)));

/** The same of a picture. A relative one is of the host of the API, which has answered (OQ-107). */
export const pictureAddress = z.transform((raw) => readHttpAddress(raw, baseOn(getPageConfig().apiBase)));

/** Returns the URL of the page, or a configured one on another host. */
function baseOn(configured: string): string {
  const url = new URL(configured, pageUrl());
  return url.origin === new URL(pageUrl()).origin ? pageUrl() : url.href;
}

/** An object without required fields; nothing is read as `{}`. */
export function orNothing<Schema extends z.ZodMiniObject>(schema: Schema) {
  return orEmpty(schema, (raw) => (isNothing(raw) ? {} : raw));
}

/** The same for data that are not needed: any value that is no object is read as `{}`. */
export function orEmpty<Schema extends z.ZodMiniObject>(
  schema: Schema,
  read: (raw: unknown) => unknown = (raw) => (isRecord(raw) ? raw : {}),
): z.ZodMiniType<z.output<Schema>> {
  // The cast is safe: the schema validates its input.
  return z.pipe(z.transform(read), schema as unknown as z.ZodMiniType<z.output<Schema>, unknown>);
}

/** Whether a value means that there is nothing (OQ-97): null, a missing part, `[]` or `{}`. */
function isNothing(raw: unknown): boolean {
  return raw === undefined || (typeof raw === 'object' && Object.keys(raw ?? {}).length === 0);
}
