import type { Fields } from '../lib/signing';

/** Default page size (doc 1 § 9). */
const PAGE_SIZE = 10;
const PAGE_SIZE_MAX = 100;
const PAGE_MAX = 100_000;

/** @returns null for an invalid page number or size */
export function readPage(fields: Fields): { size: number; offset: number } | null {
  const size = wholeNumber(fields.page_size ?? String(PAGE_SIZE), PAGE_SIZE_MAX);
  const page = wholeNumber(fields.page_no ?? '1', PAGE_MAX);
  return size && page ? { size, offset: (page - 1) * size } : null;
}

/** Parses an integer from 1 to `max`; otherwise 0. */
function wholeNumber(text: string, max: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number <= max ? number : 0;
}
