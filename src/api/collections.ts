import * as z from 'zod/mini';
import { SOURCE_TYPES } from '../config/wire';
import type { Endpoint } from '../lib/endpoint';
import { count, httpAddress, text, word } from '../lib/schemas';
import { type CallOptions, call } from './call';

export const COLLECTIONS_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/collect/records',
  isSafe: true,
};

export type SourceType = keyof typeof SOURCE_TYPES;

/** Something a viewer has collected, as far as it is shown (ENT-07, FAV-04); addresses are http(s), or empty. */
export type CollectionItem = { id: string; title: string; logoUrl: string; url: string };
export type CollectionPage = { total: number; items: CollectionItem[] };

const collectionPage = z.object({
  total: count,
  rows: z.array(
    z.object({ id: word, source_title: text, source_logo: httpAddress, source_url: httpAddress }),
  ),
});

type Query = {
  sourceType: SourceType;
  /** From 1. */
  page: number;
  pageSize: number;
};

/** One page of what the viewer has collected, newest first (API-13, APIMAP-23, ENT-09). */
export async function getCollections(
  { sourceType, page, pageSize }: Query,
  options?: CallOptions,
): Promise<CollectionPage> {
  const fields = { source_type: SOURCE_TYPES[sourceType], page_no: page, page_size: pageSize };
  const { total, rows } = await call(COLLECTIONS_ENDPOINT, collectionPage, fields, options);
  const items = rows.map((row) => ({
    id: row.id,
    title: row.source_title,
    logoUrl: row.source_logo,
    url: row.source_url,
  }));
  return { total, items };
}
